/** What is done to work, how it goes wrong and how it is put right. */

import type { Lexicon } from "../clauses/word-table.ts";
import { baseForms, ingForms, pastForms, thirdForms } from "./forms.ts";

/** Verbs of making and of delivering, regular ones. */
const MAKE =
  "add implement create finish complete tackle address deliver ship port migrate wire hook_up hook fill move convert translate cover fix connect publish deploy document design record provide supply sort_out enable activate switch_on turn_on install instal polish extend integrate introduce replace rework print paint assemble index edit scan mix master calibrate release merge upload automate populate register generate export import glue weld mount plant solder handle support include configure load store attach link render map label caption annotate sign seal hand_over start commence wrap_up round_off close_out carry_out roll_out backfill transfer apply order purchase book film animate dub subtitle proofread compile refactor restore reconcile revisit pick_up look_into resolve mend repair update upgrade renew expand finali{s,z}e locali{s,z}e digiti{s,z}e optimi{s,z}e tune port_over carry_over flesh_out fill_in type_up iron_out clean_up tidy_up back_up plug_in push roll";

/** Verbs of checking. */
const CHECK =
  "test verify check execute try validate confirm measure benchmark exercise rehearse compare profile inspect review observe watch audit reproduce demonstrate look_at taste try_out test_out check_over sign_off survey";

/** What a person does at a machine, a console or a desk. */
const OPERATE =
  "use open paste tick click press select visit navigate_to go_to restart rotate grant point copy close flip swap whitelist allow expose flash reboot unplug power scroll drag screw fold follow call contact email mail ask tell invite request obtain log_in sign_in login top_up bring choose pick decide enter insert adjust rename change define specify schedule assign rebuild seed bind approve remember specify plug trigger launch re_run rerun double_check";

export const WORK: Lexicon = [
  // What looks like trouble or delay and is none.
  [
    "neutral",
    "{second,minute,hour,day,week,month,year}{,s}_later ms_later s_later {a,one}_{second,minute,hour,day,week,month,year}_{later,late,early,earlier,before,after,ahead} later_than or_later and_later sooner_than later_{versions,stages,chapters,pages,entries,lines,rows,calls,requests,events,edits} left_{hand,side,corner,edge,margin,column,pane,arrow,panel,border,join,click,aligned,to_right,foot,arm,wing,door} {top,bottom,upper,lower}_left on_the_left to_the_left at_the_left {stand,stood,standing}_in_{line,front,for_a_label} error_{message,messages,handling,page,pages,code,codes,text,texts,rate,rates,state,states,case,cases,path,paths,types,bar,bars,type,log,logs,branch,budget,tile,correction,margin} {fails,failed,failing}_{fast,safe,open,closed} fail_{safe,over,fast,rate,rates,count,counts,grade,grades} failure_{rate,rates,mode,modes} failover most_of_the_{gain,day,win,difference,cost} most_{recent,expensive,urgent,common,important} at_most the_most half_{an_hour,a_second,a_minute,a_day,hour} {first,second}_half open_{source,data,graph,air,days,hours,access} opening_{hours,titles} next_{to,page,level,row,line,one,button,word,day,morning,night,hour,minute,start,run,load,visit,person,in_line,in_the_queue,token,event,item,slot,state,stop,free,js,shift,attempt,time_it,request} follow_up_{mail,mails,email,emails,call,calls,appointment,appointments,visit,visits,question,questions,letter,survey,dose,message,messages} skip_{link,links,list,lists,button,intro,locked} skiplist waiting_{list,lists,room,time,times} wait_{time,times,list} stub_{resolver,file,files,method,methods,generation} mock_{server,servers,exam,exams,trial,interview} test_double fake_{clock,timer,timers} {parked,parking}_{car,cars,position,domain,bike,vehicle,spot,spots} to_do_{list,lists,app,item,items} todo_{list,lists,app,item,items} {known,open}_{to,for} told_apart tell_apart tells_apart set_apart sets_apart stands_apart sooner_or_later {come,comes}_next_to {come,comes}_next_{week,month,year,day,morning} fixed_{at,to,width,height,size,price,prices,seed,order,position,number,point,cost,costs,rate} retry_after {keyboard_shortcut,shortcut_key}{,s} no_op_{for,on,when,if,after,unless,where,under} as_good_as_new apart_from_{each_other,one_another} simulated_{annealing} step_by_step one_by_one kept_apart as_well_as as_well last_name first_name no_problem no_issue{,s} in_general most_significant at_least at_last by_hand_and stays_{up,logged_in,silent,calm,valid,below,under,at_or,within,in_place,in_step,green} remain{,s}_{up,logged_in,silent,calm,valid,below,under,within,in_place,stable,green,readable,the_same,identical} the_{day,night,week,evening}_before half_even what_is_next up_to_date yours_to_keep {easy,hard,simple,difficult,path,line,route,way}_to_follow {asked,invited,easy,free,years,days,weeks}_to_come think_of thought_of after_all all_set",
  ],
  [
    "made",
    `${pastForms(MAKE)} done implmented built written wrote connected drawn drew made set_up put_in put_in_place sewn sewed bound typeset in_place in_use begun began live ready working functional operational usable available attempted carried_out sent laid taken_care_of dealt_with bought paid shot rewritten rewrote rolled_out hung hooked`,
  ],
  [
    "checked",
    `${pastForms(CHECK)} proven proved timed counted weighed seen saw looked_at eyeballed simulated sampled`,
  ],
  [
    "making",
    `${ingForms(MAKE)} ${ingForms(OPERATE)} building writing drawing making setting_up putting sewing binding beginning sending laying dealing_with buying shooting rewriting getting_to working_on continuing proceeding investigating looking preparing debugging waiting planning going_through carrying_on moving_on kicking_off running_the trying digging`,
  ],
  ["verifying", `${ingForms(CHECK)} running proving seeing timing`],
  [
    "makes",
    `${thirdForms(MAKE)} ${thirdForms(CHECK)} builds writes draws makes sets_up puts sends lays buys pays runs proves sees`,
  ],
  [
    "make",
    `${baseForms(MAKE)} build write draw make set_up set put put_in put_in_place sew bind type lay send do_it do_that do_this do_so get_it_done begin start_on take_care_of deal_with see_to buy pay shoot rewrite return_to hang cut happen get_to work_on finish_off carry_on get_done`,
  ],
  ["verify", `${baseForms(CHECK)} run prove see read_through`],
  ["operate", baseForms(OPERATE)],
];

