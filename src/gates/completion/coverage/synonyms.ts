/**
 * Words that stand for each other in reports of software work and of other trades. A condition that says `mail` is met by
 * a message that says `email`; classes are kept small and near, since a word too many hides a gap.
 *
 * One class a line: id | words that meet each other | words that only a message says for them |
 * an asked word = a report that meets it | an asked word ! a report that does not.
 */

const TABLE = `
test | test spec suite pytest jest vitest rspec junit unittest cypress playwright selenium case assertion fixture passed covers coverage example | | tests = 12 specs | tests ! a page
docs | docs doc document documentation documented readme guide manual page handbook wiki mkdocs md changelog describe explain dokumentation documentacion documentacao | adr | documented = docs/tuning.md | documented ! tested
page | page screen view route site | | page = screen | page ! worker
mail | mail email e-mail message inbox smtp | | mails = email | mails ! page
image | image picture photo thumbnail icon png jpg jpeg webp svg screenshot | | image = photo | image ! sound
remove | remove delete drop gone deleted erase purge strip uninstall retire no-longer dropped clean without | | removed = deleted | removed ! added
gone | gone left no none nothing zero 0 out removed vanish disappear away | | gone = none | gone ! kept
fast | fast speed quick time latency duration faster throughput performance | second ms s min p50 p95 p99 median | speed = latency | speed ! colour
error | error fail failure exception fault crash bug down problem broken invalid wrong rejected bad 4xx 5xx 400 422 500 | | errors = failure | errors ! page
login | login log-in signin sign-in logon auth authenticate session | | login = sign-in | login ! page
log | log record entry journal audit trail history | | log = record | log ! page
show | show display render appear visible list print present see view screen shown | | shown = displays | shown ! deleted
store | store save persist keep write remember record survive stored localstorage | | stored = saved | stored ! shown
remember | remember stored save persist keep survive cookie restart | | remembered = stored | remembered ! shown
choose | choose select choice option pick setting preference configure | | choice = selected | choice ! error
config | config configure setting option flag env environment variable parameter yaml toml adjustable unless default | | configurable = settings | configurable ! tested
user | user account customer member visitor person people operator | | users = accounts | users ! tests
db | database db | sql postgres postgresql pg mysql sqlite table | database = PostgreSQL | database ! page
kubernetes | kubernetes k8s kubectl helm | | Kubernetes = k8s | Kubernetes ! Docker
endpoint | endpoint route api url path handler get post put patch delete request | | endpoints = routes | endpoints ! tests
crud | crud create read update delete post get put patch | | CRUD = create | CRUD ! page
reply | reply respond response answer return status | | replies = responses | replies ! tests
publish | publish release deploy push ship upload live registry npm pypi | | published = released | published ! tested
run | run execute start launch boot up live serve ran running answer | | runs = started | runs ! deleted
rollback | rollback roll-back revert undo down restore back reversible reset | | rolled back = undo | rolled back ! shown
check | check verify validate confirm compare inspect assert ensure refuse | | checked = verified | checked ! deleted
equal | equal match identical same agree unchanged diff difference tie | | match = identical | match ! page
unchanged | unchanged same identical untouched equal stay stable before diff compare match | | unchanged = same | unchanged ! page
refuse | refuse reject deny block forbid 401 403 413 415 422 400 429 decline invalid | | refused = rejected | refused ! shown
allow | allow permit accept can let grant | | allowed = permitted | allowed ! shown
restart | restart reboot reload kill killed relaunch resume recover | | restart = killed | restart ! page
offline | offline flight network unplugged disconnect connection cable airplane | | offline = disconnected | offline ! page
idempotent | idempotent second again twice rerun repeat | | idempotent = second time | idempotent ! page
copy | copy clone duplicate mirror replicate | | copied = cloned | copied ! page
move | move migrate relocate switch moved | | moved = migrated | moved ! page
convert | convert migrate transform translate port turn | | converted = migrated | converted ! page
upload | upload send attach file | | upload = sent | upload ! page
download | download fetch export get save | | download = fetch | download ! page
list | list table index overview enumerate csv get | | list = table | list ! test
search | search find query lookup filter hit | | search = find | search ! delete
find | find found detect catch spot discover flag report | | found = detected | found ! deleted
notify | notify alert inform warn announce ping | mail email push message sms | notified = alert | notified ! page
build | build compile bundle builds compiles make package | | builds = compiles | builds ! page
lint | lint clippy eslint rubocop ruff oxlint warning | | lint = eslint | lint ! page
green | green pass passed ok success clean 0 | | green = passed | green ! page
pass | pass passed green ok success 0 identical | | pass = green | pass ! page
clean | clean no none 0 zero changes warning green ok nothing | | clean = 0 | clean ! page
ci | ci pipeline workflow github-actions job gitlab jenkins | | CI = workflow | CI ! page
benchmark | benchmark bench criterion hyperfine measured ns | | benchmark = bench | benchmark ! page
fuzz | fuzz afl libfuzzer | | fuzzed = AFL | fuzzed ! page
a11y | accessibility accessible a11y axe wcag aria screenreader | | accessible = axe | accessible ! page
keyboard | keyboard tab arrow key enter shortcut escape | | keyboard = arrow keys | keyboard ! page
mobile | phone mobile smartphone touch | ios android iphone pixel px | phones = mobile | phones ! page
colour | colour color palette tint hue red green amber | | colour = color | colour ! page
grey | grey gray | | grey = gray | grey ! blue
centre | centre center | | centre = center | centre ! left
licence | licence license mit apache | | licence = LICENSE | licence ! page
dialog | dialog dialogue modal popup | | dialog = modal | dialog ! page
behaviour | behaviour behavior | | behaviour = behavior | behaviour ! page
catalogue | catalogue catalog | | catalogue = catalog | catalogue ! page
analyse | analyse analyze analysis | | analyse = analyze | analyse ! page
organise | organise organize organisation organization | | organisation = organization | organisation ! page
old | old legacy former previous earlier existing | | old = legacy | old ! page
duplicate | duplicate twice double repeat copy dedupe same unique distinct | | duplicates = twice | duplicates ! page
concurrent | concurrent parallel simultaneous race threads together | | concurrent = parallel | concurrent ! page
encrypt | encrypt aes chiffre cipher tls age gpg | | encrypted = AES | encrypted ! page
hour | hour hours h hourly minutes min 60 | | hour = h | hour ! page
minute | minute minutes min mins s seconds | | minutes = min | minutes ! page
second | second seconds s sec secs ms | | seconds = s | seconds ! page
day | day days daily night nightly d | | days = daily | days ! page
month | month months monthly january february march april june july august september october november december | | month = March | month ! page
weekly | week weekly monday weeks | | weekly = Monday | weekly ! page
million | million m 000 millions | | million = M | million ! page
italian | italian it italiano | | Italian = it | Italian ! French
key | key index constraint | | key = index | key ! page
load | load loading spinner pending | | loading = spinner | loading ! error
success | success fulfilled successful ok resolved 200 | | success = fulfilled | success ! pending
latency | latency response-time delay | p50 p95 p99 ms | latency = p95 | latency ! error
summary | summary total sum overview | | summary = totals | summary ! page
count | count number total counter | | count = total | count ! page
warning | warning warn silent | | warnings = silent | warnings ! page
linux | linux ubuntu debian deb appimage fedora | | Linux = Ubuntu | Linux ! Windows
js | javascript js script | | JavaScript = JS | JavaScript ! Python
ts | typescript ts tsc tsx | | TypeScript = ts | TypeScript ! Python
python | python py python3 cpython cp | | Python = py | Python ! Go
golang | go golang | | Go = golang | Go ! Python
repo | repo repository git checked committed | | repository = repo | repository ! page
backup | backup back-up snapshot dump restic | | backup = snapshot | backup ! page
monitor | monitor dashboard metric grafana alert prometheus | | monitoring = dashboard | monitoring ! page
metric | metric metrics counter gauge total prometheus rate _total | | metrics = counter | metrics ! page
explain | explain cause reason why root describe note | | explained = root cause | explained ! worker
limit | limit cap max maximum at-most exceed | | limit = cap | limit ! page
button | button link click tap press | | button = tap | button ! page
tap | tap click press select touch | | tapping = click | tapping ! page
translate | translate translation locale i18n language | | translated = translation | translated ! page
schedule | schedule cron timer nightly daily weekly hourly | | scheduled = cron | scheduled ! page
cancel | cancel abort stop | | cancelled = abort | cancelled ! page
edit | edit change update modify patch | | edited = changed | edited ! deleted
create | create add new post insert make | | created = added | created ! page
sort | sort order ascending descending | | sorted = ordered | sorted ! page
version | version release tag v | | version = tag | version ! page
size | size kb mb gb bytes px weigh | | size = MB | size ! page
memory | memory ram heap rss mb gb | | memory = heap | memory ! page
accuracy | accuracy accurate precision recall f1 score correct | | accuracy = precision | accuracy ! page
fallback | fallback default fall-back | | fallback = default | fallback ! page
section | section chapter part heading | | section = chapter | section ! worker
example | example sample snippet demo | | example = sample | example ! worker
traffic | traffic request requests load | | traffic = requests | traffic ! page
downtime | downtime outage unavailable interruption uptime | | downtime = outage | downtime ! page
secure | secure security tls https encrypt protect | | secure = TLS | secure ! page
https | https tls ssl certificate | | HTTPS = certificate | HTTPS ! page
printable | print printable paper pdf | | printable = prints | printable ! worker
read | read get fetch load view | | read = GET | read ! page
resolve | resolve answer lookup dig | | resolves = answers | resolves ! page
resend | resend send again another retry | | resend = send | resend ! page
return | return back again restore recover | | returns = back | returns ! page
virus | virus malware clamav antivirus eicar | | viruses = ClamAV | viruses ! page
breach | breach leak hibp pwned compromise stolen | | breached = leaked | breached ! page
redirect | redirect forward 301 302 307 308 | | redirects = 301 | redirects ! page
toggle | toggle switch switchable flip on off select | | switchable = toggle | switchable ! page
unique | unique uniqueness distinct once double duplicate | | unique = distinct | unique ! page
keep | keep retain retention preserve stay remain lives | | kept = retention | kept ! page
expire | expire lapse timeout valid ttl lifetime | | expires = lapses | expires ! page
validate | validate valid check refuse reject verify invalid wrong | | validates = checked | validates ! page
import | import load read ingest upload | | import = loaded | import ! page
export | export download write csv dump | | export = download | export ! page
update | update refresh renew change current bump rewritten new | | updated = refreshed | updated ! page
include | include contain has comes part bundled with ship | | included = contains | included ! page
ask | ask prompt request query want question | | asked = prompt | asked ! page
call | call invoke request fetch | | called = invoked | called ! page
schema | schema column table field migration | | schema = table | schema ! page
button-label | label caption text title tooltip | | label = caption | label ! worker
highlight | highlight mark colour bold emphasise | | highlighted = marked | highlighted ! worker
responsive | responsive mobile phone narrow 320 360 width breakpoint viewport | | responsive = 320 | responsive ! worker
theme | theme dark light palette appearance | | theme = palette | theme ! worker
cache | cache cached redis memo hit | | cached = Redis | cached ! page
queue | queue backlog job dlq letters broker | | queue = dlq | queue ! page
retry | retry retried attempt again backoff | | retried = attempts | retried ! page
vulnerability | vulnerability cve audit finding advisory | | vulnerabilities = CVE | vulnerabilities ! page
dependency | dependency package lockfile library module | | dependencies = packages | dependencies ! page
reproduce | reproduce reproducible seed deterministic same identical | | reproducible = same seed | reproducible ! page
drop | drop lose lost missing | | dropped = lost | dropped ! page
announce | announce screenreader aria spoken voiceover nvda | | announced = aria | announced ! page
delay | delay lag latency wait | | delay = latency | delay ! page
vm | vm machine host instance server debian ubuntu box | | VM = machine | VM ! page
pay | pay payment charge invoice purchase buy checkout | | payment = charge | payment ! page
buy | buy purchase order checkout pay | | purchase = buying | purchase ! page
setting | setting preference option toggle config | | settings = preferences | settings ! page
shift | shift cls jump move | | shift = CLS | shift ! page
consent | consent accept agree opt-in banner | | consent = accept | consent ! page
reserve | book reserve reservation booking | | booked = reserved | booked ! paid
bus | bus coach minibus | | bus = coach | bus ! train
staff | staff team employee colleague crew personnel | | staff = colleagues | staff ! guests
pupil | pupil student child children kid | | pupils = children | pupils ! parents
teacher | teacher lecturer tutor instructor professor | | teachers = lecturers | teachers ! pupils
train | train training teach instruct instruction | | trained = instructed | trained ! paid
doctor | doctor physician dr | | doctor = Dr | doctor ! nurse
guest | guest visitor | | guests = visitors | guests ! tables
repair | repair mend restore | | repaired = mended | repaired ! painted
rent | rent hire lease rental | | rented = hired | rented ! sold
empty | empty clear purge flush drain | | emptied = cleared | emptied ! filled
sign | sign signature countersign | | signed = signature | signed ! sent
agree | agree agreed agreement consent approve approval | | agreed = approval | agreed ! sent
arrange | arrange settle | | arranged = settled | arranged ! cancelled
letter | letter mail | | letter = mail | letter ! page
invoice | invoice bill receipt | | invoice = bill | invoice ! letter
cost | cost price fee charge spent euro | eur | costs = price | costs ! colour
weigh | weigh weight kg tonne | | weight = kg | weight ! colour
climate | climate humidity rh | | climate = humidity | climate ! price
damp | damp moisture humidity | | damp = moisture | damp ! loud
quiet | quiet noise silent silence | | noise = silent | noise ! dry
fasten | fasten bolt screw anchor | | bolted = anchored | bolted ! painted
discard | discard dispose scrap thrown | | disposed = scrapped | disposed ! bought
replace | replace swap exchange renew | | replaced = swapped | replaced ! kept
plant | plant sow | | planted = sown | planted ! felled
prune | prune trim | | pruned = trimmed | pruned ! planted
alone | alone unaided herself himself themselves | | alone = herself | alone ! together
outage | outage offline unavailable down | | outage = down | outage ! page
lunch | lunch meal catering | | lunch = meal | lunch ! bus
invite | invite invitation | | invited = invitation | invited ! left
birthday | birthday birth | | birthday = birth | birthday ! name
spare | spare substitute reserve replacement | | spare = substitute | spare ! first
examine | examine inspect inspection | | inspected = examined | inspected ! sold
insurance | insurance insurer insure insured | | insurance = insurer | insurance ! bank
complain | complain complaint objection | | complaint = objection | complaint ! praise
percentage | percentage percent share | | percentage = percent | percentage ! name
picture-de | bild foto grafik | | Bild = Foto | Bild ! Seite
show-de | zeigen anzeigen angezeigt sichtbar erscheint anzeige | | angezeigt = erscheint | angezeigt ! Seite
delete-de | loschen geloscht entfernt weg entfernen | | gelöscht = entfernt | gelöscht ! Seite
store-de | speichern gespeichert abgelegt gesichert | | gespeichert = abgelegt | gespeichert ! Seite
excel | excel xlsx xls spreadsheet workbook | | Excel = .xlsx | Excel ! PDF
mail-fr | courriel mail email e-mail courrier correo correio | | courriel = e-mail | courriel ! page
delete-fr | supprimer supprime supprimee efface retire | | supprimé = effacé | supprimé ! page
delete-es | eliminar eliminado borrar borrado quitar | | eliminado = borrado | eliminado ! pagina
docs-fr | documentation documente guide readme doc | | documentation = README | documentation ! essai
fr-test | test tests prueba pruebas teste testes essai prove | | pruebas = tests | pruebas ! pagina
`;

/** One class; every word in it is met by every other one. */
export interface WordClass {
  readonly id: string;
  readonly words: readonly string[];
  /** Words that meet the class in a message but do not ask for it in a condition. */
  readonly reports: readonly string[];
  /** [asked, reported] that meet, and that do not. */
  readonly meets: readonly [asked: string, reported: string];
  readonly misses: readonly [asked: string, reported: string];
}

/** Reads the table; the reader of terms does it once, when it first needs a class. */
export function readWordClasses(): readonly WordClass[] {
  return TABLE.trim()
    .split("\n")
    .map((line) => {
      const [id = "", words = "", reports = "", meets = "", misses = ""] = line
        .split("|")
        .map((cell) => cell.trim());
      return {
        id,
        words: list(words),
        reports: list(reports),
        meets: pair(meets, "="),
        misses: pair(misses, "!"),
      };
    });
}

function list(cell: string): readonly string[] {
  return cell === "" ? [] : cell.split(" ");
}

function pair(cell: string, sign: string): readonly [string, string] {
  const [asked = "", reported = ""] = cell.split(sign).map((part) => part.trim());
  return [asked, reported];
}
