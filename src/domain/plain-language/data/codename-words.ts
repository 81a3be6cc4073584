import { wordSet } from "../../word-set.ts";

/** Birds, beasts and fish. */
export const ANIMALS = `
  albatross avocet bittern blackbird bluebird bluefin bluejay bullfinch bunting bustard buzzard canary cardinal cassowary chaffinch chickadee cockatoo condor cormorant crane crow cuckoo
  curlew dotterel dove dunlin dunnock eagle egret eider emu falcon finch firecrest flamingo flycatcher fulmar gannet godwit goldcrest goldeneye goldfinch goosander goose goshawk grebe greenfinch grouse guillemot gull
  gyrfalcon harrier hawk hawfinch heron hobby hoopoe hornbill hummingbird ibis jackdaw jay kakapo kea kestrel kingfisher kite kittiwake kiwi knot lapwing lark linnet loon lyrebird macaw magpie mallard
  martin merganser merlin mockingbird moorhen nightingale nighthawk nightjar nuthatch oriole osprey ostrich ouzel owl oystercatcher parakeet partridge peacock pelican penguin peregrine petrel pheasant pigeon
  pintail pipit plover pochard ptarmigan puffin quail quetzal raven redpoll redshank redstart redwing roadrunner robin rook sanderling sandpiper sandpiper seagull serin shearwater shelduck shoveler shrike siskin skua skylark snipe
  sparrow sparrowhawk spoonbill starling stonechat stork swallow swan swift tanager teal tern thrush toucan turnstone turaco twite vulture wagtail warbler waxwing wheatear whimbrel whinchat whooper wigeon
  woodcock woodpecker wren yellowhammer aardvark alpaca anaconda anteater antelope armadillo axolotl baboon badger barracuda bear beaver beluga bison blackfin bobcat bonobo buffalo bumblebee caiman camel capybara caracal caribou
  cheetah chimpanzee chinchilla chipmunk cicada civet cobra coyote cougar cricket crocodile dingo dolphin dragonfly dugong echidna eland elephant elk ermine ferret firefly fox gazelle gecko gerbil gibbon giraffe gnu gopher
  gorilla greyhound grizzly groundhog guppy hamster hare hedgehog hippo hornet hyena ibex iguana impala jackal jackrabbit jaguar jellyfish kangaroo koala komodo kudu lemming lemur leopard lion llama lobster lynx
  mako mammoth manatee manta mantis marlin marmot marten mastiff mastodon meerkat mink mongoose moose mule muskox muskrat mustang narwhal newt nautilus numbat ocelot octopus okapi opossum orangutan orca oryx otter ox
  panda pangolin panther peccary piranha platypus polecat porcupine porpoise possum puma python quokka rabbit raccoon ram raptor rattlesnake ray reindeer rhino rhinoceros salamander salmon scorpion seahorse
  seal serval shark sloth sidewinder skunk squirrel springbok stag stallion stingray stoat sturgeon swordfish tapir tarpon tarsier tasmanian terrier tiger tortoise triceratops trout tuna turtle urchin viper vole wallaby walrus warthog wasp
  weasel whale wildcat wildebeest wolf wolverine wombat woodchuck wyvern yak zebra barnacle limpet mussel oyster cuttlefish squid krill sardine herring mackerel pike perch carp tench halibut turbot haddock yellowfin`;

/** Of Greece and Rome, of the north and the east. */
export const GODS_AND_HEROES = `
  apollo ares artemis athena atlas aurora bacchus baldur boreas calypso cassandra cerberus ceres charon chronos cronus cyclops daedalus demeter dionysus eos eris eros freya frigg gaia ganesha hades hecate helios hephaestus
  hera hercules heracles hermes hestia hyperion icarus indra iris isis janus juno jupiter kali lakshmi loki mars medusa mercury minerva mithras mjolnir morpheus neptune nike nyx odin oedipus orpheus osiris pandora perseus persephone
  phoebe pluto poseidon prometheus proteus psyche ra rhea saturn selene shiva sisyphus thanatos themis theseus thor titan triton tyr uranus valkyrie venus vesta vishnu vulcan zephyr zeus anubis achilles agamemnon ajax odysseus hector`;

