// Made by scripts/near-words.ts. Do not edit.

/**
 * 847 words of English and names of persons and places near a book's name that are not bent into it: their
 * hashes, sorted, each as two digits of the gap to the one before (parse/word-near-book.ts).
 */
export const NEAR_WORDS =
  "Il#a)KR$#&6C,&)*(jd4(\\#n/^.w/3*_ql)@D&(g5B%U&v'd$PS+$q&y-g<l).&a2#$H3-%.$]7^E(%c)w+3/#43$H%_$.'p" +
  "2.%H>`'+`L$edV#Q(R+R#]+A>Z#u$I5r%l@C)w&Z(K$^*e2K(p$:%e1c:D$E7N8<.:28>11]+S$]+Z#f#Q,|*g)o4;$G4LV;" +
  "'B1u<C#H%v(~/-'@$k/G#8&n't%f&&$3(c%f%t#`2%%P#1;=2G%x(3GI.-)I--.x#|6-1B%&;9%d$A/5#Z)2'#(T?[19B/0N" +
  "%j7n$*)6$c'&/47(2f+&$35J&)1X)p%C@?$J4.DL0)8X*U5:(h2I'a8hJh*x-.$E;`%p:m$>*ZU'Rs+OFe$g,I.AOk=#~~#t" +
  "%&#20?:0(:&#7iJh9sAj46&;%K+c0a,k%+0b#j//*7/|IT9F)x'G;6,R5/)L$h.Z,F/x2M5h[q$)/y$W&Z-4Gp*a3h.o%v(Y" +
  "3t3:,s3V#s%i6V$K-l&4&q&@%H*|?\\3,0G-?'C)k,hSu)e8R7>)]1Q;@)},F$?)]*u53,H/?(5&%A|I<#-.M0]/j+?32*4)h" +
  ">c7()-3x#n}##q,cB'Yj*ZI`0<.9?rV;,-E1(cE:&I+A(`-b1HNN)&+V&k'W#s1d#},bH7+*+EGg#N&U-tCa*n&],I+R#t([" +
  "@X0s?n#o*y,e*f9L4z(]#.*8=28=&z4r)h*s*g/Q0$%%$*<n#M:1$10$$LQ).O#$)'==@c=o8|>L0X+~#+*0E=)N)2)b3O1;" +
  ".x,=-f%i5jIy9P(kNV4A7B17-D-G%@(Q-4Ra$J,~cUR`/y,U0f0~GU&XBU4l$^/A&w?7$o)f'z&>$(-A7hVS,f0u5S$X%F#." +
  ",a#O-/%6IA)c,o8;,F&o#10_)h8C2V%*AR/L'm*P$[$V7%-q+0'$*~+0Y@&C(*%&&g$p.O30+W7y$O)/D%#&-#,`$z%C#KOE" +
  "22$1=E/'-&%kQ^2nAi4?/|0V&)DsDT%T3U$y-<2E-K-k(z%L$.&J6@Gd-u*P-%3U7'.sEk#E%7'I0L-n#_6_'4>/-&JY.;%f" +
  "W#4l-NBi\\F&N73'\\(44|9fFe+W#u#=H[%;67(X3SKh5H9w2Q%5'H-}4v(J0E(Y20'@Mu?['8'B`t8,(Z$~(y8l9B#21;0h$l" +
  "0B%4(MFr%SM{,]$e>J#u'os{)N'|&KHh&I6L08$4$n5I#s%S-9&%(6-1)}%5=m-$<v%Z/1+4(A,B/K0M/tDf*~(O/*8q/8$%" +
  "$@&ENa(--;*w'_8y?H@z5f/&*~P6@a(.4]:;$G#2,kO1%R#&+oK&L[*46@)m9b%D&ZKj&s3>+^'S(,$o1J'G&G2*$8$#.0C^" +
  "$S/2,B=z+<*g3A60(d'39R,v#J%>'?&[2z0*'|..$8&x#P/s95/@,r&UW:3p:P#HB/I=5eP9);))#s0n=:+M(C(%&k(R9j&2" +
  "C[#X9s2=2,'A.T)KA$,k#I<b7k.u';.>gh1M)lNG.J#v:R/r1M1W)98m(h+4#K#3+.*=%a#l7[(S(q&E%$2('&)&,)-]#d+<" +
  "#PB?-x&>'2(j&{#T8D>;2[$-,}CR4_29KY#K7y@W(Z2Y-B,72U61&w6~'(&K+8%G$h<')R#M-h1{0v(_-a5:$G0Q$e)?/pC2" +
  ".%5T6B,J'A(I6+'k({X=0bG%*WEv1k2W/&&]),5r)u%W%P*:-z2H($)c&X/1Mp";

/** Where the hash of a word starts: the first number by which no common misspelling of a name is taken for a word. */
export const NEAR_WORDS_SEED = 2208;
