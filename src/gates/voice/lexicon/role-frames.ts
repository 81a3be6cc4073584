import { wordSet } from "../../../domain/word-set.ts";

/** "a user", "every client": anybody of the kind, so what follows describes behaviour. */
export const GENERIC_DETERMINERS = wordSet(
  "a an one two each every any no some another either neither",
);

/** Roles that stay persons whatever stands before them: "the page owner", "the code reviewer". */
export const PERSON_BY_POSITION = wordSet(
  `owner owners reviewer reviewers approver approvers author authors editor editors moderator
   moderators customer customers`,
);

/** What stands before "operator" when it is a sign, a function or a Kubernetes operator. */
export const OPERATOR_KINDS = wordSet(
  `not and or xor plus minus kubernetes k8s ternary spread rest logical comparison conditional
   arithmetic unary binary boolean bitwise relational equality assignment nullish coalescing chaining
   optional elvis pipe pipeline walrus modulo shift range concatenation dereference cast in is like
   between exists matrix linear differential laplace laplacian hamiltonian sobel convolution projection
   crossover mutation selection genetic openshift olm overloaded infix prefix postfix custom new delete
   typeof mobile telecom cellular instanceof safe-call star arrow dot increment decrement query search aggregation set union
   intersect except join morphological dilation erosion fuzzy regex contains comma scope sizeof`,
);

/** What stands after "operator" when it only modifies: "operator precedence", "operator dashboard". */
export const OPERATOR_COMPOUNDS = wordSet(
  `precedence overload overloads overloading dashboard dashboards console consoles panel panels view
   views page pages screen screens ui manual manuals guide guides handbook role roles account accounts
   pod pods image images bundle bundles sdk token tokens name names symbol symbols table tables list
   lists method methods function functions class classes expression expressions field fields column
   columns id ids key keys code codes login logins terminal terminals station stations desk desks seat
   hub workflow workflows interface tool tools portal mode training shift shifts log logs logo fusion
   call calls new delete associativity chain chains norm theory framework lifecycle manager upgrade
   chart deployment namespace container catalog catalogue pattern version release reconcile reconciler`,
);

/** Roles that are a person as often as a part of a program; "expects" alone does not tell. */
export const AMBIGUOUS_ROLES = wordSet(
  `viewer viewers editor author head heads lead leads chief principal chair chairs board agent agents
   consumer consumers subscriber subscribers producer producers member members recipient recipients
   coordinator planner planners conductor manager managers director partner broker dealer distributor
   assistant master host hosts translator composer miller welder registrar authority master minister crew tribe squad
   judge coach trainer notary association associations chamber chambers porter porters courier couriers callers player players watcher reporter`,
);

/** Callings that stand in nudges so often that they are met misspelt too. */
export const OFTEN_NAMED = wordSet(
  `manager managers director directors officer officers committee inspector inspectors engineer engineers
   president department colleague colleagues professor teacher teachers minister mayor accountant landlord
   secretary treasurer organiser organisers organizer organizers publisher coordinator principal council`,
);

/** Nouns that name what somebody wills; they bring a sentence to the closer look. */
export const WILL_NOUNS = wordSet(
  `wish wishes request requests instruction instructions demand demands order orders preference
   preferences decision decisions insistence ruling directive directions choice suggestion mandate verdict resolution edict decree`,
);

/** What only people have of the work: they bring a sentence to the closer look as well. */
export const GRIEVANCES = wordSet(
  `wish wishes plea pleas complaint complaints grumble grumbles moan moans grievance grievances objection objections
   grumbling moaning protest protests outcry`,
);

/** What programs have and send as well: only the place that they come from tells whose they are. */
export const SENT_WILLS = wordSet(
  "request requests order orders demand demands instruction instructions feedback pressure nudge",
);

/** Verbs in the past: somebody did it, so it is a report. */
export const PAST_SPEECH = wordSet(
  `said told asked announced wrote mentioned stated explained confirmed suggested proposed recommended
   reminded remarked noted pointed replied reported relayed forwarded passed conveyed instructed
   directed ruled advised notified informed warned stressed emphasised emphasized inquired enquired
   voiced expressed declared argued claimed messaged texted emailed mailed pinged nudged flagged raised
   requested reiterated repeated hinted implied signalled signaled ordered summoned poked`,
);

/** Verbs that count whoever their subject is, unless it is a thing. */
export const STRONG_VERBS = wordSet(
  `wants wanted insists insisted demands demanded prefers preferred complains complained complaining
   asked told asking insisting hopes begs urges wishes says said want insist demand expecting complain prefer appreciate appreciates like love phoned rang rung texted emailed reckons hoped begged urged pleaded pleads yearns longs`,
);

/** What only people feel, whoever they are; each with what follows it (`rules/attribution/feeling.ts`). */
export const FEELINGS = wordSet(
  "none expects expecting requires needs awaits awaiting rather sooner keen adamant insistent anxious impatient tired sick fed unhappy happy happier pleased relieved hoping grateful glad delighted thrilled annoyed furious",
);

/** Nouns of will: whoever has it is the source of the demand. */
export const WILLS = wordSet("insistence urging behest bidding instigation wish wishes request");