/** Stars, constellations and moons, and what flew there. */
export const STARS = `
  andromeda antares aquila arcturus aldebaran altair betelgeuse borealis callisto canopus capella cassiopeia castor centauri ceti comet corona cosmos cygnus deneb draco eclipse enceladus equinox europa fomalhaut galaxy gemini
  halley horizon hubble hydra io kepler leo libra luna lyra meteor miranda nebula nova oberon orion pegasus polaris pollux procyon pulsar quasar regulus rigel sagittarius scorpio sirius solstice soyuz spica sputnik supernova taurus
  titania umbra vega virgo voyager zenith ganymede mimas ariel umbriel phobos deimos sedna`;

/** Stones, gems and metals. */
export const STONES = `
  agate alabaster amber amethyst aquamarine basalt beryl citrine cobalt copper coral corundum diamond emerald feldspar flint garnet gneiss granite graphite gypsum hematite jade jasper lapis malachite marble mica moonstone obsidian
  olivine onyx opal pearl peridot pumice pyrite quartz quartzite rhodium rosewood ruby sandstone sapphire schist slate spinel sunstone tanzanite titanium topaz tourmaline tungsten turquoise zircon iridium osmium palladium platinum vanadium`;

/** Trees, flowers and herbs. */
export const PLANTS = `
  acacia acorn alder aloe ash aspen azalea bamboo banyan baobab beech birch bluebell bonsai bramble buttercup cactus camellia cedar chestnut clover cottonwood cypress daffodil dahlia dandelion dogwood ebony elm eucalyptus fern
  foxglove gardenia ginkgo hawthorn hazel heather hemlock hibiscus hickory holly honeysuckle hyacinth ivy jacaranda jasmine juniper larch laurel lavender lilac linden lotus lupin magnolia mahogany mangrove maple marigold mimosa mistletoe
  myrtle nettle oak oleander orchid palmetto peony petunia pine poplar poppy primrose redwood rosemary rowan saffron sage sequoia snowdrop spruce sunflower sycamore tamarack tamarind teak thistle thyme tulip verbena violet willow wisteria yarrow yew zinnia`;

export const WEATHER_AND_MOUNTAINS = `
  avalanche blizzard breeze chinook cyclone drizzle foehn gale hailstorm hurricane lightning maelstrom mistral monsoon rainbow sandstorm scirocco sirocco snowflake squall stormfront sunrise sunset tempest thunder thunderbolt thunderstorm tornado tsunami
  twister typhoon whirlwind zonda glacier iceberg permafrost tundra taiga savanna volcano geyser krakatoa vesuvius etna everest denali kilimanjaro matterhorn olympus rainier fuji annapurna aconcagua elbrus eiger jungfrau kangchenjunga yosemite`;

export const LEGENDS = `
  avalon bastion beacon bifrost camelot centaur chimera chimaera citadel colossus compass corsair crusader dragon excalibur galahad gandalf gargoyle genesis goblin gondor gryphon griffin grendel guinevere hobbit hobgoblin ivanhoe kraken lancelot
  leviathan lodestar lodestone mandrake manticore minotaur mordor narnia nemesis nimbus nautilus oracle odyssey paladin percival phantom phoenix pioneer quixote ragnarok rivendell rosetta rubicon samurai sentinel serenity shogun skynet spartan sphinx
  stargate stingray talisman tardis templar trident trojan unicorn utopia valhalla valinor vanguard viking vortex yggdrasil yeti sasquatch zodiac ninja spitfire hurricane lancaster concorde endeavour discovery enterprise challenger mayflower bismarck`;

const FOOD = `
  amaretto bellini biscotti bourbon brandy brisket brownie burrito cannoli cappuccino caramel cardamom chianti churro cinnamon cocktail cognac cosmopolitan croissant cupcake daiquiri donut doughnut dumpling eclair espresso falafel focaccia
  fondue gelato gnocchi guacamole gumbo jalapeno kahlua kimchi latte licorice macaron macchiato manhattan margarita marshmallow martini marzipan meringue mocha mojito mousse muffin nacho negroni nougat nutmeg pancake paprika pavlova pesto pickle
  pinata popsicle praline pretzel prosecco pudding ravioli risotto sangria sherry shiraz souffle spumoni sriracha strudel sundae sushi tabasco tapioca tequila tiramisu toffee truffle waffle wasabi zinfandel nutella oreo snickers skittles`;

