/** Shapes of ids that public bodies give out, or that are names of standards and the like. */
const PUBLIC_PREFIX =
  /^(?:EAN|GTIN|UPC|ISBN|ISSN|ITF|GS1|CODE|LTO|LC|ATA|CPV|NUTS|NACE|SDG|ASCE|IFRS|IAS|SKR|EU|US|UK|HR|CT|KC|AN|MI|RJ|XLR|DB|HD|SD|UHD|PAL|NTSC|DCI|REC|BT|ARINC|AC|DC|PLA|ABS|PETG|NEMA|ESP|STM|AVR|PIC|RP|ARM|CORTEX|LPC|I|O|M|S|K|L|N|Q|W|Z|UTF|UCS|SHA|SHA3|MD|AES|RSA|RC|CRC|ISO|IEC|EN|DIN|RFC|BCP|STD|PEP|JEP|JSR|TC39|CVE|CWE|GHSA|CAPEC|RUSTSEC|USN|DSA|KB|NIST|FIPS|SP|IEEE|ECMA|ANSI|ASTM|WCAG|HTTP|TLS|SSL|USB|PCI|DDR|IPV|GPT|LLAMA|BERT|COVID|LATIN|CP|ISO8859|WINDOWS|EPSG|WGS|LGPL|GPL|AGPL|MIT|BSD|APACHE|CC|MPEG|VP|AV|G|H|X|A|B|C|D|E|F|T|R|V|RS|CAT|CO|PM|PS|LUFS|EBU|ITU|MIL|DO|SMPTE|CEA|NACA|BOEING|AIRBUS|AIS|ICD|HL|MT|PT|SAE|JIS|UL|VDE|GOST|GB|CSS|ES|OAUTH|IPV|BASE|BLAKE|ARGON|KECCAK|POLY|CHACHA|ED|P|CURVE|SECP|TOP|WEB|HTML|PYTHON|JAVA|NODE|UN|EC|REG|CFR|ART|USC|PART|PAGE|STEP|LEVEL|DAY|WEEK|YEAR|ROUND|LINE|ROW|TEST|CASE|PHASE|OS|FM|AM|UHF|VHF|WPA|BT|LTE|GSM|ZIGBEE|AVX|SSE|PSR|PDP|IA|LORA|MODBUS|IP)$/u;
const TICKET = /^[A-Z][A-Z0-9]{1,11}-\d{1,7}$/u;
const LOWER_TICKET =
  /^(?:proj|tick|tkt|bug|jira|task|issue|story|epic|ops|eng|dev|fe|be|infra|plat|core|sup|inc|chg|prb|req)-\d{1,7}$/u;
/** What service desks number with many digits and no hyphen: incidents, requests, changes. A product has fewer. */
const DESK_TICKET =
  /^(?:INC|RITM|CHG|PRB|REQ|SCTASK|CTASK|TASK|TKT|TICKET|STRY|STORY|BUG|ISSUE|CASE|DFCT|CRQ|WO|PBI|SIR|HRC)\d{6,9}$|^(?:inc|ritm|chg|prb|req|sctask)\d{6,9}$/u;
const LETTER_DIGIT = /^(?:[A-Z]{1,3}\d{1,2}[A-Z]?|[A-Z]\d[A-Z]\d?|[A-Z]{2}\d{1,2}[A-Z]{1,2})$/u;

/** `PAY-88`, `INC0012345` and the like; not `UTF-8`, `CVE-2024-3094`, `ISO-8601`. */
export function isTicketId(word: string): boolean {
  if (LOWER_TICKET.test(word) || isDeskNumber(word)) return true;
  return TICKET.test(word) && !PUBLIC_PREFIX.test(word.slice(0, word.lastIndexOf("-")));
}

/** `INC0012345`: letters and many digits, as service desks number; so are parts and parcels. */
export function isDeskNumber(word: string): boolean {
  return DESK_TICKET.test(word);
}

/** `XR7`, `QX2`, `W2E`, `P3`: letters with one or two digits, as lanes and phases are named. */
export function isLetterDigitName(word: string): boolean {
  return LETTER_DIGIT.test(word);
}
