import { wordSet } from "../../word-set.ts";

/** Work of software and of words: that it is "cleaned up" is an opinion. What is not here is taken for a thing that gets clean. */
export const WORK_OF_THE_MIND = wordSet(`
  it this that they them these those one ones everything all things thing stuff work works rest mess parts areas task tasks matter matters side
  code codebase css html sql javascript typescript python api apis app apps application applications software backend frontend back-end front-end
  site sites website websites page pages homepage dashboard dashboards ui ux gui interface interfaces design designs layout layouts style styles stylesheet stylesheets theme
  flow flows workflow workflows form forms view views menu menus navigation component components module modules package packages class classes function functions
  method methods service services script scripts test tests suite docs doc documentation readme wiki text texts wording copy content contents structure structures
  architecture schema schemas model models database databases data dataset datasets query queries config configs configuration configurations setup settings build builds
  pipeline pipelines repo repos repository repositories project projects product products system systems dependencies imports naming names handling logic
  implementation implementations feature features process processes procedure procedures policy policies report reports presentation presentations slides draft drafts backlog issues history output logging
  message messages error errors warning warnings experience onboarding checkout search import export integration integrations deployment deployments release releases version
  refactoring migration redesign typography branding image picture look state management accounts books quality security performance
  variable variables type types route routes endpoint endpoints header headers footer sidebar screen screens button buttons comment comments makefile dockerfile
  spreadsheet spreadsheets sheet list lists column columns font fonts colours colors icon icons toolbar parser compiler editor client server servers plugin plugins widget widgets
  prototype template templates infrastructure cluster namespace permissions roles rules metrics board boards tickets`);

/** What is said, shown or meant: where it is clear, somebody understands it. */
export const CLEAR_TO_THE_MIND = wordSet(`
  everybody everyone what how why who which that there responsibility responsibilities role goal goals aim aims purpose purposes meaning meanings idea ideas concept concepts plan plans
  rule advice answer answers argument arguments audio case cases choice choices code contract contracts cost costs difference differences duties duty example examples expectations fact facts
  figure figures guide guides handbook heading headings headline help hint hints intent intents intro label labels language law letter letters manual manuals map maps name notes note order
  outcome outcomes owner ownership path paths price prices priorities priority problem problems prompt prompts question questions reason reasons result results scope sentence sentences
  sign signs sound sounds speech statement statements step steps story strategy summary term terms title titles tone topic topics tutorial usage use value values video videos voice voices
  wording words world diagram diagrams chart charts graph graphs tooltip tooltips paragraph paragraphs chapter chapters letterhead logo recipe recipes invoice invoices`);

/** Things that one can take in the hand or stand on: whether they are tight, smooth, polished or in place shows when one looks. */
export const THINGS_OF_THE_HAND = wordSet(`
  screw screws bolt bolts nut nuts lid lids seal seals joint joints knot knots rope ropes belt belts strap straps cable cables
  clamp clamps valve valves hose hoses pipe pipes tap taps pump pumps engine engines motor motors gearbox brakes wheel wheels tyre tyres tire tires axle
  door doors gate gates window windows pane panes roof tile tiles gutter gutters wall walls ceiling floor floors floorboards stairs stair step steps ladder ladders rail rails
  handrail handrails railing railings fence fences beam beams rafter rafters plank planks shelf shelves cupboard cupboards chair chairs bench benches
  hinge hinges knob knobs bell bells sign signs signpost signposts lamp lamps light lights bulb bulbs battery batteries blade blades
  knife knives scissors cutlery silver spoon spoons fork forks glass glasses mirror mirrors lens lenses plate plates pot pots pan pans kettle bottle bottles jar jars barrel barrels
  brass copper steel iron chrome metal marble granite stone stones parquet wood timber furniture surface surfaces edge edges bodywork paint paintwork varnish plaster concrete cement
  mortar resin glue clay dough batter paste cream sauce shoe shoes boot boots saddle saddles bridle leather jewellery jewelry ring rings coins medals medal trophy trophies
  instrument instruments organ piano violin trumpet tent tents tarpaulin sail sails mast masts anchor anchors net nets boat hull oars scaffold scaffolding formwork barrier barriers
  cones cage cages hive hives trough troughs stakes trellis hedge sandbags bandage bandages plaster splint crown filling tooth teeth tube stent catheter needle
  extinguisher extinguishers detector detectors camera cameras sensor sensors antenna antennas mat mats carpet carpets curtain curtains blind blinds
  cover covers cushion cushions mattress ramp ramps bin bins kerb kerbs bollard bollards sleepers insulation
  desk desks stool stools armchair armchairs sofa sofas bed beds wardrobe wardrobes bookcase bookcases keyboard keyboards printer printers radiator radiators fridge fridges
  freezer freezers oven ovens hob sink sinks washbasin washbasins fan fans heater heaters`);

/** A deck of boards: one of slides is in place as well, and says nothing. */
export const DECK_OF_BOARDS =
  /\b(?:(?:aft|upper|lower|main|fore|teak|wooden|wood|pool|sun|roof|garden|ship['’]s|boat['’]s) deck|deck (?:of|on|behind|around|at) (?:(?:the|a|our|her|his|their) )?(?:boat|ship|ferry|yacht|barge|vessel|trawler|house|cabin|pool|terrace|boathouse)|(?:boat|ship|ferry|yacht|barge|vessel|hull)\b[^.;]{0,60}\bdeck)\b/iu;

/** A table that one sits at; one of a page is polished only in somebody's opinion. */
export const TABLE_TO_SIT_AT =
  /(?:^|(?:^|\b)(?:the|each|every|both|all|dining|kitchen|oak|wooden|round|long|side|coffee|billiard|operating|marble|glass) )tables?$/iu;

/** Sites that one stands on, and not those of the web. */
export const SITE_OUTDOORS =
  /\b(?:building|construction|camp|camping|dig|burial|festival|demolition|work|excavation|picnic|landing|nesting|accident|fire|storage) sites?$/iu;

/** Parts of a product on a screen that share their word with a thing; "the quality gate". */
export const NOT_THE_THING =
  /\b(?:api|app|code|css|data|design|feature|product|project|quality|release|screen|help|service|support|site|software|sprint|system|ui|web|website)\b/iu;