/** Monsters and the people of tales. */
export const MONSTERS = `
  basilisk cockatrice banshee golem gorgon harpy cyclops djinn dryad naiad nymph satyr siren sylph sprite pixie gnome troll ogre orc elf ghoul wraith wight lich warlock sorcerer wizard necromancer druid
  werewolf vampire zombie mummy frankenstein dracula nosferatu godzilla mothra kong cthulhu jormungandr fenrir sleipnir heimdall bragi njord balder skadi gungnir asgard midgard jotunheim niflheim atlantis eldorado
  shangri xanadu arcadia elysium tartarus styx lethe acheron nirvana babylon carthage troy sparta thebes mycenae pompeii persepolis petra machu tikal angkor aragorn arwen bilbo boromir elrond eowyn faramir frodo galadriel
  gimli isildur legolas pippin samwise saruman sauron smaug smeagol gollum balrog ent hogwarts dumbledore hagrid hermione voldemort yoda vader chewbacca tatooine hoth endor dagobah naboo coruscant anakin kirk spock
  picard klingon romulan vulcan borg arrakis atreides harkonnen batman robin superman aquaman wolverine magneto thanos hulk groot gamora vision falcon nebula hawkeye deadpool marmaduke garfield snoopy woodstock asterix obelix tintin`;

const VEHICLES_AND_RIVERS = `
  caboose locomotive zeppelin dirigible hindenburg titanic lusitania bounty beagle victory potemkin yamato saratoga lexington yorktown nimitz ticonderoga constellation intrepid
  amazonas danube ganges indus limpopo mekong mississippi missouri nile orinoco potomac rhine rhone seine thames tigris volga yangtze yukon zambezi niagara victoria`;

const OTHERS = `
  gambit checkmate endgame joker kingpin maverick renegade rogue outlaw gladiator centurion emperor monarch musketeer pharaoh barbarian buccaneer swashbuckler highlander longbow crossbow broadsword rapier sabre saber scimitar katana
  tomahawk javelin gauntlet catapult trebuchet juggernaut behemoth goliath gulliver lilliput moby ahab sherlock watson moriarty einstein newton galileo copernicus darwin tesla
  quicksilver whitewater blackbird bluebonnet bluestone brimstone brownstone copperhead cottontail crossbill crosswind deepwater firebird firestorm foxtrot goldrush greystone ironclad ironwood lighthouse longhorn moonbeam moonlight moonshot
  moonraker nightfall nightshade northstar overdrive rainmaker redhawk redtail ridgeback rockhopper seabird seabiscuit silverback skyfall skyhawk skyline skywalker snowball snowdrift snowfall stardust starfish starlight starship steamboat stonehenge stonewall
  sundance sundown sunfish tailwind timberwolf waterfall waterloo whitecap whitetail wildfire windmill windjammer yellowstone bigfoot blackfoot blackthorn whitehorse greenfield bluefish bluewhale redfox greywolf graywolf`;

/**
 * Words that teams take for names of their own projects: animals, stars, gods, stones, trees, weather, mountains,
 * legends, drinks and sweets, games. In small letters; singular.
 */
export const CODENAME_WORDS = wordSet(
  ANIMALS,
  GODS_AND_HEROES,
  STARS,
  STONES,
  PLANTS,
  WEATHER_AND_MOUNTAINS,
  LEGENDS,
  FOOD,
  MONSTERS,
  VEHICLES_AND_RIVERS,
  OTHERS,
);

/**
 * Rarer ones, of buildings and ships, instruments and cloth, fruit and flowers, tools and old trades. Such a word is a
 * surname, a place or a term as often: it counts only where it stands alone with a capital.
 */
