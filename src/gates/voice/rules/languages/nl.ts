import { at, words } from "../phrase-parts.ts";
import type { Language } from "./language.ts";

export const DUTCH: Language = {
  code: "nl",
  name: "Dutch",
  roles: `klant klanten klandizie opdrachtgever opdrachtgevers baas bazin chef leidinggevende directie directeur directrice
    bestuur bestuurder  eigenaar eigenares gemeente wethouder burgemeester
    projectleider teamleider afdeling afdelingshoofd juridische_zaken boekhouding boekhouder inkoop verkoop marketing
    voorzitter penningmeester secretaris collega collega's manager toezichthouder svc leverancier verzekeraar
    docent docenten leraar leraren lerares verpleegkundige verpleegkundigen verpleegster verpleegsters conciërge brandweer artsen apotheker tandarts ouders bewoners buren buurvrouw buurman vrijwilligers monteur monteurs boer boerin tuinman ploegleider hoofdzuster drukkerij stichting vereniging winkelier hoogleraar dokter arts huisarts redactie uitgever mevrouw meneer accountant notaris advocaat`,
  wants: `wil willen wou wilde wilden wenst wensen verlangt verlangen eist eisen eiste vraagt vragen vroeg
    heeft_gevraagd hebben_gevraagd gevraagd heeft_besloten besloten zegt zeggen zei staat_erop dringt_aan aangedrongen
    heeft_liever hoopt hopen klaagt klagen ontevreden niet_tevreden boos ongeduldig onverbiddelijk onvermurwbaar heel_duidelijk staan_erop dringen_aan verwacht_van verwachten_van belde gebeld`,
  articles: "de het een onze ons je jouw uw hun zijn haar",
  inverts: true,
  sources: `volgens namens op_verzoek_van op_wens_van op_aandringen_van in_opdracht_van in_naam_van op_last_van
    op_bevel_van wens_van verzoek_van opdracht_van`,
  passives: `gevraagd_door gewenst_door geëist_door opgedragen_door goedgekeurd_door toegewezen_door komt_van komt_direct_van`,
  conditions: "als wanneer zodra indien een elke iedere geen",
  hearsay: [
    // "De chauffeurs zijn heel duidelijk: …"
    {
      ...at("duidelijk", "(?= :)"),
      onlyAfter: / (?:de|onze) [a-z]+(?:eurs|isten|aars) zijn (?:heel |zeer )?$/,
    },
    // Who somebody is: "Ik ben ingenieur bij het bedrijf dat jou heeft gebouwd."
    {
      ...at(
        "ik_ben ik_werk",
        "(?: (?:de|het|een|als))?",
        " (?!(?:klaar|hier|verder|daar|waar|over|eerder|later|weer|maar|zeker|onder|boven|achter)(?= ))[a-z]{2,}(?:eur|ist|iste|ier|aar|ares|arts|leider|baas|man|vrouw|meester|oog|ker|der|ver|ger|ster)",
        " (?:bij|van|in|op|aan|voor) (?:het |de |een |deze |dit )?[^ ,.;:!?()\\d]+",
      ),
      onlyAfter: /^ $/,
      unlessTopic: /dialoog|tekst|roman|verhaal|spel|groet|bot/,
    },
    at(
      "jou je",
      " (?:heeft|hebben) (?:gebouwd|getraind|gemaakt|ontwikkeld|ontworpen|geprogrammeerd)",
    ),
    at("rekent rekenen vertrouwt", " (?:allemaal )?op (?:je|jou)"),
    {
      ...at(
        "verwacht verwachten eist verlangt",
        "(?: [^ ,.;:]+){0,4}?",
        " van (?:je|jou)(?= [.,;:!]| (?:alle|de|het|een|dat)| $)",
      ),
      unlessBefore:
        / (?:formulier|compiler|parser|module|programma|functie|api|examen|toets|test|spel|gids|stap|pagina|contract|wet|cursus|script|linter|protocol|bibliotheek|server)(?: [^ ]+)? $/,
    },
    at("wil willen wilde wenst verlangt eist hoopt vraagt", " (?:graag )?dat"),
    at("vraag vraagt informeer waarschuw", " (?:het )?(?:aan )?de operator"),
    {
      ...at("operator", " (?:vragen|raadplegen|bellen|informeren|waarschuwen|inschakelen)"),
      onlyAfter: / (?:de|bij de|met de) $/,
      unlessTopic: /kubernetes|k8s|helm|parser|grammatica|compiler|operatoren/,
    },
    at("contact overleg overleggen", "(?: op)?", " met de operator"),
    at("mij ons je", " (?:is|werd)", words(3), " (?:gezegd|gevraagd|opgedragen|meegedeeld)"),
    at("van", " (?:bovenaf|hogerhand)"),
    at("zoals", words(2), " (?:gevraagd|afgesproken met|gewenst|geëist)"),
  ],
  hearsayAnchors:
    "duidelijk ik jou rekent rekenen verwacht verwachten dat operator gezegd gevraagd opgedragen meegedeeld bovenaf hogerhand geëist",
  suspicious: [],
  suspiciousAnchors: "",
  passes: [
    { output: "De klantentabel heeft geen index. Maak er een en toon het plan." },
    { output: "De gebruiker verwacht een lege lijst maar ziet een fout. Toon de lijst." },
    { output: "Controleer of het tijdelijke bestand wordt verwijderd." },
    { output: "Als een gebruiker de foto wist, blijft het bestand staan. Ruim het op." },
  ],
  failsAttribution: [
    { output: "De leraren zijn niet tevreden met het rooster." },
    { output: "De wethouder wil dat melders bericht krijgen zodra de tegel vastligt." },
    { output: "Op verzoek van de klant komen de prijzen met btw." },
  ],
  failsSuspicious: [],
};
