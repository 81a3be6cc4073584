/** The classes that words are put into; the order gives each its letter. */

/** Of what stands between words, and of words that no list names, by what they look like. */
const SHAPES = "sep comma ask percent arrow mask number word past_form ing_form adverb";

/** Of words and expressions; each has its lists in one of the files beside this one. */
const OF_WORDS =
  "onto parked park omitted omit muted makesure left remain keep astoday remained undone " +
  "yetto todo open lack occasion othertime laterS later follows waits ext event settled " +
  "tech stopped notgetto shortcut draft standin testdata unchanged sameness returns " +
  "constant off flag mostly most hedge believe confident hedgework sometimes plan nextmove " +
  "on_you please remember manual someone stepshead partly except rest only instead unsure " +
  "noaccess neutral be not was have had do did will would should can may must no nobody " +
  "ongoing i iam you it there relative users need adverb get the every few of to and or but " +
  "if once after until before because prep still yet sofar weekday fornow atpresent past " +
  "number now deliberate failed fail broken redmark faults replied undo old notimpl solved " +
  "made checked making verifying makes make verify operate";

const ADDED = "came properly allbut crash someof cause amid";

/** Of the plain admissions (see `admission.ts`). */
export const ADMISSION_CLASSES: readonly string[] = (
  "interim progress turnnow goeson untilday marksplace silencer notours flakes shutout notlet " +
  "turned athand absence bare byreading likeness goodenough simpler loosen fixedval oddone " +
  "cannotread sothatgreen frommodel waived chose ticketed askedfor lastthing plainstep " +
  "descoped inert snag refuses ontrust verdict offer groundwork comingsoon unsupported " +
  "butwithout onlyif readyto ones passedon byothers uninformed ranout keptfailing"
).split(" ");

export const CLASS_NAMES: readonly string[] = [
  ...`${SHAPES} ${OF_WORDS} ${ADDED}`.split(" "),
  ...ADMISSION_CLASSES,
];
