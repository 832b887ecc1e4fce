// Made by scripts/near-words.ts. Do not edit.

/**
 * 873 words of English and names of persons and places near a book's name that are not bent into it: their
 * hashes, sorted, each as two digits of the gap to the one before (parse/word-near-book.ts).
 */
export const NEAR_WORDS =
  "-lcaiK6$c&vCl&h|c-hjH4h\\cno^nwo3j_Uli@(&hguBeUfvgddPzd{Fdqfymg|li.far#dHs-e.d]w^)(eciwk3o#t3dHe_" +
  "d.gpr.eH~`g+DLdeHVcQhRkRc]kA~ZcudIurel$CiwfZhKd^jer7c7hpd:eeqczDdEm0mAx<n:r8~1q]kSd]kZcfcQl|jgio" +
  "t;dGtL:;gBqu|CcHevh~o-g@dkoGc8fngteff&d3hcefetc`r%ePc1{=rGexh3+In-iIm-nxc|v-qBe&{9eddAo5cZi2g#hT" +
  "#[q9&/pNejwnd*i6dcg&o4w(rfk&d3uJf)qXipeC$?dJt.(Lp)xXjUu:hhrIgaxh.hjxm.dE{`epzmd>i&dW9'6skO*edglI" +
  "nA3k}#b~cte&c2p?z0h:f#wi.hys%jt6f;eKkcpalke+pbcjo/j7o|-TyFixgG{6lRu/iLdhnZlFoxrMuh,)vkd)oydWfZm4" +
  "+pjashnoevhYsts:lssVcseivVdKmlf4fqf@eHj|#\\s,pGm?gCiklh7uiexRw>i]qQ{@i}lFd?i]juu3lHo?dYf[f%%|,0d/" +
  "c-nMp]ojk?s2j4ih~cw(i-sxcna#cqlc&'=jjZ-`p<n9#r:;l-)1hc):fIkAh`mbqH2Ni&kVfkgWcsqdc}lb,7k*kE+gcNfU" +
  "m0cg'ajnf]lIkRcth[$Xps#ncojylejfyLtzh]c.j8}2x=fztrihjsjgoQp$e%d*|ncMz1d1p$dL5)nOc$i'}=$c}ox|~LpX" +
  "k~c+j0)=iNd|g5ibsOq;nxl=mfeiuj-yyPhk2VtAwBq7mDmGe@hQm46adJl~GU6`oylUpfp~+UfXhggDxLtld^oAfw#7doif" +
  "gzf>d(mAwh:SlfpuuSdXeFc.lacOm/e6-Aiclox;lFfoc1p_ihxCrVe*%RoLgmjPd[dVw%mqk0g$j~k0=@fCh*e&fgcKdHmi" +
  "ces0kWwydOi/(%c&m#l`dzeCcK3Er2d1}Eo'm&ek5^rn%it?o|pVf)(s(TeTsUdym<rEmKmkhzeLd.fJv@+dmujPm%sUw'ns" +
  ")kcEe7gIpLmnc_v_g4htuqeHm&)<h@n;ef;#tlmN&i@FfNw3g\\h4t|yf*ekWcuc=,[e;v7hXsS/huHywrQe5gHm}tvhJpEhY" +
  "r0g@1u#[g8gBDtx,hZd~hyxlyBc2q;phdlpBe4hMr_w6eS1{l]de~JcugoW{iNg|fK,hfIvLp8d4dnuIcseSm9f%h6m1iyc'" +
  "e5}mm$|veZo1k4hAlBoKpMot(fj~hOo*xqo8d%d@fE2ah-m;jwg_xy#H$zufo&j~46$ah.t]z;dGc2lk%YpWeRc&kom=$h0[" +
  "j4v@imybeDfZi@)Mfss>k^gSh,doqJgGfGr*d8d#n0'^dSo2lB}zk<jgsAv0hdg3yRlvcJe>g?f[rzp*g|n.d8fxcPosy5o@" +
  "lrfU9FdsspzPcH&/-=p%hc49i;ebfFcspn}:kMhCh%fkhRyjf2'[cXnQnEr=r,gAnTiK%$lkcI|bwknug;n>KhqMil2GnJcv" +
  "zRorqMqWi9xmhhk4cKc3k.j=eaclw[hShqfEe$r(g&i&l)m]cdk<cP&?mxf>g2hjf{cTxD~;r[d-l}'Rt_r9/YcKwy$WhZrY" +
  "mBl7rUv1fwv~g(fKk8eGdh|'iRcMmhq{pvh_mau:dGpQdei?op'2n%uTvBlJgAhIv+gkh{<=pb+%jW)vqkrWo&f]i,uriueW" +
  "ePj:mzrHh$icfXo11p";

/** Where the hash of a word starts: the first number by which no common misspelling of a name is taken for a word. */
export const NEAR_WORDS_SEED = 2208;
