/** Putting off, leaving out, waiting, handing over, standing in, doubting: what undoes a claim of delivery. */

import type { Lexicon } from "../clauses/word-table.ts";
import { pastForms } from "./forms.ts";

/** Participles that with `un` in front say that work is not done. */
const DO =
  "implemented built finished completed tested verified checked confirmed measured tried proven documented translated ported migrated converted wired connected written signed printed painted sewn published deployed released merged reviewed approved addressed handled covered resolved solved answered sorted mended fixed assigned populated mapped rendered labelled labeled calibrated proofed benchmarked validated audited proofread edited done touched_up integrated started begun filled decided settled triaged";

export const DELAY: Lexicon = [
  ["onto", "on_to_the on_to_{staging,production,it}"],
  ["amid", "{right_,}in_the_{middle,midst,process}_of busy_{with,at,on,}"],
  [
    "parked",
    `in_the_{post,mail,drafts} in_transit drafts_folder on_order on_back_order back_ordered backordered on_backorder ${pastForms("postpone defer shelve park backlog punt depriorit{i,s,z}e sideline adjourn mothball table delay")} frozen_{until,till,for_now,for_the} deprioriti{s,z}ed pencil{l,}ed_in on_ice on_hold back_burner on_the_{back_burner,backburner,shelf,to_do_list,todo_list,wish_list,wishlist,roadmap,long_finger,agenda,waiting_pile} on_{my,our}_{list,plate,desk,radar,agenda,bench,table,to_do_list,todo_list} in_{a,my,the}_{drawer,cupboard} missed_{this,the,that}_{train,boat,bus,cut} miss_{this,the,that}_{train,boat,bus,cut} in_the_{freezer,icebox,works,pipeline,backlog,making,oven,parking_lot} in_limbo to_the_backlog backlogged {held,holding}_{off,back,over} hold_{off,back} holds_off {put,puts,putting}_{off,aside,back,to_one_side,on_the_list,on_the_back_burner} set_aside kept_for kept_back saved_for reserved_for earmarked slated_{for,to} moved_{back,out}_to {moves,moved}_to_after pushed_{back,out,to_the_next} {fell,fallen,falls,gone,went,dropped}_by_the_wayside bumped_to_{the,a,next,another,some} kicked_down_the_road slipped_to slips_to pushed_to_next carried_over_to_the_next given_a_miss left_by_the_roadside takes_a_back_seat take_a_back_seat put_on_the_shelf queued_up_for not_a_priority cold_storage sacrificed {best,better}_{kept,left,saved}_{for,to,until,till,as,alone}`,
  ],
  [
    "park",
    "defer postpone shelve park punt mothball deprioriti{s,z}e adjourn put_off push_back hold_off hold_over delay deferring postponing shelving parking_the parking_it punting delaying leave_for save_for keep_for come_back_to revisit circle_back get_back_to return_to_it revisit_it",
  ],
  [
    "omitted",
    `${pastForms("skip omit exclude abandon scrap ditch neglect bypass ignore")} left_out dropped axed cut_from taken_out pulled_from left_off forgone foregone sat_out`,
  ],
  [
    "omit",
    "skip omit exclude abandon scrap ditch neglect bypass skipping omitting excluding abandoning dropping leave_out leaving_out leaves_out drop_the drop_it",
  ],
  [
    "muted",
    "muted silenced quarantined ignored xfailed wrapped_in marked_as_skipped marked_as_pending relaxed lowered loosened weakened softened",
  ],
  ["makesure", "make_sure be_sure ensure_that_you see_to_it just_{copy,paste,plug}"],
  ["someof", "{two,three,four,five,six,seven,eight,nine,ten,eleven,twelve}_of_{them,these,those}"],
  ["left", "left leave leaves leaving"],
  ["remain", "remain remains remaining stays stay staying"],
  ["keep", "keeps keep keeping retains retain"],
  ["astoday", "{they,it,we}_{have,has,use,uses}_{today,now,already,at_present}"],
  ["remained", "remained stayed kept retained"],
  [
    "undone",
    "outstanding pending unfinished incomplete undone missing absent lacking tbd tba tbc wip in_progress underway under_way under_construction unresolved unsolved owed owing overdue still_to_do left_to_do half_{done,finished,built,written,baked,complete,ready,implemented,way} to_be_done to_follow to_come not_there nowhere_near running_in_the_background still_running ready_to_be_{run,deployed,merged,uploaded,sent,printed,signed,executed,applied,installed} on_{its,their}_way far_from_{done,complete,completed,finished,ready,perfect,final,over,being,it,there,stable,usable,polished,working} not_even awaited in_the_making work_in_progress open_{point,item,end,task,question,issue}{,s} loose_end{,s} up_in_the_air not_there_yet",
  ],
  [
    "yetto",
    "yet_to {is,are}_to_be_{settled,agreed,decided,clarified,discussed,negotiated}_with {has,have,need,needs}_to_be_{redone,done_again,done_over} {is,are}_{still_,}being_{worked_on,worked_out,negotiated,sorted_out,clarified} still_being_{discussed,decided,looked_into}",
  ],
  ["todo", "todo todos fixme tbds xxx notimplementederror notimplementedexception unimplemented"],
  [
    "undone",
    DO.split(" ")
      .map((word) => `un${word}`)
      .join(" "),
  ],
  ["open", "open"],
  ["lack", "lack lacks lacked misses missed needs_an"],
  [
    "occasion",
    "sprint sprints iteration iterations release releases version milestone session sessions pr prs mr ticket tickets issue change changeset commit patch pass round goal story phase project update cycle quarter visit batch stage increment deploy deployment week month term season semester revision edition effort job shift sitting cut meeting delivery drop instalment installment year cleanup clean_up follow_up follow_ups pull_request merge_request",
  ],
  [
    "othertime",
    "future coming separate subsequent different upcoming further dedicated second quieter quiter calmer slower rainy better warmer",
  ],
  [
    "laterS",
    `not_part_of_this_{change,pr,pull_request,commit,patch,release,session,round,delivery,step} another_{day,time,occasion,evening,week,weekend,morning,afternoon,night,session,sitting,month,matter,story,pr,ticket,release,sprint,round,iteration,version,change,goal,visit} some_other_{day,time,occasion} for_later some_day someday one_day down_the_{road,track} further_down_the_line in_due_{course,time} when_time_{permits,allows} as_time_{permits,allows} time_permitting at_{a,some}_later_{point,date,time,stage,moment} later_on {in,for,to,until}_the_{near_,}future future_{work,improvement,improvements,enhancement,enhancements,iteration,iterations,extension,extensions,addition,additions,plans,effort} out_of_scope_for_{this,the,today,now} out_of_scope_{here,today,now} beyond_{the,this}_{scope,session,change,pr} {for,in,as,to,a,an,separate,easy,needs}_follow_up{,s} {a,in,for,the}_followup{,s} phase_{two,2,ii} {v2,version_2}_of {its,their,own}_own_{ticket,pr,change,release,goal,sprint,session} its_own_pull_request {quieter,quiter,calmer,slower,rainy,better,less_busy,warmer,drier,sunny,windless}_{week,day,time,moment,month,evening,sunday,season,night} {kept,saved}_for_a_rainy_day next_{sprint,release,quarter,iteration,milestone,week,month,year,season,term,semester,version,edition,spring,summer,autumn,winter,time_round,time_around,monday,tuesday,wednesday,thursday,friday} {before,after}_the_{holidays,weekend,launch,freeze,summer,winter,break} a_goal_of_its_own_later in_time_for_the_next with_the_{winter,spring,summer,autumn} with_the_next_{release,version,sprint,milestone,delivery,order,shipment,batch,deploy,deployment,update,edition,session,pr,change,iteration,phase}`,
  ],
  [
    "later",
    "later latter tomorrow soon shortly eventually tonight next subsequently before_long in_a_bit in_time thereafter",
  ],
  [
    "follows",
    "follow follows come comes arrive arrives join joins land lands catch_up catches_up turn_up get_their_turn gets_its_turn its_turn their_turn happens",
  ],
  [
    "waits",
    "{wait,waits,waiting}_{for,on,until,till} awaits await awaiting hinges hinge hangs_on hang_on depends_on depend_on stuck_on queued_for in_the_queue_for subject_to contingent_on conditional_on on_standby in_the_hands_of {is,are}_still_with_{the,our,my,their} sits_with lies_with rests_with is_with are_with with_legal",
  ],
  [
    "ext",
    "office department board committee council ministry authority agency printers approval approvals access permission permissions decision decisions feedback review sign_off signoff delivery answer answers word news legal credentials certificate certificates budget licence license licences licenses parts paper ink clearance confirmation vendor supplier manufacturer management procurement purchasing accounting security_team stakeholders designer designers translator translators lawyer lawyers it_department keys_from hardware sdk weather quote quotes invoice_from signature_from green_light go_ahead input clarification spec specification numbers_from maintenance_window slot quota goods shipment material materials volunteer volunteers colleague colleagues team boss",
  ],
  [
    "event",
    "lands arrives arrive arrived becomes_available become_available comes_{in,back,along,through,out} come_{in,back,through} drops frees_up free_up reopens opens_again hear_from hears_from i_hear i_have_{time,the,a} we_have_the have_time has_time gets_round get_round finds_time gets_{approved,signed,merged,released,fixed,her_hands,his_hands,around,back} being_set_up has_been_{approved,chosen,decided,signed,granted,set_up,agreed} have_been_{approved,chosen,decided,signed,granted,agreed} turns_up returns_from supports_it replies_with_the gives_the signs_off signs approves decides confirms answers_that ships_the publishes_the is_released exists delivers sends provides replies answers finishes supplies gets_it get_it",
  ],
  ["settled", "known decided settled agreed clear approved granted chosen given bought reached"],
  [
    "tech",
    "lock locks connection connections response reply replies socket event events signal signals element selector promise promises transaction transactions worker workers job jobs request requests page pages network thread threads queue timeout process processes animation frame input flush user_input sensor button click tap scan scans server database row rows file files message messages stream packet packets task tasks timer timers",
  ],
  [
    "stopped",
    "stop{p,}ed_{short,at,after,before,here,there,halfway,midway} stop{p,}ing_{short,here,there} stops_short i_stopped we_stopped i_paused we_paused halted drew_the_line called_it_{a_day,quits} {ran,run,running}_{out_of_{time,steam,budget,context,room,tokens,quota,credits,money,patience,hours,daylight,energy},dry,short_of} {i,we}_ran_out_of_{paper,ink,paint,wax,sealant,glue,plaster,material,materials,parts,screws,tiles,wood,thread,fabric,stock,tape} time_{ran_out,was_up,is_up,was_short,is_short,did_not_allow,didn_t_allow,was_too_short} no_{time,room,budget,capacity,energy}_{left,for,to,remained} out_of_time short_{of,on}_time gave_up given_up as_far_as_{i,we}_got {got,came,went,made_it}_{as,so,this,that,only_as}_far {cut,broken}_short was_interrupted got_interrupted broke_off defeated_me beyond_me proved_too too_{big,large,much,complex,risky,long,involved,tricky,hard,difficult}_{for,to} more_than_i bit_off stretch_this strech_this got_stuck didn_t_make_it did_not_make_it not_make_the_cut",
  ],
  [
    "notgetto",
    "get_to getting_to got_to_it get_{round,around}_{to,too} got_{round,around}_{to,too} gotten_{round,around,}_to get_as_far get_that_far make_it_to reach manage finish get_it_done find_the_time find_time have_time had_time have_a_chance had_a_chance",
  ],
  [
    "shortcut",
    "for_{the_sake_of_,}simplicity to_keep_{it,this,things,the_change,the_diff,the_scope}_{simple,small,short,minimal,lean,focused} to_save_{time,effort,work} settled_for made_do makes_do resorted_to contented_myself stop_gap stopgap band_aid makeshift {quick,temporary,dirty,ugly,nasty}_hack {is,are,as}_a_hack {is,are,as}_a_workaround crude_{version,hack,fix,check} interim_{solution,fix,measure,version,workaround,arrangement,step,hack,table,value,figure,result,answer} {as,is,are,a,an}_shortcut took_a_shortcut cut_corners quick_and_dirty dirty_fix workaround_for_now bare_minimum lack_of_time for_lack_of_time in_the_interest_of_time for_reasons_of_time time_constraints time_pressure with_{a_bit_more,a_little_more,some_more,more}_time given_more_time",
  ],
  [
    "draft",
    "draft prototype poc mvp in_{outline,draft,sketch,skeleton}_form in_{draft,outline} scaffold scaffolding scaffolded proof_of_concept {rough,preliminary,crude,minimal,rudimentary,simplistic,naive,basic}_{draft,cut,sketch,version,prototype,outline,attempt,pass,stab,form,shape,implementation} first_{cut,sketch,stab} does_the_job proper_one_later first_cut half_baked bare_bones rudimentary unpolished",
  ],
  [
    "standin",
    "stub stubs stubbed mock mocks mocked mockup mock_up placeholder placeholders place_holder plaseholder dummy dummies fake fakes faked lorem lorem_ipsum canned hard_wired hardwired hard_coded hardcoded hardcode hard_code hard_coding stand_in stand_ins stands_in_for standing_in_for {a,the,one,same}_{fixed,constant}_{sample,value,answer,list,response,reply,figure,rate} a_constant_factor stock_{photo,image,photos,images} machine_translated {sample,example,demo,static,synthetic,random,test,invented,made_up,fictitious,imaginary}_{data,values,list,numbers,json,figures,content,text,rows,array,readings,images,photos,plan,response,answer,reply,record,forecast,feed,prices} filler_text noop no_op keeping_its_seat_warm keeps_its_seat_warm sandbox_only simulated_data",
  ],
  ["testdata", "fixture fixtures sample samples testdata mocks demo sandbox"],
  ["unchanged", "unchanged untouched as_they_are as_it_is as_is"],
  [
    "sameness",
    "no_matter_{what,which,who,the} regardless for_{every,each,any,all}_{input,request,user,package,patient,order,call,file,case,number,account,customer,item,device,key,message,name} whatever_{it,the,you,i} whatever_{is,was,gets}_{sent,given,asked,typed,posted,entered,passed,requested} unconditionally always every_time each_time",
  ],
  [
    "returns",
    "returns return returned answers answered gives reports accepts yields responds shows passes",
  ],
  ["constant", "true false null nil ok yes success 200 empty blank constant"],
  [
    "off",
    "disabled deactivated inactive dormant commented_out gr{e,a}yed_out grayed switched_off turned_off switched_off_in unset not_switched_on not_turned_on set_to_false set_to_off kept_off left_off taken_out_of took_out_of taken_{off,from}_{its,the,their}_list off_its_list excluded_from_the_run",
  ],
  [
    "flag",
    "feature_flag behind_{a,the,an,its}_{flag,toggle,switch,feature_flag,feature_toggle,kill_switch} {sits,is,are,lives,stays,hidden,hides,ships,gated,guarded,tucked,kept,put}_behind flag toggle",
  ],
  ["mostly", "mostly largely"],
  ["most", "most"],
  [
    "hedge",
    "by_rights {i,we}_can_{only,merely}_{infer,guess,assume,conclude,deduce} by_my_{reckoning,estimate,estimates,calculation,calculations,sums,maths} on_my_estimate i_take_it_{to_be,that,for} which_{is,comes}_close close_to_what i_{would,d}_{say,guess,assume,expect,think,hope} at_least_{on,in,for,under,with} probably prolly presumably hopefully theoretically supposedly perhaps maybe possibly conceivably apparently seemingly most_likely very_likely quite_likely likely_{works,fine,ok,holds,also,be,to} in_{theory,principle} on_paper fingers_crossed if_{all,everything}_goes_{well,to_plan,right,smoothly} god_willing all_being_well with_{any,some,a_little,a_bit_of}_luck touch_wood knock_on_wood the_{odds,chances}_are in_all_{likelihood,probability} best_guess educated_guess my_{guess,hunch,impression,bet} my_gut{,_feeling} looks_{right,fine,ok,okay,good,correct,plausible,promising,reasonable,sane,sound,healthy,sensible,solid}_{to_me,so_far,from_here,at_first_glance,on_paper,enough} looks_{right,plausible,promising,sane,reasonable} extrapolated extrapolating {on,under}_the_assumption as_far_as_{i,we,one}_{can,could,know} to_{the_best_of_,}my_{best_,}knowledge afaik afaict iirc no_reason_{why,for} no_reason_to_{doubt,think,believe,expect,assume,suspect,worry,fear} no_doubt without_doubt little_doubt going_by judging_{by,from} by_all_accounts on_the_strength_of according_to_the_{vendor,data_sheet,datasheet,manual,maker,manufacturer,supplier,docs,documentation} derived_from_the_accessibility reads_cleanly on_my_{machine,laptop,computer,desk,bench,notebook,mac,workstation,own_machine} representative_enough good_enough_for close_enough i_trust assuming assumes not_been_proven remains_to_be_seen time_will_tell in_my_{opinion,head,view} by_the_look_of seems_to appears_to seem_to appear_to seems_{fine,ok,okay,right,correct,good,stable,plausible,complete,done,solid} inferred deduced reasoned guesswork a_guess",
  ],
  [
    "believe",
    "believe think guess suspect assume assumed expect hope hoped reckon imagine presume suppose wager bet fancy gather trust doubt am_confident am_sure am_optimistic am_convinced am_certain be_surprised am_positive",
  ],
  ["confident", "confident sure certain optimistic convinced surprised positive"],
  [
    "hedgework",
    "work works pass hold hold_up fit stay keep match show behave compile appear give meet satisfy survive scale last look play sound stop reach produce answer solve prevent catch go take help suffice cause stand suit respond perform continue boot tally agree balance converge terminate line_up add_up",
  ],
  [
    "sometimes",
    "most_of_the_time usually sometimes occasionally now_and_then once_in_a_while from_time_to_time every_so_often rarely seldom uncommon intermittently sporadically more_often_than_not generally typically in_most_cases as_a_rule nine_times_out_of_ten",
  ],
  [
    "plan",
    "plan plans intend intends mean hope want aim propose prefer wish planning intending intention about_to going_to_be",
  ],
  [
    "nextmove",
    "{my,our,the}_next_{step,move,task,job,stop,thing,item} as_a_next_step {i_m,i_am,we_re,we_are}_off_to {i,we}_{turn,turned}_to turning_to moving_on_to move_on_to next_up up_next next_comes which_brings_{me,us}_to comes_next come_next is_next are_next that_leaves this_leaves which_leaves straight_after_this right_after_this {let,lets}_{me,us} let_s pull_the_trigger pulling_the_trigger on_to_the_next shall_i shall_we should_i should_we may_i want_me_to like_me_to",
  ],
  [
    "on_you",
    "{what,all_that,that}_{remains,is_left}_for_you {is,are,be,that_s,it_s,now,rests,falls,left,over,remains,up,down,back,entirely}_{on,to,with}_you {i_d,i_would,we_d,we_would}_rather_you it_{d,would}_be_best_if_you {up,down,over,back,left}_to_you{,r_team} in_your_{hands,court} for_you_to left_to_{you,the_reader,your,others,whoever} exercise_{for,to}_the_reader as_an_exercise bring_your_own supply_your_own with_your_own_key your_{turn,call,job,responsibility,decision,choice,move,part} yours_to by_yourself you_yourself on_your_{side,end,part} {from,in,with,through,via}_your_{account,console,dashboard,registrar} at_your_{registrar,end,provider,leisure,convenience} needs_your need_your requires_your awaits_your waits_for_your waiting_for_your pending_your wants_your require_your subject_to_your without_your",
  ],
  ["please", "please kindly"],
  [
    "remember",
    "remember rember remeber don_t_forget do_not_forget dont_forget never_forget not_to_forget keep_in_mind_to bear_in_mind_to",
  ],
  ["manual", "manually by_hand by_yourself by_an_{admin,administrator,operator} manual in_person"],
  [
    "someone",
    "someone somebody {an,the}_{operator,admin,administrator,maintainer,dba,designer,owner,ops_team,client,lawyer,plumber,electrician} ops whoever",
  ],
  [
    "stepshead",
    "next_steps next_step way_forward path_forward {way,path,road}_{ahead,from_here} remaining_{work,tasks,task,items,steps,issues,points} outstanding_{work,items,tasks,issues} to_dos todos open_{points,items,questions,issues,ends,tasks} known_{limitations,limitation,issues,issue,problems,gaps} limitations what_{is,s}_{left,missing,next,open} what_remains left_to_do follow_ups followups manual_steps action{,s}_{items,required,needed} going_live before_{you_,}{deploy,deploying,launch,going_live,release,merging,use} to_finish to_complete caveats shortcomings pending_{items,work,tasks} incomplete_{items,work,parts} unfinished_{work,items,parts} deferred_{work,items} postponed_{work,items} skipped_{work,items,tests} prerequisites your_{turn,part,side,tasks} for_you done_so_far progress_so_far",
  ],
  [
    "partly",
    "not_{always,everywhere,quite,entirely} only_the_first only_{one,two,three,four,five}_of only_some only_part only_a_few partially partly mostly_{done,works,working,complete,there} in_part in_large_part for_the_most_part incompletely piecemeal sort_of kind_of more_or_less pretty_much as_good_as to_a_large_extent by_and_large {almost,nearly,not_quite,practically,virtually,basically,essentially}_{all,every,everything,done,complete,completed,finished,there,ready,working,entirely,fully,everywhere} all_but_{done,finished,complete,there,ready} the_bulk_of the_lion_s_share the_better_part_of the_greater_part_of the_{vast_,}majority_of a_good_part_of most_of_{the,them,it,what,these,those,its,our} only_half {half,a_third,two_thirds,three_quarters,a_quarter}_of_the part_of_the_way some_of_{the,them,these,those} {a_handful,a_couple,many,several,a_few}_of_the half_way halfway_there well_advanced taking_shape coming_along getting_there shaping_up in_full_swing laid_the_groundwork the_groundwork_is lays_the_groundwork paves_the_way first_half_of_the",
  ],
  [
    "except",
    "except excepting excluding apart_from aside_from other_than with_the_exception_of save_for but_for minus bar barring with_one_exception with_{two,three,a_few,some}_exceptions",
  ],
  [
    "allbut",
    "all_but everything_but everyone_but every_one_but with_the_exception_of with_{one,two,a_few,some,three}_exceptions with_one_exception",
  ],
  [
    "rest",
    "the_rest the_remainder the_others the_other_{two,three,four,five,half,ones} the_remaining remaining_ones the_last_{one,two,three,few} the_missing",
  ],
  ["only", "only merely just_the solely nothing_more_than"],
  [
    "instead",
    "instead instead_of rather_than in_place_of in_lieu_of as_a_substitute substituted substitutes in_exchange_for not_the_real for_want_of_the",
  ],
  [
    "unsure",
    "a_{question,matter,decision}_for_{the,our,your,her,him} {is,are,was}_not_{clear,known,certain} unclear unsure not_sure not_clear uncertain undecided no_idea don_t_know do_not_know nobody_knows no_one_knows anyone_s_guess remains_unclear have_not_found_out haven_t_found_out cannot_explain can_t_explain puzzling a_mystery not_found_out is_unknown contradict_each_other",
  ],
  [
    "noaccess",
    "no_{access,permission,permissions,login,credential,credentials,account,licence,license,rights,clearance,admin_rights,simulator,device,hardware,toolchain,internet,sign_off,approval,budget,stock,receiver,mac,windows_machine,iphone,gpu,key,keys,such_simulator,such_device,such_machine,cluster,printer,scanner,test_account,sandbox,staging,production_access,answer_yet,reply_yet} lack_access lacked_access there_being_no has_not_reached_me have_not_reached_me not_reached_me not_readable isn_t_readable not_installed not_available_here not_to_hand not_at_hand nothing_to_test no_way_{to,of} in_other_hands in_{somebody,someone}_else_s_hands is_too_old are_too_old no_means_{to,of} no_chance_to",
  ],
];
