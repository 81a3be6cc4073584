/** What kind of thing a name stands for, where the word alone tells. */

const TIMES = new Set(
  (
    "january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec " +
    "monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays " +
    "mon tue tues wed thu thur thurs fri sat sun easter christmas advent lent whitsun pentecost ramadan hanukkah diwali passover halloween thanksgiving " +
    "spring summer autumn winter q1 q2 q3 q4"
  ).split(" "),
);

const LANGUAGES = new Set(
  (
    "afrikaans albanian amharic arabic armenian azerbaijani basque belarusian bengali bosnian breton bulgarian burmese cantonese catalan chinese cornish " +
    "corsican croatian czech danish dutch english esperanto estonian faroese farsi filipino finnish flemish french frisian gaelic galician georgian german " +
    "greek gujarati hausa hebrew hindi hungarian icelandic igbo indonesian irish italian japanese javanese kannada kazakh khmer korean kurdish lao latin " +
    "latvian lithuanian luxembourgish macedonian malay malayalam maltese mandarin maori marathi mongolian nepali norwegian pashto persian polish portuguese " +
    "punjabi romanian romansh russian sami sanskrit scots serbian sinhala slovak slovene slovenian somali sorbian spanish swahili swedish tagalog tamil " +
    "telugu thai tibetan turkish ukrainian urdu uzbek vietnamese welsh xhosa yiddish yoruba zulu"
  ).split(" "),
);

/** "May 2027" is a time, "Swiss German" a language; of others the words do not tell. */
export function kindOfName(words: readonly string[]): "time" | "language" | "other" {
  if (words.some((word) => TIMES.has(word))) return "time";
  return words.some((word) => LANGUAGES.has(word)) ? "language" : "other";
}
