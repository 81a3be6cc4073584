/** Expressions by which a report owns up: so for now, gone by the code, shut out, let through, still running. */

import type { Lexicon } from "../clauses/word-table.ts";

const DAY = "{monday,tuesday,wednesday,thursday,friday,saturday,sunday}";
const MACHINE =
  "{machine,host,box,computer,laptop,runner,vm,server,workstation,system,build_machine,build_host}";
const PLACE = "{container,environment,sandbox,vm,session,workspace,setup,image}";
const READ = "{read,speak,know,understand,recognise,recognize,cope_with,deal_with}";
const HANDLE = "{handle,parse,cover,support}";

export const ADMISSION: Lexicon = [
  [
    "interim",
    "as_things_stand as_it_stands as_matters_stand in_{its,their}_{present,current}_{form,shape,state} in_{this,its}_first_{version,cut,form} at_the_time_of_writing as_{an,a}_{interim,temporary,provisional,stop_gap}_{measure,solution,step,fix} until_{we,i}_have until_{there_s,there_is}_a",
  ],
  [
    "progress",
    "{good,great,solid,steady,decent,nice,excellent,real,strong,substantial,significant,considerable,fair,some}_{progress,headway} {making,made,make}_{progress,headway} {good,great}_strides progress_{report,update} {status,interim}_{update,report} {nearly,almost,not_quite}_there getting_close {i_m,i_am,we_re,we_are}_{about_,}{half_way,halfway}_{through,there} {half_way,halfway}_there more_to_come so_far_so_good still_at_it still_on_it {work,things}_{continues,continue,progresses,is_progressing,are_progressing} on_the_home_{straight,stretch} first_{milestone,stage,leg}_{is,was,has_been}_{done,reached,complete,finished} {well,firmly}_{under_way,underway} coming_along_{well,nicely} well_on_{the,its,our,my}_way",
  ],
  [
    "turnnow",
    "is_what_{i,we}_{turn_to,take_up,tackle,do,work_on,am_doing,am_working_on,m_working_on,are_working_on,will_do,look_at}{_now,_next,} is_where_{i,we}_{am,m,are}_{continuing,now,going_next} is_where_{i,we}_{continue,pick_up,go_on,carry_on,go_next} what_{comes,follows}_{now,next}_is is_{now_,}{my,our}_focus {my,our}_{focus,attention}_{now_,}{shifts,turns,moves} i_now_{move_on,turn,proceed,continue} i_am_{now_,}moving_on is_{now_,}{first,high,top}_on_{my,our}_list is_next_on_{my,our,the}_{list,bench} comes_after_that picking_that_up_now {continuing,carrying_on,proceeding}_{with,to}_the on_it_now",
  ],
  [
    "goeson",
    "{goes,carries,runs}_on_in_{tmux,screen,the_background,a} {goes,carries,runs}_on_overnight continues_{overnight,in_tmux,in_screen,as_i_write,over_the_weekend} {running,runs}_in_{tmux,screen,a_tmux,a_screen} as_{i,we}_{write,speak} while_{i,we}_write still_{going,in_flight,crunching,churning,counting,chewing,copying,rendering,encoding,uploading,training,baking,drying,curing} {finishes,ends,completes,is_due}_{tonight,tomorrow,overnight,this_evening,in_the_morning,over_the_weekend} {will,should}_be_{through,done,finished}_{by,in,tonight,tomorrow,overnight} by_tomorrow_{morning,evening,} kicked_off_{an_hour,a_few,half_an_hour,this_morning,last_night} an_hour_from_now has_{hours,days}_to_{go,run} left_{it,them}_running left_running",
  ],
  [
    "until untilday",
    `until_${DAY} until_{tomorrow,tonight,the_weekend,next_week,next_month,next_quarter} until_the_end_of_{the,this}_{week,month,year,quarter} until_end_of_{week,month,year,quarter} until_{all,everyone,everybody}_has_{moved,switched,migrated,changed}`,
  ],
  [
    "marksplace",
    "marks_the_{place,spot,line,point,position} marks_where shows_where {slots,goes,plugs,drops,fits}_in_{there,here} {will,is_to,ought_to}_{slot,go,plug}_in_{there,here,}",
  ],
  [
    "silencer",
    "continue_on_error allow_failure eslint_disable ts_ignore noqa nolint ignore xit xdescribe fixme_test if_false",
  ],
  [
    "notours",
    "nothing_to_do_with pre_existing preexisting pre_exists predates predate predated {fails,failed,fail,red,broken}_on_{main,master,trunk,develop} not_{related_to,caused_by} not_our_doing not_ours unrelated_to {was,were}_{red,failing,broken}_{before,already,anyway}",
  ],
  [
    "flakes",
    "known_{flake,flakes} {on,in}_{most,nearly_all,almost_all}_{attempts,runs,tries} once_in_{two,three,four,five,six,seven,eight,nine,ten,twelve,twenty,a_hundred}_{runs,attempts,tries,starts} {one,1}_{run,attempt,try}_in_{two,three,four,five,six,seven,eight,nine,ten,twenty} every_{third,fourth,fifth,tenth,so_many}_{run,attempt,try} {green,passes,pass,passed}_{when_re_run,when_rerun,when_repeated,when_run_alone,on_retry,on_rerun,on_re_run,in_isolation,locally} {green,passes,pass,passed}_{on,at,after}_{the,a}_{second,third}_{attempt,try,run,go} {green,passes,pass,passed}_more_often_than needs_a_{retry,rerun,re_run,second_attempt,second_try}",
  ],
  [
    "shutout",
    "mounted_read_only exported_read_only read_only_for_{this,the_account,my,our,us,me} read_only_{there,here} {only,just}_{have,has,had,got}_read_access may_only_read {i_was,i_am,i_m,we_were,we_are}_locked_out {credentials,token,key,certificate,licence,license,password,login}_{i_was_given,that_i_have}_{is,are,was,were}_{no_longer,not} {our,my}_{account,user,token,key,certificate,licence,license,password}_{has_expired,is_locked,was_locked,has_been_locked,is_suspended,lacks,may_not,has_no} {api_key,access_token,licence,license}_has_expired {got,get,gets,received}_{a,an,only,only_a}_{401,403,407,429} {hit,hits,ran_into,runs_into,met_with,ended_in,ends_in,ended_with}_a_{401,403,407,429,permission_error,paywall,captcha} {demanded,demands}_a_{one_time,second_factor,login,password} behind_a_{login,vpn,paywall}_{that,which}_i closed_to_{me,us} left_{me,us}_without leaves_{me,us}_without came_to_nothing {permission,quota}_{error,problem}_on turned_{our,my}_{test_,client_,api_,}{certificate,key,token,account,request,credentials,login,upload}_{down,away} turned_{me,us}_{down,away}",
  ],
  [
    "notlet",
    "{would_not,wouldn_t,won_t,did_not,didn_t,does_not,doesn_t,will_not}_let {would_not,wouldn_t,won_t}_{accept,take}",
  ],
  ["turned", "turned_down turned_away rejected declined bounced"],
  [
    "athand",
    `at_hand to_hand on_hand plugged_in within_reach in_reach at_{my,our}_disposal in_this_${PLACE} on_this_${MACHINE} to_this_${MACHINE} in_the_{sandbox,container}`,
  ],
  [
    "absence",
    "in_the_absence_of for_lack_of_{a,an,the} lacking_a lacking_an not_having_a not_having_an having_no had_to_{suffice,serve,stand_in}",
  ],
  [
    "bare",
    "this_{machine,laptop,box,computer,runner,sandbox,workstation,host,server,environment}_{has,had,lacks,lacked}_{no,neither}{,_a} the_{build_machine,build_host,runner,sandbox}_{has,had}_no",
  ],
  [
    "byreading",
    "{i,we}_{have_,}only_{tested,tried,checked,verified}_{it_,this_,that_,them_,}{with,on,in,against} {was,were}_only_{tested,tried,checked,verified}_{with,in,against} {tested,tried,checked,verified}_in_the_{simulator,emulator}_only {i,we}_{went,go}_by_{the,its,what} {i,we}_relied_on_{the_code,the_docs,the_documentation,the_readme,the_css,the_dom,the_source,reading} read_through_the_{code,source} by_{mere_,}inspection_of_the {by,from}_reading_{the,through_the} reading_{through_,}the_{code,source,css,config,configuration,diff}_{took,had,suggests,shows,says,tells,leaves} {judged,concluded,gathered,inferred,deduced,derived,guessed}_from_{the,its,what} worked_out_from_the by_analogy by_the_same_{logic,reasoning,argument,token} on_the_same_{logic,reasoning,grounds} it_stands_to_reason it_follows_that {follows,follow}_{there,from_a_plain,from_the_same,from_the_code} {drew,drawn,made,wrote,written,filled_in,put_together}_{up_,}from_{firefox_s,the}_{accessibility,source,code,dom,css,documentation,manual,data_sheet} in_place_of_a_{run,test,measurement,trial} took_the_place_of {i,we,and,so}_{went,worked}_{by,from}_memory {i,we,and}_took_it_{that,for_granted} a_desk_check desk_checked reviewed_line_by_line read_line_by_line {going,went}_by_the_{code,css,source,docs,documentation,numbers_in} only_{read,looked}_{through,at} never_{ran,run}_it without_{running,executing,starting,trying}_{it,them,the}",
  ],
  [
    "likeness",
    "{the_same,identical,analogous,no_different,alike}_for_{the_others,the_other,the_rest,the_remaining} {the_same,this}_{goes,holds,applies,is_true}_for_{the_others,the_other,the_rest,the_remaining} {works,work,behaves,behave,goes,go}_the_same_{way,}_for_{the_others,the_other,the_rest,the_remaining} {the_others,the_rest,the_remaining_ones}_{work,works,behave,behaves,are,is,go,goes,follow,follows}_{alike,likewise,analogous,analogously,the_same,identical,identically,similar,similarly,in_the_same_way,no_different,the_same_way,the_same_pattern,the_same_steps} {representative,stands,stand,speaks,speak}_{of,for}_{the_others,the_other,the_rest,the_remaining}",
  ],
  [
    "goodenough",
    "{closely,near,well,good,close,accurate,precise,fast,quick}_enough_for_{this,our,the,that,now,most,everyday,practical} {for,to}_all_{practical_purposes,intents_and_purposes} near_enough_to_call {i,we}_{chose,decided,opted}_to_live_with as_near_as_makes {gives,give,has,have,with,to,achieves,yields,gets_us,buys_us,brings}_the_same_{effect,speed,benefit,outcome,protection,end} {gives,with,to}_{much,nearly,almost,practically,virtually}_the_same serves_the_same_purpose does_the_same_job to_the_same_effect comes_to_the_same amounts_to_the_same which_{nobody,no_one}_{hears,notices,sees,minds,uses,cares,needs,reads,misses} {nobody,no_one}_will_{hear,notice,see,mind,miss} a_{hair,whisker,touch,shade,fraction,notch}_{under,below,over,above,short,off,too,shy} just_{short,shy}_of just_{under,below}_the_{mark,target,goal,bar} just_{over,above}_the_{mark,target,limit,goal,bar} {marginally,slightly,narrowly,barely}_{under,below,over,above,misses,missed}_the_{mark,target,limit,goal,bar,threshold} within_a_whisker close_to_the_{mark,target,goal} meets_the_{target,goal,limit}_anyway i_e_{0,1,2,3,4,5,6,7,8,9} when_rounded if_{you_,}rounded rounds_{up_,}to rounded_up_to nearly_as_many almost_as_{good,fast,many} nearly_as_{good,fast,many} {nearly,almost,practically,virtually}_{match,matches,agree,agrees} {is,are}_negligible {is,are}_down_to_rounding a_matter_of_rounding {small,slight,minor,tiny}_{deviation,mismatch,discrepancy}_{remains,is_left} within_a_few_{cents,percent,pixels} {in_practice,in_reality}_it_{hardly,makes_no} {exceeds,exceeded,misses,missed}_the_{limit,target,mark,goal,budget,threshold}_{slightly,by_a,narrowly,a_little,marginally} hardly_{matters,noticeable,noticed} none_with_an_effect none_of_them_{critical,serious,blocking} cosmetic_only purely_cosmetic acceptable_{for,in_practice} tolerable not_a_big_deal no_big_deal",
  ],
  [
    "simpler",
    "which_{is,was,are,proved,turned_out}_{far_,much_,a_lot_,a_little_,way_,}{simpler,cheaper,easier,lighter,quicker,faster,leaner,safer,shorter,more_robust,less_work,less_trouble}_than turned_out_{more_robust,simpler,cheaper,easier,safer}_than being_{simpler,cheaper,easier,lighter,quicker,faster}_than",
  ],
  [
    "past_form loosen",
    "opened widened raised eased stretched slackened adjusted adapted upped enlarged doubled increased broadened reduced bumped_up",
  ],
  ["adverb loosen", "accordingly"],
  ["fixedval", "a_{fixed,flat,constant,made_up} always_the_same one_and_the_same the_same_fixed"],
  [
    "oddone",
    "odd_one_out the_{only,lone,one,sole}_{hold_out,holdout,straggler,laggard,exception} {is,are,remains,being,was}_the_{only_,one_,lone_,sole_,}exception accepted_risk risk_accepted {won_t,wont,will_not}_fix one_that_got_away got_away proved_stubborn {would_not,wouldn_t}_{budge,cooperate,co_operate,play_along} is_{a_different,another}_{story,matter} is_beyond_{what,me,this} resisted_{all,every} {defies,defied,eludes,eluded}_{me,us}",
  ],
  ["do not word cannotread", `{does,do}n_t_${READ} {does,do}_not_{yet_,}${READ}`],
  ["do not make cannotread", `{does,do}n_t_${HANDLE} {does,do}_not_{yet_,}${HANDLE}`],
  [
    "sothatgreen",
    "so_{that_,}{the_,}{suite,test,tests,build,run,pipeline,job,it,ci}_{stays,stay,is,goes,turns}_{green,clean,quiet} to_keep_{the_,}{run,suite,build,pipeline,ci,it,log}_{clean,green,quiet} to_{get,make,turn}_{it,them,the_suite,the_build,the_run,ci}_{to_,}{green,pass,go_through} to_{get,make}_{lint,clippy,mypy,eslint,ruff,the_linter,the_checker,the_scan,the_audit,the_job,the_pipeline}_{to_,}{pass,go_green,green,go_through,shut_up,be_quiet} to_get_{a,the}_{clean,green}_{run,build} {updated,regenerated,re_recorded,changed,rewrote,edited}_the_{snapshot,snapshots,golden_file,golden_files,expected_values,expected_output,expectation,expectations,assertion,assertions}_{to_match,accordingly,so} {deleted,removed,dropped,took_out,disabled}_the_{failing,flaky,red,offending,broken}_{test,tests,assertion,assertions,spec,case,check,one} no_longer_proves proves_{little,nothing,next_to_nothing} {does_not,doesn_t,no_longer}_prove_{much,anything} {wrapped,put}_{it,them,that_one}_in_a_retry",
  ],
  [
    "frommodel",
    "{come,comes,came,stem,stems,stemmed,taken,originate,originates,derive,derives}_from_{a,the,our,my}_{local_,cycle_,renode_,}{model,simulation,simulator,emulator,replay,mock,recording,estimate,extrapolation,calculation,data_sheet,datasheet} {come,comes,came,stem,stems}_from_a_local_{replay,stand_in,server,copy} {figure,figures,numbers,values,timings}_{is,are}_{an_,}{estimate,estimates,estimated,projected,simulated,extrapolated} against_{the_,}{recorded,canned,saved,stored,replayed}_{responses,answers,traffic,replies} against_the_{responses,answers,replies}_{recorded,saved,stored,captured} {replayed,fed_it,played_back}_{the,a}_{recorded,recording,saved,captured} imitates imitating mimics mimicking emulating pretends_to_be poses_as i_{only,merely}_{checked,tried,tested,looked_at,verified,opened,measured}",
  ],
  [
    "waived",
    "{was,is,were,are,seemed,would_be,would_have_been}_{overkill,unnecessary,superfluous,needless,not_worth_it} turned_out_{to_be_,}{unnecessary,overkill,needless,superfluous} {decided,chose,opted,advised}_against {saw,see,felt}_no_need_{for,to} there_is_no_need_{for,to} {i,we}_{chose,decided,preferred,opted}_not_to {dispensed,dispenses,did_away}_with {did,does,do,make,makes}_without had_to_give_way took_the_liberty",
  ],
  ["chose", "went_with opted_for preferred settled_on favoured favored"],
  [
    "ticketed",
    "{filed,raised,opened,created,logged}_{a,an,one}_{follow_up_,separate_,new_,}{ticket,issue,bug,bug_report,story,card,task} {is,are,been}_tracked_{in,as,under,by} tracked_{in,as,under} {a,an}_{ticket,issue}_{is_open,has_been,was,exists}",
  ],
  [
    "askedfor",
    "{have,has}_been_asked_{for,to} {i,we}_{have,ve,}_asked_{the,for,our,them,him,her,it} {ticket,application}_{is,was,has_been}_{filed,submitted,raised} {access,permission}_request_{is,was,has_been}_{filed,sent,submitted,raised} {i,we}_{have,ve,}_{requested,applied_for}",
  ],
  [
    "lastthing",
    "all_that_{is,s}_{left,missing,needed}_{is,to} {one,two}_{thing,things}_{left,missing,open} what_s_left_is all_that_remains_{is,to} the_only_thing_{left,missing,remaining} what_is_left_is is_still_{needed,required,necessary} are_still_{needed,required,necessary} a_{restart,reboot,redeploy,rebuild,reload,resync,re_index,reindex}_{is,will_be}_{needed,required,necessary} feel_free_to_{add,extend,fill,complete,replace,swap,finish,plug} you_{may,might}_{want,need,wish,like,prefer}_to you_ll_want_to you_will_want_to",
  ],
  ["plainstep", "plug tick reboot redeploy"],
  [
    "descoped",
    "{give,gave,given,giving}_up_on gave_{it,them,this,that}_a_miss spared_myself {has,had,have}_to_wait descoped de_scoped descoping fell_off_the_{list,plan} moved_out_of_{this,the}_{change,pr,scope,release,goal} {split,spun,broken,hived}_{off,out}_into_{a_separate,its_own,another,a_new}_{task,ticket,change,pr,issue,goal,story} {carved,split,spun}_{it,this,that,them}_{off,out}_{into,as} {trimmed,cut,dropped,pulled,struck}_from_{this,the}_{change,pr,release,scope,list,goal} {left,stays,remains,kept}_out_of_{this,the}_{change,pr,release,scope,first}",
  ],
  [
    "inert",
    "{is,are}n_t_{quite_there,final} {is,are}_not_{quite_there,final} {is,are}_wired_to_nothing {opens,shows,renders,returns}_{an_empty,a_blank,an_otherwise_empty}_{page,screen,list,dialog,sheet} {method,handler,function}_{body_,}{is,stays,remains}_empty {is,are}_a_dead_end just_{raises,throws} {is,are}_simulated {is,are}_{only,just,merely}_{logged,printed,echoed} {go,goes}_to_the_{console,log}_{instead,only} {end,ends,land,lands,ended,landed}_{up_,}in_{spam,junk,the_spam_folder,the_junk_folder} {is,are}_swallowed {is,are,were}_{made_up,invented,fictitious,fabricated} {i,we}_{made_up,invented}_the a_gr{e,a}y_box {is,are}_{only_,just_,still_,}{a,an_empty,an}_{skeleton,shell,facade,façade,husk,torso} could_{use,do_with}_{some,more,another,a_bit} rough_around_the_edges {needs,wants}_{some_,a_bit_of_,more_,}{polish,polishing,love,work,care,tidying} in_bullet_points {is,are}_bare_bones",
  ],
  ["ones", "{will,would}_be_{the_one,the_ones,one}_to"],
  [
    "passedon",
    "{job,task,step,thing,something,matter,chore}_{that_,which_,}{i,we}_{have_,ve_,had_,}{entrusted,handed,left,given,gave,passed,delegated}_{over_,on_,}to {is,are,that_s,it_s,which_is}_{now_,}{a_,}{job,task,step,purchase,matter,chore,decision}_for_{the,our,their,somebody,someone}",
  ],
  [
    "byothers",
    "to_be_{released,signed,countersigned,posted,sent,sent_out,put_up,hung,hung_up,mounted,installed,fitted,approved,checked,handed_out,printed,finished,completed,filled_in,connected,wired,sealed,delivered,uploaded,published,set_up,labelled,painted}_by",
  ],
  [
    "uninformed",
    "{i_m,i_am,we_are,we_re}_in_the_dark {is,are}_uncharted_territory {i_m,i_am,we_are,we_re}_{stumped,baffled}{_by,_at,} {i_have,i_ve,we_have}_no_explanation {i,we}_hadn_t_the_{heart,nerve,time,means,tools,right} {noticed,saw,realised,realized}_{it_,this_,that_,}too_late {i,we}_had_to_do_without so_i_had_to_do_without",
  ],
  [
    "ranout",
    "{was,were,had_been}_used_up {ran,run}_{out,short,dry} gave_{out,up_the_ghost} having_{run_out,run_dry,run_short,given_out,broken_down,crashed,failed} had_{gone_home,closed,run_out,run_dry,broken_down,given_out} did_not_go_round didn_t_go_round had_rung",
  ],
  [
    "keptfailing",
    "kept_{failing,timing_out,coming_back,flagging,reporting,complaining,throwing,hanging,crashing,breaking,tripping,turning_red,going_red,objecting,stumbling,choking} {it,they,that}_{complained,grumbled,moaned,choked,tripped,stumbled}_{about,over,on}",
  ],
  [
    "snag",
    "{mark,target,goal}_{was,is,has_been}_not_{quite_,yet_,fully_,}{reached,met,achieved,attained} {has,have}_a_{known_,nasty_,small_,}bug there_{is,are,s}_{still_,}{a_,}{known_,nasty_,small_,}{bug,bugs}_in hit_a_{snag,roadblock,dead_end,brick_wall} {i,we}_hit_a_wall ran_into_a_{wall,snag,roadblock,dead_end} beat_me {gives,giving,gave}_me_{trouble,grief,a_hard_time} {is,are}_{still_,}a_headache came_out_{crooked,upside_down,skewed,blurred,too_dark,too_light,smudged,mirrored,empty,blank} {is,are,was,remains,remain}_a_known_{limitation,issue,gap,problem} remain{s,}_a_problem {cause,causes}_trouble {is,are,was,were}_held_up_{by,on,at,in} never_{came,arrived,materialised,materialized,turned_up,showed_up}_{through,back,here,} no_luck_with out_of_luck {could_not,couldn_t}_be_persuaded {returned,came_back}_as_undeliverable",
  ],
  [
    "refuses",
    "{refuses,refused}_to_{build,start,load,compile,run,render,connect,print,pass,open,boot,link}",
  ],
  [
    "ontrust",
    "{i_,we_,}{have,had,ve}_{my,our,some}_doubts {would_not,wouldn_t}_bet {is,are,was,were}_{also_,}expected_to_{work,pass,hold,behave,fit,run,stay,finish,match,scale} {it,this,that,they}_{will,would,ll}_{also_,}{work,hold,hold_up,behave} {will,would}_{work,hold,behave,look,show}_the_same {grain,pinch}_of_salt {is,are,was,were}_{only_,}best_effort done_blind {took,take}_it_on_trust on_trust my_assumption my_working_assumption i_take_it_that ostensibly reportedly all_signs_point {must,will}_be_{fine,ok,okay} {it,that,which}_compiles_so by_reading_{only,alone} the_last_time_i_{looked,ran,checked,tried} last_i_{checked,looked} {fairly,pretty,reasonably,rather,moderately,mostly}_{sure,confident,certain} as_best_{i,we}_can no_evidence_to_the_contrary nothing_{suggests,speaks_against} treat_{it,this,that,them,these}_as_{provisional,preliminary,tentative} {is,are}_{tentative,provisional,preliminary} {is,are}_{just,only,merely}_my {can,could}_only_{guess,assume,infer,hope}",
  ],
  [
    "verdict",
    "{ci,the_nightly,the_pipeline,time,production}_will_{tell,show} waiting_for_{ci,the_nightly,the_pipeline,the_build,green} awaiting_{ci,the_pipeline,the_nightly,merge,activation,green} awaits_{ci,merge,activation} {pipeline,build,ci,merge}_is_{queued,pending,still_yellow,still_amber,still_running} still_{yellow,amber,queued} {tests,docs,review,merge,deploy,rollout,ci}_{pending,to_follow} proof_will_be {nightly,ci}_{run,build}_to_confirm has_not_reported_back",
  ],
  [
    "offer",
    "{i,we}_can_{add,extend,finish,tackle,provide,deliver,wire,complete} {happy,glad}_to_{add,extend,do,write,provide,build,wire,finish,complete,tackle} can_{easily,quickly,simply,always,readily}_be_{added,extended,done,built,completed,filled_in,wired,plugged_in} can_be_added_{later,on_request,once,when,if,any_time,in} could_be_added {would,will}_be_a{,n}_{small,easy,quick,simple,cheap,minor}_{addition,change,step,extension} {easy,trivial,straightforward,simple,cheap}_to_add adding_{it,that,this,them}_{is,would_be} {is,are}_one_{function,line,step,commit,call}_away it_would_be_{good,nice,wise,worthwhile,worth_it}_to can_be_{plugged,dropped,slotted,hooked}_in {i_d,we_d,i_would,we_would}_{recommend,suggest,advise}_{adding,running,testing,checking,doing}",
  ],
  [
    "groundwork",
    "groundwork {laid,lays,laying}_the_{foundation,foundations,foundation_stone} {the_,}{hooks,plumbing,wiring,extension_point,seams,interface}_{for,is_in_place,are_in_place,is_ready,are_ready} support_is_prepared",
  ],
  ["comingsoon", "coming_soon to_be_{written,added,done,defined,announced,completed,filled_in}"],
  ["unsupported", "unsupported"],
  ["but butwithout", "{but,though,although,albeit}_{still_,}without"],
  ["only butwithout", "{just,only}_without"],
  ["butwithout", "minus_{the,a,an} sans_{the,a,an}"],
  [
    "onlyif",
    "{works,holds,passes,runs,work,hold,pass}_{unless,as_long_as,so_long_as,provided,only_if,only_when,only_with} only_{works,work,holds,hold,passes,runs}_{with,if,when,on,for,as,while,in}",
  ],
  [
    "readyto",
    "ready_to_{be_,}{push,publish,release,submit,install,ship,activate,roll_out,copy,upload,deploy,merge,send,print,sign,pushed,published,released,submitted,installed,shipped,activated,rolled_out,copied,sent} ready_for_{upload,pushing,deployment,release,submission,publication,sending,shipping,merge,merging,printing,signature,installation} {just,only}_{has,have,needs,need}_to_be",
  ],
];
