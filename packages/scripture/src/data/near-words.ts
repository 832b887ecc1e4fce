// Made by scripts/near-words.ts. Do not edit.

/**
 * 834 words of English and names of persons and places near a book's name that are not bent into it: their
 * hashes, sorted, each as two digits of the gap to the one before (parse/word-near-book.ts).
 */
export const NEAR_WORDS =
  "%::?$})(%/$_7/4+(l:$57%=$\\(-GJ9h5`,?#C6e(x,$AQ-x<MKo(7*&00#z<K)o1#-G)^)09&'d#ND#.]))#/2'>Z$f(i-B" +
  "'t#I$;.V%:'.0Y*q&D)2I^2@'3(k.G;},7#J05B3;]$&3L3/,,6Z$A(`6#$H,~*\\)O+p#A-s8M*#GU&}@\\-C*[&7#]F}-p%R" +
  "-o%T0b1a7E%Eb&'h_$>mHe9[/\\3^')'^Q81%'.'.7y,0&?oL):0]U~-40Q)2)W&'&~6V$q$&'t+w']#.0n=1+>%p6*'>#x({" +
  "$'Qk%$$I#@&Z$;&$7e,t$06(&G@,Tdf#,#%],~3a+5(@%Q$4*m#2&h7T'e?y.+&T#c(0<X*=5J(c+9=N&KPk8Ug?$}+qCG0[" +
  "/<4E&#$]3,/r'8,1#.$#%&$f1j,G,U&82g*A=e/:'q2:0M&t/$'~'D$1-a/#$M9c%#0DS\\&-\\A(_%K1p$12d/<>G2+*Q(6)g" +
  "\\C((Sz1/.1$i9a26$\\)6*9$b`y*<1l-})6#@(z#t#,1I,u#f0X%^0[/1?::X&d:h?r$mMV'<.<0($H(%/{7L8m/:Bg;-#N-q" +
  "1?G.RC,6#yWx8##I9z)H(L(k5P$YANGh1-.u'J;z#,IEH?%_#L$F.TLd#?AhVi'%#z7_>p&<%J(+&L#H:8(1C`#5#~$n#s$=" +
  "4h:,2W$>=+-F7T#@$:5T.3,u5Z1{J((D7@BE6x#7%Y0B)QGI%v$A&y/)(;'*2O%R(&)~)u#K%I4Z0;'B(f24-x+*?V%f$(8Y" +
  "N;/CEW.<(S%A(.#U#/+i5]6NWz-;%6+g%}#>9M'r@)+5>2***D.lFA,[)1'q(K%U+,:3=M~~Bg:/=t)(+w$~;N(R$EIT)i9'" +
  "3{3%3m<}O{)W.&)&(6/\\&W3q(B-h'I#4/IW.#L*j$-4M1Q)M*1$X+a(TWU/7%p+.$3%V.2>S&Q.O'8#H%{>G$>?313/a7H0<" +
  "$Jn&5/-[<_,[&>/<$5*+$f,a0,sAO.A6/W%UV5#G1[*)3&)72?4Z:vcK#K:?)i#BCy/,*d5S8/(j$=P=+b&nrb4$+{-\\&T<S" +
  "s2+X.7HT(^,.)S+HJ/EX0e&(.`#N*#8n%j+)&Kvp4V'J+L,g9]3il<.zMy;E#gL#&e$d,P:=#<(<%#$f9V={'G*5'4-V&9%1" +
  ")E]y:L;}6}Ax+Q:e(D(+-U?1KI8`A-'%$?&Q&b&\\%_%-#\\6-)n0V#l%l(L&I%oAf&p.r$+#~.c-'#>#./R)83}'m+3%/&Y%-" +
  "$H%4,\\%h65'.%s:*#[,S%?,)#>(V0U'y2O2>2a,nmQ(#3B(9>0,7$K:k'\\+8&t/#%>-w'o$t9J#x)%D:+S(P&P96'3@6(c+=" +
  "&&,h+},0&09k3V5]3@2Z2'+d#:.4'8M+Fn&/O$&t$f(|F{/3fe/DJh)&)t6=%\\EX#\\-o%4$]&@?2$h'2+w#9C5(i$-=&#>#-" +
  "2a:n&l+]$5QfDP#p2p'|?I.I/v&H#:-I/=%E#D6UO234/r&F&9&#(w-B*9$I.}-D';/S/+9y4+#616(n#~)f+A6^'N6b*}%R" +
  "Aa&?.T&m_(Po?>Cd#)5q03&T$V%?%@/6651W&$$x%./i%=(e/]&95F*V*,*#*T4O9*,i1I$6%A2wJ6.5#^5%*I%D$k*z/KF\\" +
  "+[)$)z.K,.M$#+3v=A$yUe-3#eDb*lO$#]9mTv";

/** Where the hash of a word starts: the first number by which no common misspelling of a name is taken for a word. */
export const NEAR_WORDS_SEED = 1610;