export const RARER_NAMES = wordSet(`
  verdigris ochre
  abalone accentor achernar acolyte aconite acropora adamant adhara adrastea albireo alcazar alchemist alchemy alcor alcove alcyone algol alioth alkaid almshouse alnitak alphard amalthea
  amaranth amazonite amontillado amulet analemma ananke andromedid angelfish angelica ankaa anklet anthem anvil apatite aphelion apogee apothecary arbor arbour archipelago argosy armillary
  arneb arpeggio arquebus arroyo arugula aster asterope astrolabe aubergine aubrietia auk aventurine aviary awl azurite ballast ballista ballroom bandersnatch bangle bannock barbel basswood
  battlement bauble bayonet bayou beadle beechwood belladonna bellatrix bellows bellringer belvedere bergamot bilge billhook bindweed binnacle biretta blackberry blackcap blackcock
  blackcurrant blockhouse bloodstone bluebeard bluebottle bluegill bluegrass bluethroat bluff blunderbuss boathouse bobbin bobolink bocce bodkin bogeyman bollard bonbon bonfire bongo boojum
  boomerang borage bornite bothy boudoir bowerbird bowsprit boxwood boysenberry bracken bradawl brambling breadcrumb brigadoon brigantine broadaxe broadside brocade brogue brougham
  brushfire brushwood bryony buckler budgerigar buggy bulbul bullock bullseye bulrush burdock burgher burlap burnous butte butterfly butternut butterscotch buttery byre cabriole cabriolet
  cacao caddisfly cadenza caftan cairn calabash calico cambric cameo campfire campion candelabra candlelight candytuft canis cannon cannonball cantaloupe capercaillie capstan capstone
  carafe caravel caraway carillon carme carmine carnation carnelian carousel carrack carronade cartwheel cashmere cassiterite catacomb cataract catbird catfish catnip cauldron causeway
  cavern cedarwood celadon celandine celesta celestine centipede cepheid cerise cerulean chalcedony chalcopyrite chalet chalice chamberlain chamomile chaparral chartreuse chasm chenille
  chervil cheshire chicory chiffon chiffonier chintz chive choker chough chrysolite chrysoprase chub ciabatta cinnabar cinquefoil clasp clavichord claymore cleat cleaver clementine cloister
  cobblestone cobweb cockchafer cockle coelacanth columbine comfrey compline concertina conch confetti conservatory coot coppice copse coracle cordierite corduroy coriander corkscrew
  corncrake cornflower cornucopia coronet costermonger courtier cove cowbird cowrie cowslip crag cranefly cravat crayfish credenza crescendo cresset crevasse crevice crinoline crocus croft
  crofter crowsnest crucible crumpet cudgel culverin cummerbund cupola currant cutlass cuttle cyclamen cygnet cygni dabchick damselfly damson darter davenport daydream decanter delphinium
  denebola descant despina dhow didgeridoo dipper dirge dirk dirndl distaff djembe dogcart dogfish doorbell dory doublet dovecote drawbridge dreadnought dormouse dreamcatcher driftwood
  drover dubhe dune dungeon dyer earwig ecru edelweiss eglantine eiderdown elara elderberry elderflower elnath endive enif epaulette epee epidote escarpment espadrille estoc evensong
  eventide everglade evergreen fable fajita falchion fanfare farmhouse farmstead farrier featherweight fedora fen fennel fenugreek fez fieldfare fig figwort filbert firelight fireside fjord
  flagon flagstone flail flapjack flintlock flounder fluorite flywheel foal footstool forecastle foremast foresail forsythia fortress freesia frigatebird funicular gabardine gacrux gaiter
  galangal galatea galena gallows galosh gamboge gar garganey gargantua garter gatepost gauze gavotte gazebo gemstone genoa gentian ghostlight gibbous gimlet gingerbread gingham glade
  gladiolus glaive glazier glowworm goblet goethite goldenrod gooseberry gorse gosling gossamer goulash grackle gramophone granary grapefruit grapeshot grasshopper gravestone grayling
  greengage grindstone grog grotto groundsel grouper guardhouse guava gudgeon gulch gully gunmetal gunpowder gunwale gyrocopter habanera haberdasher hadar halberd halcyon halite halyard
  hamal harbinger hardwood harebell harvester hassock hawkmoth hawser hayloft hayrick hearth hearthstone heartsease heartwood hedgerow heifer heirloom heliopause heliotrope hellebore
  hillock himalia hoatzin hollow hollyhock hologram homburg homestead honeybee honeycomb honeyguide hornbeam horseradish horseshoe hourglass housefly howlite humpty hyssop icebreaker
  iceplant icicle ilmenite impromptu inferno inkwell ironbark ironside ironweed islet ixion izar jabberwock jabberwocky jabiru jackanapes jackpot jerkin jib jitterbug jodhpur jonquil
  jukebox junco juneberry kabaddi kaftan kakariki kauri keepsake ketch killdeer kilt kimono kinglet kipper knapweed knoll kochab kohlrabi kombucha kookaburra kumquat kyanite labradorite
  lacewing ladle ladybird ladybug lambada lamplight lamplighter lamprey landau landslide langoustine lantern larder larimar larkspur lauds laverock lemonade lemongrass leonid lepidolite
  leveret lignum limelight limonite loach lollipop longhouse longsword loosestrife lorikeet lovage lucerne lullaby lumpsucker lychee lysithea macaroni magnetar magnetite mainmast mainsail
  mallet mallow mantelpiece marcasite marionette marjoram markab matins mattock mayfly maypole maze mead meadowsweet medlar megaphone megrez melody menagerie menkar merak meridian merope
  mesa metis mikado milkweed millipede millpond millrace millstone millwheel minestrone minnow mintaka mirach mirrorball mirzam mitten mizar mizzen moccasin mohair molasses moleskin
  moonflower moor moraine moray morganite mudflat muffler mugwort mulberry muleteer mullein mullet munchkin muscovite musket muslin nacre nankeen narcissus nasturtium nectarine nephrite
  neverland nigella nudibranch nunki nutcracker nutshell oasis oberth occultation oilstone organza orpiment orrery ortolan ostler outcrop outhouse oxbow paintbrush paisley palanquin
  palisade pantaloon parachute parapet parasol parcheesi parchment partisan pasiphae passionfruit pastrami patchwork pathfinder paulownia peddler peewit pendulum penumbra peppercorn
  peppermint pergola perigee perihelion periwinkle persea perseid persimmon petanque peterpan petticoat pewter phaeton phalarope phlox pierogi piglet pimento pimpernel pinafore pinecone
  pinewood pinfold pinocchio pinwheel pitchfork pitta piñata plantain pleione plimsoll ploughman plow plumbline plumeria poleaxe polenta pollock pomegranate poniard pony popcorn poplin
  porphyry porridge portcullis potpourri powderhorn powderkeg pratincole prehnite privateer promontory protostar puce puck pufferfish pullover pumpernickel punt puppeteer pyre quadrille
  quagmire quarterback quarterdeck quarterstaff quasimodo quelea quiche quillon quintet quiver radicchio ragwort rainbarrel rampart rasalhague ratatouille razorbill realgar redshift
  reedling reeve remora rhodonite rhyolite rigil rill ringdove riverbank riverbed rivulet roach rollercoaster rotunda roundabout roundhouse rudd rumpelstiltskin runestone ruritania rutabaga
  rutile sabik sackcloth sadr saiph samovar sampan samphire sandalwood sandbar sandgrouse sapling sarabande sard sardonyx sarong sassafras sateen satinwood satsuma sawdust sawhorse
  saxifrage scabbard scallop scarab scarecrow scarp scaup scepter sceptre scheat scheherazade schnapps schnitzel scoter scree sculpin scythe seabass secretarybird seersucker seesaw selenite
  serpentine setebos settee sextant sexton shamrock shantung shanty shaula sheepdog shipwreck shoal shortbread sickle siderite signet signpost silhouette silkworm silverfish sinkhole sinope
  skiff slingshot smelt smew smithsonite smock smokehouse snapdragon snapper snark snowwhite soapbox soapbubble soapstone sodalite solan solarium solder sombrero sorghum sorrel sousaphone
  spearmint speedwell spellbook sphalerite spindrift spinet spinnaker spinney spit sprat springtime spyglass starburst starfruit stargazer staurolite steamroller stetson stibnite stiletto
  stilt stint stockade stonecrop stonefly stonemason stovepipe sulafat sultana sumac summertime sunbeam suncatcher sundew sundial sunshine surcoat swale swallowtail swansong sweetbriar
  sycorax syzygy tabard tabla taffeta taffrail tambour tankard tansy tapestry tarantella tarantula tarazed tarn tarragon tattler taygeta tealight teasel tektite termite terrycloth tetra
  thalassa theremin thicket thimble thuban thulite thunderhead tiddlywinks tidewater tilapia timepiece tinamou tinderbox tinfoil tinkerbell titmouse toadflax toadstool toccata tollkeeper
  tombola topcoat topsail toque torchlight touchstone transom travertine treacle treadle treadmill treehouse trefoil tremolite tremolo tricorne trifle trilby trillium trimaran trinculo
  trinket trogon truncheon tufa tulle tumbleweed tumbrel tupelo tureen turmeric turnpike turnstile turret udon ultramarine umber unakite undertow unukalhai vagabond valerian variscite
  varuna veery velour velveteen verandah vermilion vervain vesper vetch victualler vindaloo vireo viridian vivianite voile wadi waggon wallflower wanderer wanderlust watchtower watercress
  waterfront waterlily watermelon watermill wayfarer wayside weathervane weevil wheelwright whelk whetstone whirligig whirlpool whitebeam whydah willet wimple windchime windfall windlass
  windsock winkle wold wolframite wonderland wonton woodbine woodland woodlouse woodpile woodruff wormwood worsted wrasse wryneck wulfenite wychelm yam yawl yellowroot yeoman yuletide
  zeolite ziggurat zigzag zipline zoisite zosma`);