/** Verbs of saying and allowing that a user also does inside a program: confirms a dialog, signs in. */
export const SOFT_VERBS = wordSet(
  `reports report confirms confirm writes write writing notes raises flags passes passed forwards states calls call calling
   signals repeats repeat repeated replies answers answered replied messages accepts accept accepted refuses refuse refused
   rejects reject rejected waits wait waiting waited looks looking watches watching seeks allows allow allowed permits permit
   signs sign signed clears clear cleared approves approve approved approving requests request orders order
   plans plan likes dislikes marks sets set sends puts put depends confirmed reported texted emailed phones raised flagged
   believes thinks worries sees saw pushes presses pressed counts relies`,
);

/** Nouns of demand that need no verb: "customer complaints", "client feedback was harsh". */
export const LOUD_DEMANDS = wordSet(
  `feedback complaint complaints demand demands wish wishes expectation expectations insistence decision
   instruction instructions directive directives opinion pressure mandate`,
);

/** Where somebody keeps the work that they want done: "high on the owner's list". */
export const KEPT_BY_PEOPLE = wordSet(
  "list agenda sheet notepad radar desk plate shortlist notebook diary whiteboard books count reckoning clock watch tally estimate standards roadmap bucket-list hands shoulders heels back",
);

/** What only a person has of the work: the client has something in mind, an eye on it, a say. */
export const PERSONAL_HOLDINGS = wordSet("mind sights heart eye eyes patience say opinion hopes");

/** What `svc` does as a program, and what is done with it. */
export const RUNNING = wordSet(
  `returns starts stops crashes listens answers restarts exits runs logs prints exposes selects points opens closes binds
   responds fails hangs leaks writes reads stores loads uses spawns exposed started restarted called spawned written
   printed logged read used imported loaded exported removed returned opened bound selected matched created deleted`,
);

/** What is written, so that what it says is a fact about it. */
export const TEXTS = wordSet(
  `notes paragraph section chapter page text article caption label readme manual guide sentence footnote changelog comment
   banner dialog message mail header title summary report log entry clause template document docs story legend timeline history transcript minutes letter
   sign plan table spec`,
);

/** Participles after which "with" names somebody who agreed. */
export const AGREED_WITH = wordSet(
  `agreed discussed cleared arranged settled promised confirmed coordinated negotiated checked talking talked
   spoken speaking call meeting meeting chat consultation understanding agreement deal line accordance conversation`,
);

/** Words before "from" that make the person after it a source. */
export const SOURCE_VERBS = wordSet(
  `writing came comes coming come straight directly down heard hear originates stems arrived arrives is was
   's got received have has had it direct handed passed pressure`,
);

/** Participles that are data flow as often as demand: "sent by the client", "set by the user". */
export const LOOSE_PARTICIPLES = wordSet(
  `sent given handed set put passed reported raised specified driven initiated backed pushed chosen picked watched
   observed noticed judged graded scheduled dispatched queued flagged issued assigned allotted allocated forwarded
   suggested proposed recommended spotted mentioned awaited anticipated relayed decided required expected directed signed moved transferred placed routed reassigned added`,
);

/** Participles after which "by" names a source even when it is a stranger. */
export const STRONG_PARTICIPLES = wordSet(
  `requested asked demanded ordered instructed approved wished wanted mandated told commissioned
   dictated decreed desired insisted authorised authorized sanctioned vetoed`,
);

/** Words after which "for" or "to" names somebody to whom the work matters. */
export const MATTERS_TO = wordSet(
  `priority important importance urgent critical matters matter essential crucial vital promised needed due wanted
   mean means meant lot dear key deadline embarrassing worth must-have negotiable dealbreaker breaker mandatory obligatory compulsory unacceptable
   intolerable sacred showstopper`,
);

/** What those who judge the work may do with it. */
export const JUDGING_VERBS = wordSet(
  `approve approves approved accept accepts accepted reject rejects rejected sign signs signed merge merges merged pass
   block blocks blocked return returned refuse refuses refused`,
);

/** Signs that an operator is a human at work. */
export const ON_DUTY = wordSet("duty call shift hand phone break");

/** Nouns of demand that are as often a thing in a program: a customer's order, a user's message. */
export const WEAK_DEMANDS = wordSet(
  `order orders message messages note notes word words name input view views comment comments plan
   call permission consent preference preferences needs need remark remarks reminder memo brief ok okay
   vote taste command commands advice suggestion suggestions recommendation recommendations agreement
   intent priority priorities ask asks asking requests requirements feedback satisfaction
   pressure call verdict guidance line reading position approval notes stance`,
);

/** What a program rather than a person expects. */
export const PROGRAM_OBJECTS = wordSet(
  `json xml yaml csv array arrays header headers token tokens string strings integer integers byte bytes
   utf-8 null object objects response responses reply status handshake ack packet packets callback
   promise certificate certificates socket body payload field fields parameter parameters cursor
   server backend api endpoint database broker gateway boolean pid lock integer number key tls http https http2 port charset encoding datagram frame nonce
   200 201 204 304 400 401 403 404 409 429 500 iso epoch milliseconds`,
);