export const TROUBLE: Lexicon = [
  [
    "crash",
    "{app,program,window,game,browser,tab,process}_{closes,quits,exits,disappears,vanishes,shuts_down}_{as_soon_as,by_itself,on_its_own} closes_itself quits_by_itself crashes hangs freezes corrupts cuts_off garbles mangles misprints miscounts segfaults deadlocks",
  ],
  [
    "came",
    "came arrived took_over did_so was_granted went_in went_up stepped_in got_it filled_in_for came_in",
  ],
  ["properly", "properly correctly reliably cleanly smoothly consistently"],

  [
    "deliberate",
    "on_purpose deliberately_{broken,wrong,failed,failing,bad} by_default as_the_{brief,spec,contract,plan,goal,design,protocol,law}_{says,demands,asks,states,requires,wants} as_{intended,expected,designed,planned,meant,wanted,asked,required,requested,it_should,they_should,it_is_meant_to,it_is_supposed_to,promised,agreed,specified,described} by_design which_is_{the_aim,the_point,the_idea,the_purpose,wanted,intended,as_planned,as_intended} provoked planted injected forced_to expected_to_fail expected_failure meant_to_fail is_meant_to are_meant_to expectedly intentionally intended_to wanted_to_see we_wanted simulated_outage",
  ],
  [
    "failed",
    "failed broke crashed timed_out hung errored aborted blew_up fell_over gave_up threw choked jammed bailed_out went_red turned_red went_wrong came_back_with_{an,the}_error died stalled tripped",
  ],
  [
    "fail",
    "fail fails gets_{403,401,denied,refused} breaks times_out errors_out aborts blows_up falls_over throws chokes jams trips_up quits_with exits_with_{1,2,3,4,code,status,error} ends_with_{exit_code,an_error,error,code,errors} ends_in_an_error stops_{in,with,at,halfway,midway} bails_out goes_red turns_red comes_back_with_{an,the}_error comes_out_{wrong,garbled,blank,empty,mirrored} dies spins_forever keeps_{turning,spinning,failing,crashing,hanging} does_not_work gives_wrong drops_out leaks overflows is_wrong are_wrong falls_short falls_back_to misbehaves",
  ],
  [
    "broken",
    "service_unavailable bad_gateway gateway_timeout internal_server_error failing crashing breaking timing_out hanging erroring aborting broken flaky brittle unstable buggy faulty defective wonky wobbly borked hosed garbled corrupted misaligned unreadable unusable unreachable unresponsive stuck denied refused forbidden rejected_by blocked blocking accessdenied access_denied permission_denied unauthorized unauthorised down_at offline_at out_of_{order,stock,memory,space,paper,ink,quota,tokens,credits,disk} off_by_{one,two,a,an}",
  ],
  ["redmark", "red"],
  [
    "faults",
    "failure failures error errors failed_test crash_report blocker blockers bug bugs regression regressions fault defects xfailed xfail quarantined",
  ],
  [
    "replied",
    "replied replies responded complained complains came_back_with comes_back_with ended_with stopped_with said says",
  ],
  [
    "undo",
    "after_the_{fix,change,repair,swap} with_the_{fix,repair} since_the_{fix,change} removed remove removes removing deleted delete deletes replaced replace replaces replacing fixed fix fixes resolved retired retire eliminated purged swapped overridden overrides overrode cleared closed lifted gone history undone vanished disappeared reverted re_enabled reenabled revived rewrote rewritten converted_into turned_into turned_from made_way gave_way instead_of_the_old rid_of did_away_with no_longer not_any_more not_any_longer any_more anymore any_longer used_to every_former all_the_old what_was what_had_been away_from out_of_the_way unblocked released cured corrected repaired mended patched dropped drops went_away went_out awake back_to_life supersedes superseded struck",
  ],
  ["old", "old former previous legacy"],
  ["notimpl", "501"],
  ["no solved", "none_{after,since,now,any_more}"],
  [
    "solved",
    "the_{present,current,new,newer,second,other,next}_{one,ones,version,attempt,approach} the_replacement fixed solved resolved repaired corrected cured mended patched sorted green {is,are}_back_{in,on,at} pass passes passed passing succeeds succeeded works worked agree agrees match matches hold holds no_longer gone both_pass all_pass went_through goes_through second_{run,deploy,attempt,try,time,pass,night,delivery} with_that with_the_fix with_it with_{this,that,the}_change after_{that,which,the_fix,adding,raising} clean repeated reran re_ran rerun retried redone retaken reprinted since_then since_i since_we turned_out turned_it took_place landed_after made_up_for happened_anyway tally tallies identical removed replaced swapped released completed_then lifted is_in_now are_in_now so_it_is_in figures_above none_{refused,failed,lost,rejected} again_from_{an_empty,scratch,zero,the_start,the_beginning} from_{zero,scratch}",
  ],
];
