import { AMBIGUOUS_ROLES } from "./role-frames.ts";
import { WordClass as C, type WordList } from "./classes.ts";

/** A list of words with their plurals. */
function withPlurals(list: string): string {
  return list
    .trim()
    .split(/\s+/)
    .flatMap((word) =>
      /(?:s|men|sh|ch|x)$/.test(word) || AMBIGUOUS_ROLES.has(word) ? [word] : [word, plural(word)],
    )
    .join(" ");
}

function plural(word: string): string {
  if (word.endsWith("man")) return `${word.slice(0, -2)}en`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

/** Who may be behind a demand. */
export const ROLES: readonly WordList[] = [
  {
    classes: C.person | C.rank,
    words: `boss bosses management cto ceo cfo coo ciso cio cpo cmo vp svp evp pm pms leadership
      stakeholder stakeholders sponsor sponsors auditor auditors regulator regulators colleague colleagues coworker coworkers teammate teammates lawyer lawyers executive executives investor investors shareholder
      shareholders founder founders chairman chairwoman chairperson superior superiors higher-ups
      higherups headquarters hq tpm ctos`,
  },
  {
    classes: C.person,
    words:
      withPlurals(`manager managers director directors lead leads leader leaders chief head heads president
      principal sponsor sponsors auditor auditors regulator regulators inspector inspectors lawyer
      lawyers attorney counsel accountant accountants bookkeeper landlord landlady mayor minister
      professor teacher teachers lecturer doctor doctors physician nurse nurses surgeon dentist vet
      pharmacist captain chef librarian curator secretary assistant foreman colleague colleagues
      coworker coworkers co-worker co-workers teammate teammates maintainer maintainers tester testers
      developer developers engineer engineers designer designers architect architects analyst analysts
      scientist scientists consultant consultants contractor contractors supplier suppliers vendor
      vendors partner partners people folks guys guy lady gentleman man woman person someone somebody
      everybody everyone human humans friend neighbour neighbor farmer farmers baker butcher
      florist plumber electrician carpenter mechanic gardener judge commissioner trustee trustees
      chancellor dean rector provost priest pastor coach trainer referee commander sergeant officer
      officers warden ranger skipper purser steward bursar treasurer clerk registrar archivist
      publisher producer conductor choirmaster artist composer photographer journalist translator
      expert experts specialist newcomer researcher researchers sysadmin sysadmins administrator
      administrators admin admins customer-success overlord overseer taskmaster master employer
      employee employees staff personnel crew squad tribe team teams department departments committee
      council board bureau agency authority authorities company corporation corp inc ltd llc gmbh
      firm ministry university museum bakery brewery parish county municipality embassy hospital
      clinic insurer headmaster headteacher headmistress governor senator delegate delegates
      chair chairs merchandiser salesperson salesman dba sre reps rep representative representatives
      recruiter creditor creditors donor donors prosecutor notary broker dealer distributor
      wholesaler retailer franchisee coordinator organiser organizer organisers organizers
      planner office chemist he she surveyor surveyors grower growers roofer glazier waiter waitress 
      janitor caretaker courier couriers tutor caterer undertaker optometrist sailor diver fisherman
      fishermen forester potter weaver blacksmith locksmith usher cashier barista bartender
      receptionist hairdresser barber midwife paramedic firefighter firefighters detective lifeguard
      umpire goalkeeper solicitor barrister magistrate sheriff bailiff actuary underwriter underwriters
      valuer appraiser auctioneer jeweler goldsmith sculptor bricklayer mason plasterer
      tiler welders machinist electricians plumbers mechanics
      breeder jockey rancher vintner sommelier confectioner cheesemaker grocer greengrocer
      fishmonger milkman stockist imexshipper shippers forwarder haulier trucker bosun
      deckhand signalman stationmaster stewardess headwaiter innkeeper hotelier housekeeper matron
      caseworker counsellor counselor therapist chaplain imam rabbi bishop abbot nun deacon sexton
      verger headteachers examiner examiners invigilator proofreader subeditor columnist presenter
      announcer showrunner screenwriter playwright novelist poet choreographer dramaturge 
      stagehand grandma grandpa grandmother grandfather mum mom dad mother father wife
      husband sister brother aunt uncle cousin bride homeowner homeowners householder
      landowner landowners shopkeeper shopkeepers ratepayers voters 
      federation charity consortium insurer insurers
      manufacturer manufacturers winery vineyard 
      kindergarten pharmacy 
      harbourmaster 
      police bank banks parliament senate congress 
      tribunal archbishopric diocese synod technician technicians toolmaker welder miller winemaker brewer shepherd
      beekeeper roaster tailor jeweller watchmaker luthier foremen
      gatekeeper requester requestor requesters customer-support adviser advisers advisor advisors grower
      growers haulier hauliers nursery association associations guild cooperative co-operative
      society foundation foundations chamber institute laboratory agronomist breeders
      lender lenders lessor lessee leaseholder freeholder executor trustee
      adjudicator ombudsman valuers actuaries economist superintendent
      inspectorate hygienist paediatrician radiologist cardiologist anaesthetist midwives
      cabinetmaker shipowner shipowners charterer bookseller booksellers
      printers' typesetter typesetters illustrator illustrators animator animators cinematographer
      editor-in-chief newsroom bandleader orchestra choir congregation vestry scoutmaster
      club clubs caretakers concierge bellboy porter porters dispatchers' stevedore quartermaster
      lieutenant colonel general's major's ministerial attaché ambassador consul
      pollster campaigner councillor councillors alderman lord lady duke baron squire
      postmaster postmistress milkmaid gamekeeper falconer
      faculty official pharmacy vicar vicars curate parson friar prior monsignor pope mullah choirmaster bandmaster
      registrars headmistresses headmasters caretaking dietitian dietician beautician cleaner cleaners
      brokerage reseller resellers assessor assessors comptroller forewoman foreperson secretariat licensor licensors
      drummer tanner saddler farrier cooper thatcher cobbler milliner engraver restorer conservator signaller
      goalie costumier chaperone nanny childminder babysitter godmother godfather granny grandad nephew niece
      missus hubby flatmate roommate housemate groundsman groundskeeper greenkeeper croupier
      sacristan cantor churchwarden arbitrator diplomat smallholder osteopath chiropractor physio
      brigade regiment coastguard treasury funder funders benefactor
      desk desks helpdesk
      plumbers roofers scaffolder joiner joiners draughtsman draughtswoman`),
  },
  {
    classes: C.audience,
    words: `user users client clients customer customers owner owners guest guests visitor visitors
      readers player players student students patient patients member members subscriber
      subscribers buyer buyers seller sellers passenger passengers tenant tenants drivers
      author authors editor editors host hosts callers viewer viewers moderator moderators
      reviewer reviewers approver approvers shopper shoppers resident residents citizen citizens
      participant participants applicant applicants taxpayer taxpayers traveller travellers traveler
      parents pupil pupils musician musicians singer singers rider riders volunteer volunteers
      audience consumer consumers end-user end-users investigator recipient recipients learner
      learners borrower borrowers`,
  },
  {
    classes: C.group,
    words: `qa legal finance security support sales marketing compliance product procurement
      accounting operations ops hr design engineering infra purchasing logistics bookkeeping
      controlling payroll secops devops sre devrel editorial facilities ux`,
  },
  {
    classes: C.system,
    words: `monitor monitors supervisor supervisors scheduler schedulers dispatcher dispatchers
      orchestrator orchestrators svc watchdog watcher overmind taskrunner monitoring`,
  },
  {
    classes: C.service,
    words: `service services system systems platform controller harness daemon bot agent agents
      pipeline automation control-plane framework fleet`,
  },
  { classes: C.operator, words: `operator operators` },
  {
    classes: C.title,
    words: `dr mr mrs ms prof professor sir madam mister frau herr monsieur madame mme señora señor sra sr`,
  },
];
