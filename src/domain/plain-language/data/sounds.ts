import { wordSet } from "../../word-set.ts";

// Counted over a list of 100,000 English words: consonants that open or close a word there.
// A short word in small letters that opens or closes otherwise is a word with letters left out.

/** Runs of two and more consonants that end English words. */
export const FINAL_CLUSTERS = wordSet(`
  bb bbs bs bt bts ch chs cht ck cks cs ct cts dd dds dge ds dst dth dths ff ffs fs ft fth fths fts ghth hm hms tsch xths chts wt wts ldt ldts lc rsch nkh dz gg ggs gh ghs ght ghts gm gms gn gns gs hs kh khs ks lb lbs lch ld lds lf lfs lfth lk lks
  ll lls ls rls lm lms ln lns lp lph lphs lps lpt lsh lst lt lth lths lts ltz lz mb mbs mm mn mns mp mph mphs mps mpt mpts ms mt nc nch nchs ncs nct ncts nd nds ndth ng ngs ngst ngth ngths nk nks nn nns ns nst nt
  nth nths nts ntz nx ph phs pp pps ps pt pth pths pts rb rbs rc rch rchs rcs rd rds rf rfs rg rgs rk rks rl rld rlds rls rm rms rmth rn rns rnt rp rps rr rrh rrs rs rsh rst rsts
  rt rth rths rts rtz sc scs sh sk sks sm sms sp sps ss sst st sts tch th thm thms ths ts tt tts tz vs wd wds wk wks wl wls wn wns wnst ws wth wths xt xth xts zz`);

/** Runs of two and more consonants that open English words. */
export const INITIAL_CLUSTERS = wordSet(`
  bl br dh schw std ch chl chr cl cr cz dj dr dw fj fl fr gh gl gn gr kh kl kn kr ll mn ph phl phr pl pn pr ps psh pt rh sc sch schl schm schn scr sh shl shr sht sk sl sm sn
  sp sph spl spr sq st str sv sw th thr thw tr ts tw tz vl wh wr xx zw`);