/** Nouns that make the name before them a term that many know: "Hessian matrix", "Almond milk". */
export const TERM_NOUNS = wordSet(`
  matrix matrices class classes pattern patterns label labels attribute attributes regression theorem law effect algorithm method test distribution
  laptop laptops printer printers phone phones camera cameras scanner scanners model models machine machines server servers cluster
  street road river lake island valley county university museum hotel church bridge station airport tower square park garden gardens palace castle
  ltd inc gmbh corp llc plc co company group brothers sons press books records family award prize league cup club
  milk butter oil sauce cake bread cheese wine beer tea soup juice seed seeds flour leaf leaves tree trees wood fruit flower flowers plant plants
  red green blue grey gray yellow brown white black pink purple theme colour color shade breed dog cat horse bird fish rose island islands empire
  language framework library database browser editor shell protocol format plugin plug-in sdk api cli`);

/**
 * Kinds of things that are bought or taken from others. "A Kestrel web server" says what Kestrel is; "the Kestrel adapter"
 * only says that something goes with it, and an engine is what teams call parts of their own.
 */
export const PRODUCT_KINDS = wordSet(`
  server servers cluster clusters cache caches database databases schema schemas warehouse warehouses queue queues broker brokers proxy proxies
  framework frameworks library libraries browser browsers compiler compilers interpreter interpreters runtime runtimes shell shells
  camera cameras printer printers scanner scanners laptop laptops tablet tablets phone phones chip chips sensor sensors microcontroller microcontrollers
  telescope telescopes satellite satellites rocket rockets spacecraft aircraft helicopter helicopters car cars van vans lorry lorries truck trucks tractor tractors
  boat boats bicycle bicycles motorcycle motorcycles guitar guitars piano pianos watch watches font fonts typeface typefaces`);

