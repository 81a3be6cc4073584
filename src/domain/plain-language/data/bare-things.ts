/**
 * Words that name a thing of somebody's work, and neither what it does nor what state it is in: "production", "new button",
 * "login, logout". Few are asked for at most, so that a list of deliverables ("search box; reset button") stays one.
 */
const THING =
  "(?:accounts?|admins?|alarms?|alerts?|animations?|apis?|apps?|applications?|architecture|auth|authentication|authorization|automation|back-?ends?|backups?|banners?|branch|bugfix(?:es)?|builds?|buttons?|cache|caching|calendars?|carts?|catalogues?|catalogs?|charts?|checkout|ci|classes|cleanup|clients?|code|comments?|components?|configs?|configuration|containers?|coverage|cronjobs?|css|customers?|dashboards?|data|databases?|deploy|deployments?|designs?|dialogs?|docker|docs|documentation|domains?|downloads?|drivers?|e-?mails?|encryption|endpoints?|error handling|exports?|features?|filters?|firmware|footers?|forms?|front-?ends?|functions?|functionality|guides?|handbooks?|headers?|homepage|hooks?|icons?|images?|imports?|indexes|infrastructure|installers?|integrations?|interfaces?|invoices?|labels?|landing page|layouts?|libraries|library|links?|lists?|loggers?|logging|logic|login|logos?|logout|logs?|mails?|maintenance|manuals?|maps?|menus?|messages?|metrics|middleware|migrations?|mock-?ups?|mobile|modals?|models?|modules?|monitoring|navigation|newsletters?|notifications?|onboarding|packages?|pages?|pagination|parsers?|passwords?|payments?|performance|permissions?|pipelines?|plans?|plug-?ins?|policy|popups?|posters?|prices?|privacy|prod|production|profiles?|programs?|prototypes?|queries|query|queues?|readme|recovery|refactoring|registration|releases?|reminders?|reports?|research|roles?|rollout|routes?|routing|schemas?|scripts?|search|security|servers?|services?|settings|setup|sidebars?|signup|sign-up|sites?|sorting|spreadsheets?|sso|staging|statistics|stats|storage|styles?|styling|summary|support|sync|systems?|tables?|tabs?|templates?|tests?|themes?|tools?|tooltips?|tracking|training|translations?|tutorials?|types|typography|ui|updates?|uploads?|upgrades?|usability|users?|ux|validation|versions?|videos?|views?|web-?sites?|webhooks?|widgets?|wiki|workflows?)";
/** What is said of them without a state: of which kind they are, or that somebody likes them. */
const KIND =
  "(?:(?:an?|the|some|our|my|its|their|new|old|other|another|big|small|little|main|full|simple|basic|whole|good|great|nice|nicer|better|proper|modern|beautiful|clean|cleaner|solid|decent|fast|faster|easy|easier|stable|robust|secure|responsive|final|first|next|extra|additional|unit|integration|end-to-end|e2e|automated|manual|web|online|internal|external|public|private|own|local|dark|light)[ -])";
/**
 * The thing of a thing: "login form". "A file downloads", "the app updates" and "users export" may be whole sentences, so
 * neither part has an s at its end.
 */
const COMPOUND = `(?:(?:admin|csv|customer|error|excel|file|json|pdf|user|(?!\\p{L}+s )${THING}) (?!\\p{L}+s(?!\\p{L}))${THING}|${THING})`;

/** One thing alone, or two or three that are only named. */
export const BARE_THINGS = new RegExp(
  `^${KIND}{0,3}${COMPOUND}(?:(?:,? (?:and|or|&|\\+) |[,/] ?)${KIND}{0,2}${COMPOUND}){0,2}$`,
  "iu",
);
/** More words may say what there is to be seen. */
export const MOST_BARE_WORDS = 3;
