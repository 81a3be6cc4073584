/** Plain admissions in other languages than English: exchanged, alike, shut out, read in place of run, eased. */

import { DELIVER } from "./family.ts";
import type { LanguageRule } from "./family.ts";
import type { Language } from "./frames.ts";

interface Admissions {
  readonly language: Language;
  /** Takes the thing that was given up as its first group. */
  readonly exchange: RegExp;
  readonly exchangeExamples: readonly [reject: string, accept: string];
  readonly admission: RegExp;
  readonly unless: RegExp;
  readonly reject: readonly string[];
  readonly accept: readonly string[];
  readonly name: string;
}

const LANGUAGES: readonly Admissions[] = [
  {
    language: "de",
    name: "German",
    exchange:
      /(?<!\p{L})(?:statt|anstatt|anstelle|an stelle)(?: von)? (?:(?:der|die|das|des|dem|den|einer|eines|einem|ein|eine|einen|ganzer?|vollen?) )*([\p{L}\d-]{3,})/u,
    exchangeExamples: ["Statt parts habe ich eine Liste gebaut.", "Statt Tee gibt es Kaffee."],
    admission:
      /(?<!\p{L})(?:(?:vorgehen|ablauf|verfahren|schritte) (?:ist|sind|läuft|laufen) (?:\p{L}+ ){0,2}(?:bei|für) (?:den|die|das) (?:anderen|übrigen|restlichen|rest)|(?:gilt|läuft|geht|verhält sich) (?:\p{L}+ )?(?:ebenso|genauso|gleich|analog|entsprechend) (?:für|bei) (?:die|den) (?:anderen|übrigen|restlichen)|die (?:anderen|übrigen|restlichen) (?:\p{L}+ ){0,2}(?:analog|genauso|ebenso)|(?:bricht|brach|hält) (?:\p{L}+ ){0,5}(?:mit|bei) (?:\p{L}+ ){0,3}(?:fehler\p{L}*|§)(?: \p{L}+){0,3} (?:ab|an)|lehnt(?:e|en)? (?:unser|mein)\p{L}*|(?:nur lesend|schreibgeschützt) (?:ein|ge|für)\p{L}*|zugriff verweigert|(?:keine|ohne) (?:schreib|zugriffs)rechte|(?:durch|beim|nach) (?:dem )?(?:bloße[ms]? )?lesen des (?:codes|quelltext\p{L}*)|(?:aus|anhand|nach) (?:dem |des )?(?:code|codes|quelltext\p{L}*|datenblatt\p{L}*) (?:ab|ge|er)\p{L}+|läuft (?:derzeit |aktuell |im moment )?noch|bis (?:montag|dienstag|mittwoch|donnerstag|freitag|zum (?:wochenende|monatsende|wochenanfang))|gute[rn]? fortschritte?|(?:komme|kommen) gut voran|kein\p{L}* \p{L}+ (?:angeschlossen|zur hand|greifbar|zur verfügung)|(?:toleranz|schwelle|schwellwert|grenzwert|schranke)(?: [\p{L}\d]+){0,5} (?:erhöht|gelockert|angehoben|gesenkt|erweitert|aufgeweitet)|fest (?:verdrahtet|kodiert|codiert|eingetragen)|hart ?[kc]odiert|(?:bleibt|blieb|bleiben) (?:vorläufig|einstweilen|auf englisch|unübersetzt)|müsste[n]?|einstweilen|behelfsweise|provisorisch|der einfachheit halber|aus zeitgründen)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:wenn|falls|sobald|früher|vorher|bisher|damals|nicht mehr|kein\p{L}* (?:schritt|teil))(?!\p{L})/u,
    reject: [
      "Das Vorgehen ist für die anderen gleich.",
      "Das Portal lehnte unser Zertifikat ab.",
      "Die Toleranz habe ich auf 3 Grad erhöht.",
      "Der Dauerlauf läuft noch.",
    ],
    accept: ["Die Farbe ist gleich geblieben.", "Der Dienst läuft weiter, wenn ein Knoten fehlt."],
  },
  {
    language: "es",
    name: "Spanish",
    exchange:
      /(?<!\p{L})(?:en lugar de|en vez de|en sustitución de|en lugar del|en vez del) (?:(?:el|la|los|las|un|una|usar|utilizar) )*([\p{L}\d-]{3,})/u,
    exchangeExamples: ["Usé una lista en lugar de parts.", "Hay té en lugar de café."],
    admission:
      /(?<!\p{L})(?:(?:procedimiento|proceso|método) es (?:idéntico|el mismo|igual) (?:para|con|en) (?:las|los|el) (?:demás|otr[ao]s|restantes?|resto)|(?:las|los) (?:demás|restantes|otr[ao]s(?: \p{L}+)?) (?:funcionan|van|son|se comportan) (?:igual|igualmente|del mismo modo|de la misma)|lo mismo (?:vale|se aplica|sirve) para|(?:se (?:detiene|para|corta|interrumpe|cae)|termina) (?:\p{L}+ ){0,4}(?:con|en|por) (?:el |un )?error|rechaz(?:ó|a|aron) (?:nuestr[oa]|mi)|(?:de|en modo) solo lectura para|montad[ao] (?:como|en|de) solo lectura|acceso denegado|sin permisos? de escritura|(?:a partir|leyendo|por lectura) (?:del|el) código|sigue (?:en marcha|corriendo|ejecutándose)|continúa en segundo plano|hasta el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|buen (?:avance|progreso|ritmo)|(?:vamos|va) por buen camino|no hay (?:\p{L}+ ){1,3}(?:conectad[ao]|a mano|disponible en)|(?:subí|amplié|relajé|aumenté|bajé|he (?:subido|ampliado|relajado|aumentado|bajado)) (?:el|la|los) (?:tolerancia|umbral|margen|límite)|devuelve siempre|siempre devuelve|un valor fijo|por simplicidad|por falta de tiempo|de momento|provisionalmente)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:cuando|si|antes|al principio|ya no|hasta el momento)(?!\p{L})/u,
    reject: [
      "El procedimiento es idéntico para las demás.",
      "El portal rechazó nuestro certificado.",
      "Amplié el margen a 3 grados.",
    ],
    accept: ["El color es el mismo para todos.", "Si la clave falta, se para con un error."],
  },
  {
    language: "fr",
    name: "French",
    exchange:
      /(?<!\p{L})(?:au lieu d[eu']|(?<!(?:affich|appara)\p{L}* )à la place d[eu']|plutôt que d[e']|plutôt que|en lieu et place d[e']) ?(?:(?:la|le|les|des|un|une|l'|l’) ?)*([\p{L}\d-]{3,})/u,
    exchangeExamples: ["J'ai pris une liste au lieu de parts.", "Il y a du thé au lieu de café."],
    admission:
      /(?<!\p{L})(?:(?:procédure|démarche|méthode) est (?:identique|la même) pour les autres|les autres (?:fonctionnent|se comportent|sont|suivent) (?:\p{L}+ ){0,2}(?:de même|pareil|à l'identique|identiques|même)|(?:il en va de même|idem|de même) pour les autres|(?:s'arrête|s’arrête|s'interrompt|s’interrompt|bute|plante) (?:\p{L}+ ){0,5}sur (?:l'|l’|une |cette )?(?:erreur|§)|(?:a|ont) refusé (?:notre|mon|nos)|(?:montée?|exposée?) en lecture seule|en lecture seule pour (?:mon|notre|le compte)|accès refusé|(?:pas|sans) (?:les )?droits d'écriture|(?:d'après|en lisant|à la lecture|par lecture|par simple lecture) (?:le |du )code|(?:tourne|s'exécute|se déroule) encore|se poursuit (?:en|dans|cette)|jusqu'(?:à|au) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|bons? progrès|bonne avancée|texte (?:anglais|original|allemand) (?:conservé|maintenu|gardé|laissé)|(?:conservée?s?|laissée?s?|gardée?s?|restée?s?) (?:en anglais|en l'état|telle?s? quelle?s?)|(?:pas d[e']|aucune?) ?\p{L}+ (?:n'est |n'était )?(?:branchée?|connectée?|sous la main)|(?:élargi|relevé|augmenté|assoupli|abaissé) (?:la |le |les )(?:tolérance|seuil|marge|limite)s?|renvoie toujours|une valeur fixe|par simplicité|faute de temps|provisoirement|pour le moment|pour l'instant)(?!\p{L})/u,
    unless:
      /(?<!\p{L})(?:quand|lorsque|si|s'il|avant|au début|ne plus|n'étai(?:t|ent) pas (?:dans la demande|demandée?s?|prévue?s?|au programme))(?!\p{L})/u,
    reject: [
      "La procédure est la même pour les autres.",
      "Le portail a refusé notre certificat.",
      "La construction s'arrête en revanche sur l'erreur `MSB3073`.",
    ],
    accept: ["La couleur est la même pour tous.", "Si la clé manque, il s'arrête sur une erreur."],
  },
  {
    language: "it",
    name: "Italian",
    exchange:
      /(?<!\p{L})(?:invece (?:di|che|del|della|dello)|al posto (?:di|del|della|dello|dei)|anziché|in luogo di|piuttosto che) (?:(?:il|lo|la|i|gli|le|un|una|usare) )*([\p{L}\d-]{3,})/u,
    exchangeExamples: ["Ho usato una lista al posto di parts.", "C'è tè invece di caffè."],
    admission:
      /(?<!\p{L})(?:(?:procedura|procedimento|metodo) è (?:identic[ao]|l[ao] stess[ao]|lo stesso|uguale) per (?:le|gli|i) (?:altr[ei]|restanti)|lo stesso vale per (?:le|gli|i) (?:altr[ei]|restanti)|(?:si (?:ferma|arresta|blocca|interrompe)) (?:\p{L}+ ){0,4}(?:con|su) (?:l'|un |un')?errore|(?:ha|hanno) (?:rifiutato|respinto) (?:il nostro|la nostra|il mio|la mia)|in sola lettura per|montat[ao] in sola lettura|accesso negato|(?:leggendo|dalla lettura de) ?l? ?codice|(?:è|sono) ancora in (?:corso|esecuzione)|prosegue in background|fino a (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|buoni? progress[oi]|(?:ho (?:alzato|allargato|abbassato|allentato|aumentato)) (?:la|il|lo) (?:tolleranza|soglia|margine|limite)|restituisce sempre|un valore fisso|per semplicità|per mancanza di tempo|provvisoriamente)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:quando|se (?:il|la|un|una|manca|non)|prima|all'inizio|non più)(?!\p{L})/u,
    reject: ["La procedura è la stessa per le altre.", "Ho alzato la tolleranza a 3 gradi."],
    accept: ["Il colore è lo stesso per tutti."],
  },
  {
    language: "pt",
    name: "Portuguese",
    exchange:
      /(?<!\p{L})(?:em vez d[eoa]s?|no lugar d[eoa]s?|em lugar d[eoa]s?|ao invés d[eoa]s?) (?:(?:o|a|os|as|um|uma|usar) )*([\p{L}\d-]{3,})/u,
    exchangeExamples: ["Usei uma lista em vez de parts.", "Há chá em vez de café."],
    admission:
      /(?<!\p{L})(?:(?:procedimento|processo|método) é (?:idêntico|o mesmo|igual) para (?:as|os) (?:outr[ao]s|demais|restantes)|o mesmo (?:vale|se aplica) para|(?:para|interrompe-se|aborta|termina) (?:\p{L}+ ){0,4}com (?:o |um )?erro|(?:recusou|rejeitou) (?:o nosso|a nossa|o meu|a minha|nosso|nossa|meu)|(?:só|apenas|somente) (?:de )?leitura para|montad[ao] (?:como|em|só para) (?:só )?leitura|acesso negado|(?:lendo|pela leitura d)o? ?código|ainda (?:está|estão) (?:a correr|rodando|em execução)|continua em segundo plano|até (?:segunda|terça|quarta|quinta|sexta)|bom (?:progresso|avanço|andamento)|(?:aumentei|alarguei|relaxei|baixei|elevei) (?:a|o) (?:tolerância|limite|margem|limiar)|devolve sempre|retorna sempre|sempre retorna|um valor fixo|por simplicidade|por falta de tempo|provisoriamente|de momento)(?!\p{L})/u,
    unless: /(?<!\p{L})(?:quando|se (?:o|a|um|uma|não|falta)|antes|no início|já não)(?!\p{L})/u,
    reject: ["O procedimento é o mesmo para as outras.", "Aumentei a tolerância para 3 graus."],
    accept: ["A cor é a mesma para todos."],
  },
];

export const ADMISSION_LANGUAGE_RULES: readonly LanguageRule[] = LANGUAGES.flatMap(
  ({ language, name, exchange, exchangeExamples, admission, unless, reject, accept }) => [
    {
      id: `completion.${language}.exchange`,
      language,
      pattern: exchange,
      unless: undefined,
      asks: true,
      says: `The message (${name}) says that something else was taken than what was asked for.`,
      advice: DELIVER,
      examples: { reject: [exchangeExamples[0]], accept: [exchangeExamples[1]] },
    },
    {
      id: `completion.${language}.admission`,
      language,
      pattern: admission,
      unless,
      says: `The message (${name}) owns up to something that falls short.`,
      advice: DELIVER,
      examples: { reject, accept },
    },
  ],
);