/** Words after which a capitalised word is the name of a piece of work. */
export const WORK_NOUNS = wordSet(
  `milestone lane epic workstream stream initiative codename squad tribe sprint project programme program operation track effort phase`,
);

/** Words that make the capitalised word before them the name of a piece of work. */
export const NAMED_WORK_NOUNS = wordSet(
  `lane epic workstream initiative rollout roll-out squad tribe cutover cut-over milestone parity effort go-live workstreams lanes epics`,
);

/** Verbs of getting work done; a capitalised word right after them, alone, is the name of the work. */
export const SHIP_VERBS = wordSet(`
  finish finishes complete completes ship ships shipping land lands launch launches unblock unblocks deliver delivers finalise finalize
  relaunch revive resume resurrect productionise productionize`);

/** Forms of verbs that follow a name at the start of a sentence. */
export const VERBS_AFTER_NAME = wordSet(`
  is was are were has had have can could must may will would should does did do no not now never only still also finally came comes gets got goes went gives gave takes took
  makes made runs ran sends sent reads read writes wrote keeps kept shows loads serves handles talks speaks knows feeds pulls pushes stores answers returns responds prints reports
  passes passed fails failed ships shipped lands landed starts stops started stopped works worked survives survived replaces supports uses logs accepts rejects refuses boots builds deploys
  processes finishes finished completes closes imports exports parses renders mails e-mails emails emits publishes consumes connects reconnects syncs writes opens listens exits hits reaches
  and or & side via be been being gains calls picks drops holds covers carries moves holds matches meets owns needs stays becomes remains appears displays lists groups sorts computes counts delivers held carried survived sat stayed stood took felt broke crashed dropped lost kept served behaved answered talked replaced`);

/** Capitalised words before which nothing is named: labels of user interfaces and parts of documents. */
export const LABEL_NOUNS = wordSet(`
  button buttons tab menu key theme theme's font fonts chapter section column header heading label field sheet song track-title street road river lake island valley county university museum language`);
