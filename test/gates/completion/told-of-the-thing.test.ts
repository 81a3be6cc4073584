/**
 * What a report tells of the thing built, in words that leave work elsewhere: a feature tried on a test order, which
 * ones a list shows, what a note says is unknown, why a thing is made as it is, an excerpt of what is there, two runs of tests.
 */

import { describe, expect, test } from "bun:test";
import { completionGate } from "../../../src/gates/completion/gate.ts";
import { DEFAULT_GATE_POLICY } from "../../../src/gates/gate.ts";
import { expectLinear, repeated } from "../../growth.ts";

const gate = completionGate(DEFAULT_GATE_POLICY);

interface World {
  readonly goal: string;
  readonly doneWhen: string;
  readonly fine: readonly string[];
  readonly gaps: readonly string[];
}

const WORLDS: readonly World[] = [
  {
    goal: "Get the switched-off import tests back.",
    doneWhen: "all four disabled tests in `test/import` run again; they pass; CI is green",
    fine: [
      "The four tests in `test/import` run again; none is marked as disabled any more. All four pass here, and CI is green (612 tests, 0 failed, 0 ignored).",
      "The four tests in `test/import` run again. The four pass on my machine; the pipeline is green as well: 340 tests, 0 failures, 0 errors.",
      "All four disabled tests in `test/import` run again. The two slow ones pass in 3 s now, the whole CI run is green (88 specs, 0 failures).",
      "The four disabled tests in `test/import` are back. Four of four pass locally and on CI, which is green with 1,511 examples and no failures.",
      "The four tests in `test/import` run again. All 4 pass, CI green (2,040 run, 0 failed, 4 more than before).",
    ],
    gaps: [
      "The four tests in `test/import` run again. All four pass locally, and CI is done on the branch (612 tests, 3 failures, 0 pending).",
      "The four tests in `test/import` run again. Two pass here; CI is green on the second attempt (612 tests, 0 failures).",
      "The four tests in `test/import` run again. All four pass locally; on CI they pass now and then (612 examples, 0 failures in the last run).",
    ],
  },
  {
    goal: "Let guests of the guest house move their table reservation to another evening.",
    doneWhen:
      "a guest can move a reservation to another evening from the mail; the old table becomes free; the tests pass",
    fine: [
      "A guest moves the reservation with the link in the mail, and the old table is free at once. I deferred a dummy reservation three times, from Friday to Sunday, and each time the first table came free. All 31 tests pass.",
      "The mail holds a link with which a guest can move a reservation to another evening. I rescheduled my own trial booking for two guests; the old table was free a second later. Tests: 18 passed.",
      "Reservations can be moved to another evening from the mail. To try it I put off a made-up reservation by a week: the old table showed as free, the new one as taken. All 22 tests pass.",
    ],
    gaps: [
      "A guest can move the reservation from the mail, the tests pass. I postponed freeing the old table to the next round.",
      "A guest can move a reservation to another evening from the mail; the old table becomes free. I postponed the test of the reservation twice because the mail server was down.",
      "The link in the mail moves the reservation and the old table becomes free. I deferred two tests and the build changed to green.",
    ],
  },
  {
    goal: "Add a snooze button to the reminders of the vet's practice.",
    doneWhen:
      "a reminder can be snoozed for one day; the badge counts open reminders; the tests pass",
    fine: [
      "The button is in and snoozes a reminder for one day. I snoozed five test reminders and all five came back after a day. The badge counts open reminders. All 12 tests pass.",
    ],
    gaps: ["A reminder can be snoozed for one day. I put off the badge and the tests pass."],
  },
  {
    goal: "Let volunteers skip a training step.",
    doneWhen: "a step can be skipped; the skipped step is listed at the end; the tests pass",
    fine: [
      "A step can be skipped now. I skipped two steps of a test course and both were listed at the end. All 12 tests pass.",
    ],
    gaps: [
      "A step can be skipped now and is listed at the end. I skipped two tests and the suite passes.",
    ],
  },
  {
    goal: "Das Lager braucht eine Übersicht der fehlenden Lieferscheine.",
    doneWhen:
      "Die Übersicht zeigt alle Lieferungen mit fehlendem Lieferschein; der Export als CSV funktioniert; die Tests laufen durch.",
    fine: [
      "Die Übersicht ist unter `/lager` fertig. Gezeigt werden alle Lieferungen, zu denen noch ein Lieferschein fehlt (heute 7 von 60). Der Export als CSV funktioniert. Alle 14 Tests laufen durch.",
      "Die Übersicht zeigt die Lieferungen, deren Lieferschein noch nicht da ist, nach Datum sortiert. Der CSV-Export funktioniert, alle 14 Tests laufen durch.",
      "Rot sind die Lieferungen, bei denen der Lieferschein noch aussteht; die Übersicht zeigt sie alle. Der Export als CSV läuft. 14 Tests, alle grün.",
    ],
    gaps: [
      "Die Übersicht zeigt alle Lieferungen mit fehlendem Lieferschein, alle 14 Tests laufen durch. Der Export als CSV ist noch offen.",
      "Die Übersicht zeigt alle Lieferungen mit fehlendem Lieferschein, außer denen, bei denen das Datum noch nicht eingelesen wird. Der Export als CSV funktioniert, 14 Tests laufen durch.",
      "Die Übersicht ist da, ebenso der CSV-Export, der noch keine Umlaute kann. Alle 14 Tests laufen durch und zeigen die Lieferungen mit fehlendem Lieferschein.",
      "Die Übersicht zeigt alle Lieferungen mit fehlendem Lieferschein; alle Tests, die den Export als CSV prüfen, werden noch geschrieben.",
    ],
  },
  {
    goal: "Ajouter une page des factures impayées pour la comptable.",
    doneWhen:
      "La page montre toutes les factures non payées ; l'export CSV fonctionne ; les tests passent.",
    fine: [
      "La page est en ligne. Elle montre toutes les factures qui ne sont pas encore payées (12 sur 90, comptées à la main). L'export CSV fonctionne. Les 20 tests passent.",
    ],
    gaps: [
      "La page montre toutes les factures non payées. Les tests passent. L'export CSV n'est pas encore fait.",
    ],
  },
  {
    goal: "El club necesita una lista de cuotas pendientes.",
    doneWhen:
      "La lista muestra todos los socios con cuotas pendientes; la exportación a CSV funciona; las pruebas pasan.",
    fine: [
      "La lista está en `/cuotas`. Muestra a todos los socios que todavía no han pagado (9 de 130). La exportación a CSV funciona y las 16 pruebas pasan.",
    ],
    gaps: [],
  },
  {
    goal: "Write up what is still unclear about the parish registers before the archivist comes.",
    doneWhen:
      "`registers.md` has a section per register (six); each lists what is unknown or illegible and where an answer may be found",
    fine: [
      '`registers.md` is there with six sections, one per register. Each lists what I could not read or date ("two pages of 1713 illegible") and where an answer may be found.',
      "`registers.md` has six sections. Each says which names nobody has been able to identify, which lines are illegible, and where an answer may be found.",
      "The six registers each have a section in `registers.md`, with a table: left what we don't know, right where an answer may be found.",
    ],
    gaps: [
      "`registers.md` has six sections; we do not know where answers for the last two may be found.",
      "`registers.md` lists for six registers what is unknown or illegible. Where an answer may be found I do not know.",
    ],
  },
  {
    goal: "List the unverified claims of the travel guide for the fact checker.",
    doneWhen:
      "`claims.csv` has one row for each unverified claim with its page and what is missing",
    fine: [
      "`claims.csv` is written: 41 rows. Each row has the page, the claim that we could not verify and what is missing to prove it.",
    ],
    gaps: [
      "`claims.csv` has 41 rows, one for each unverified claim and what is missing. I could not verify the pages.",
    ],
  },
  {
    goal: "Describe the open questions of the bridge survey for the engineer.",
    doneWhen: "`open.md` names for each of the four piers what is not known and who can measure it",
    fine: [
      "`open.md` covers the four piers. For each it says what we have not measured (depth of the footing, age of the timber) and who can measure it.",
    ],
    gaps: [
      "`open.md` names for each of three piers what is not known and who can measure it; the fourth pier we have not looked at.",
    ],
  },
  {
    goal: "Keep the reading of the scales behind one interface.",
    doneWhen:
      "the till reads the scales through one interface; both models of scales work; the tests pass",
    fine: [
      "The till reads the scales through `ScaleReader`; both models of scales work. It is an interface and no class, because a third model may be bought one day. 44 tests pass.",
      "One interface, `ScaleReader`, and the till reads both models of scales through it; both work. I kept the names neutral in case the maker is changed some day. All 44 tests pass.",
      "Both models of scales work through one interface, which the till reads. The driver is loaded by name so that it can be swapped later without a new build. All 44 tests pass.",
      "The till reads the scales through one interface and both models work. No timeout is fixed in the code: scales age, and what is enough today might not be in the future. All 44 tests pass.",
    ],
    gaps: [
      "The till reads the scales through one interface. The old model will be connected one day. All 44 tests pass.",
      "The till reads the new scales through one interface; the old model works without it, because it can be moved over some other day. All 44 tests pass.",
      "The till reads the new model through one interface. The other model of scales may be added in a later release. All 44 tests pass.",
      "The interface is there for the new model of scales and the till reads it. I kept the old model out, since it may be tackled in a later release. All 44 tests pass.",
      "The till reads the scales through one interface, both models work. The tests come later, because the interface may change one day.",
    ],
  },
  {
    goal: "Bring the names of the streets in the register into one spelling.",
    doneWhen:
      "every street in `streets.csv` has one spelling; `changes.csv` lists old and new spelling",
    fine: [
      "Every street in `streets.csv` now has one spelling (212 rows touched). `changes.csv` lists old and new spelling, 212 rows. Three sample lines:\n\n```\nHigh-Street,High Street\nMill Ln,Mill Lane\nChurchway,Church Way\n```",
      "`streets.csv` has one spelling for every street. `changes.csv` lists the old and the new spelling for all 212. A sample entry:\n\n| old | new |\n|---|---|\n| Mill Ln | Mill Lane |",
      "`streets.csv` has one spelling for every street; `changes.csv` lists old and new spelling. Some sample rows of it:\n\n- Mill Ln -> Mill Lane\n- Churchway -> Church Way",
      "Every street in `streets.csv` has one spelling, and all 212 changes are in `changes.csv`, old and new. Here are two example rows: `Mill Ln,Mill Lane` and `Churchway,Church Way`.",
      "Every street has one spelling in `streets.csv`. `changes.csv` lists 212 old and new spellings; two sample rows from it:\n\n    Mill Ln,Mill Lane\n    Churchway,Church Way",
    ],
    gaps: [
      "Every street in `streets.csv` has one spelling. `changes.csv` with old and new spelling holds two sample rows:\n\n| old | new |\n|---|---|\n| Mill Ln | Mill Lane |\n| Foo St | Bar St |",
      "Every street in `streets.csv` has one spelling. For `changes.csv` there are sample rows with old and new spelling.",
      "Every street in `streets.csv` has one spelling. In `changes.csv` old and new spelling are sample data.",
      "Every street in `streets.csv` has one spelling. `changes.csv` (old and new spelling): sample rows only.",
    ],
  },
  {
    goal: "Bring back the muted snapshot tests of the chart package.",
    doneWhen: "the nine muted snapshot tests in `charts/` run and pass; CI passes",
    fine: [
      "The nine muted snapshot tests in `charts/` run again, none is muted. All nine pass, and the CI run of the whole repository passes too (3,310 tests, 0 failures, 12 skipped on Windows as before).",
      "All nine snapshot tests in `charts/` run and pass locally; CI passed on the pull request: 410 specs, 0 failures.",
      "Both groups are back: all nine snapshot tests in `charts/` run and pass on my laptop and in CI, which reports 410 tests, none failed.",
      "The nine muted tests in `charts/` run. 9 of 9 pass, and the full suite on CI is green (410 tests, 0 failed).",
      "The nine snapshot tests in `charts/` are no longer muted. They pass locally, the pipeline is green.",
    ],
    gaps: [
      "All nine snapshot tests in `charts/` run and pass locally. CI does not pass yet.",
      "The nine snapshot tests in `charts/` run and pass locally, but CI is red.",
      "All nine snapshot tests in `charts/` run and pass; CI shows 410 tests, 2 failures, 0 pending.",
      "The nine snapshot tests in `charts/` run; seven of nine pass, and CI passes (410 tests, 0 failures).",
      "The nine snapshot tests in `charts/` pass locally; CI will be green once the runner is back.",
    ],
  },
  {
    goal: "Give the garden centre's shop an option to deliver an order on another day.",
    doneWhen:
      "the customer can shift an order to another delivery day; the driver's list follows the new day; the tests pass",
    fine: [
      "A customer can shift an order to another delivery day and the driver's list follows. I postponed a sample order by two days: it left Tuesday's list and stood on Thursday's. All 26 tests pass.",
      "Orders can be shifted to another delivery day. I deferred one test order from Friday to Monday and then back; the driver's list followed each time. 26 tests pass.",
      "A customer can shift an order to another day. We postponed three dummy orders, one of them twice, and the driver's list showed each on its new day. 26 tests pass.",
    ],
    gaps: [
      "A customer can shift an order to another delivery day, 26 tests pass. I postponed the driver's list.",
      "A customer can shift an order; the driver's list follows the new day. I skipped two order tests and the rest pass.",
      "A customer can shift an order to another delivery day; the tests pass. I put off the test driver's list until the printer is there.",
    ],
  },
  {
    goal: "Let teachers drop a pupil from a course.",
    doneWhen: "a teacher can drop a pupil; the seat becomes free; the tests pass",
    fine: [
      "A teacher can drop a pupil, and the seat becomes free. I dropped two test pupils from the swimming course; both seats were offered to the waiting list. 17 tests pass.",
    ],
    gaps: ["A teacher can drop a pupil. I left out the free seat and the tests pass."],
  },
  {
    goal: "Let the site editor hold back an article until a date.",
    doneWhen: "an article can be held back until a date; it appears on that date; the tests pass",
    fine: [
      "An article can be held back until a date. I held back a trial article by one hour and it appeared on the minute. 17 tests pass.",
    ],
    gaps: [
      "An article can be held back until a date; the tests pass. I held back the part that makes it appear.",
    ],
  },
  {
    goal: "Die Stadtbücherei will sehen, welche Bücher überfällig sind.",
    doneWhen:
      "Die Seite zeigt alle Bücher, die nicht zurückgegeben wurden, mit Datum; eine Erinnerung wird per Mail verschickt; die Tests laufen durch.",
    fine: [
      "Die Seite steht unter `/ueberfaellig`. Aufgeführt sind sämtliche Bücher, die noch nicht zurückgegeben wurden, mit Datum (heute 31). Die Erinnerung wird per Mail verschickt, alle 19 Tests laufen durch.",
      "Fertig: Die Seite listet jedes Buch mit Datum auf, das noch fehlt. Die Erinnerung geht per Mail raus und die 19 Tests laufen durch.",
      "Auf der Seite sieht man alle Bücher, deren Rückgabe noch aussteht, samt Datum. Die Erinnerung wird per Mail verschickt. 19 von 19 Tests laufen durch.",
    ],
    gaps: [
      "Die Seite zeigt alle Bücher, die nicht zurückgegeben wurden, mit Datum, und alle 19 Tests laufen durch. Die Erinnerung per Mail fehlt noch.",
      "Die Seite zeigt alle Bücher, die nicht zurückgegeben wurden, nur das Datum fehlt noch. Die Erinnerung wird per Mail verschickt, die Tests laufen durch.",
      "Die Seite zeigt alle Bücher, die nicht zurückgegeben wurden, mit Datum. Die Erinnerung, die per Mail verschickt wird, ist noch nicht gebaut. Die Tests laufen durch.",
    ],
  },
  {
    goal: "La scuola vuole l'elenco dei moduli mancanti.",
    doneWhen:
      "La pagina mostra tutti gli alunni senza modulo; l'esportazione CSV funziona; i test passano.",
    fine: [
      "La pagina è pronta. Mostra tutti gli alunni che non hanno ancora consegnato il modulo (8 su 120). L'esportazione CSV funziona e i 15 test passano.",
    ],
    gaps: [
      "La pagina mostra tutti gli alunni senza modulo e i test passano. L'esportazione CSV non è ancora pronta.",
    ],
  },
  {
    goal: "A associação precisa de ver as quotas em atraso.",
    doneWhen:
      "A página mostra todos os sócios com quotas em atraso; a exportação CSV funciona; os testes passam.",
    fine: [
      "A página está pronta. Mostra todos os sócios que ainda não pagaram a quota (14 de 200). A exportação CSV funciona e os 15 testes passam.",
    ],
    gaps: [],
  },
  {
    goal: "Prepare a note on the gaps in our knowledge of the well's history for the geologist.",
    doneWhen:
      "`well.md` says for each of the five depths what is unknown and whom to ask; it is linked from the index",
    fine: [
      "`well.md` covers the five depths; for each it says what nobody has been able to establish (age of the lining, source of the water below 40 m) and whom to ask. The index links to it.",
      "The note is in `well.md`. Each of the five depths has a paragraph on what we don't know and a name to ask. It is linked from the index.",
      '`well.md` is written and linked from the index: five depths, and for each one the things we could not find out ("no log from 1938") with the person to ask.',
      'Five depths are in `well.md`, linked from the index. Under "Unknown" stands what has never been measured, under "Ask" who may know it.',
      "`well.md` says for each of the five depths which figures cannot be confirmed from the records and whom to ask; the index has the link.",
    ],
    gaps: [
      "`well.md` says for each of the five depths what is unknown. Whom to ask we do not know yet. It is linked from the index.",
      "`well.md` says what is unknown and whom to ask; I could not link it from the index.",
      "`well.md` is linked from the index. It says what is unknown for three depths; the other two I have not looked at.",
      "`well.md` is linked from the index and says for each depth what is unknown. The people to ask have not been added.",
      "`well.md` says for each of the five depths what is unknown and whom to ask. It is not linked from the index yet.",
    ],
  },
  {
    goal: "Put the postal codes behind a lookup of their own.",
    doneWhen:
      "the form reads postal codes through `CodeLookup`; Swiss and Austrian codes are found; the tests pass",
    fine: [
      "`CodeLookup` is what the form reads postal codes through, and it finds Swiss and Austrian codes. It takes the country as a parameter so that the list can grow later. 38 tests pass.",
      "The form reads codes through `CodeLookup`, Swiss and Austrian ones are found. The address is in the settings in case the service moves at a later date. 38 tests pass.",
      "Swiss and Austrian codes are found through `CodeLookup`, which the form uses. It is two classes and not one, since one of the two lists could disappear some day. All 38 tests pass.",
    ],
    gaps: [
      "The form reads postal codes through `CodeLookup`. Swiss codes are found; Austrian ones may be added one day. 38 tests pass.",
      "The form reads postal codes through `CodeLookup`. Swiss codes are found; I left the Austrian ones out because the list may change in the future. 38 tests pass.",
      "Swiss and Austrian codes are found through `CodeLookup`; the form can be switched to it later, because the fields may change one day. 38 tests pass.",
      "The form reads postal codes through `CodeLookup`, since Austrian codes will be added in a later release. Swiss codes are found. 38 tests pass.",
      "The form reads Swiss codes through `CodeLookup`; the Austrian codes stay in the old table, because that may be dropped some day. 38 tests pass.",
    ],
  },
  {
    goal: "Translate the error messages of the ferry app into Danish.",
    doneWhen: "all 48 messages in `da.json` are translated; `glossary.md` lists the Danish terms",
    fine: [
      "All 48 messages in `da.json` are translated; `glossary.md` lists the 23 Danish terms. Two sample entries from the glossary:\n\n- departure: afgang\n- delay: forsinkelse",
      '`da.json` holds all 48 messages in Danish and `glossary.md` the terms. One sample line:\n\n`"no_seats": "Ingen ledige pladser"`',
      "All 48 messages in `da.json` are translated, and `glossary.md` lists the Danish terms. A few example messages:\n\n| key | Danish |\n|---|---|\n| no_seats | Ingen ledige pladser |",
      "All 48 messages are translated in `da.json`; the Danish terms are listed in `glossary.md`. For example, three sample lines: `afgang`, `ankomst`, `forsinkelse`.",
      "48 of 48 messages in `da.json` are translated and `glossary.md` lists the Danish terms. Sample output of the app with the Danish file:\n\n```\nIngen ledige pladser\n```",
    ],
    gaps: [
      "All 48 messages in `da.json` are translated. `glossary.md` has sample entries in place of the Danish terms.",
      "All 48 messages in `da.json` are translated. In `glossary.md` there are two sample entries so far.",
      "The messages in `da.json` are sample lines for now; `glossary.md` lists the Danish terms.",
      "All 48 messages in `da.json` are translated. `glossary.md`: sample rows until the terms are agreed.",
    ],
  },
  {
    goal: "Let readers of the newspaper pause their delivery.",
    doneWhen:
      "a reader can pause the delivery for up to four weeks; the bill is reduced; the tests pass",
    fine: [
      "A reader can pause the delivery, up to four weeks. I paused a dummy delivery for 28 days and for 29: the first was taken, the second refused. The bill is reduced by the days. 33 tests pass.",
      "Deliveries can be paused for up to four weeks and the bill is reduced. I suspended one test delivery three times; the bill was right each time. 33 tests pass.",
      "A reader can pause the delivery for up to four weeks. I stopped a trial delivery for a week and the bill went down by 8.40. All 33 tests pass.",
    ],
    gaps: [
      "A reader can pause the delivery for up to four weeks; the tests pass. I paused the part with the bill.",
      "A reader can pause the delivery for up to four weeks; the bill is reduced. I deferred the delivery tests twice, each time because the fixture was missing.",
      "A reader can pause the delivery, the tests pass. I skipped the sample bill and the reduction.",
    ],
  },
  {
    goal: "Der Sportverein braucht eine Übersicht offener Beiträge.",
    doneWhen:
      "Die Übersicht zeigt alle Mitglieder mit offenem Beitrag; die Mahnung wird als PDF erzeugt; die Tests laufen durch.",
    fine: [
      "Die Übersicht ist unter `/beitraege`. Dort stehen alle Mitglieder, die ihren Beitrag noch nicht gezahlt haben (23 von 410). Die Mahnung wird als PDF erzeugt. Die 21 Tests laufen durch.",
      "In Rot erscheinen die Mitglieder, bei denen der Beitrag noch offen ist, und zwar alle. Die Mahnung kommt als PDF. Die 21 Tests laufen durch.",
      "Alle Mitglieder, von denen noch ein Beitrag aussteht, sind in der Übersicht. Die Mahnung wird als PDF erzeugt, 21 Tests laufen durch.",
    ],
    gaps: [
      "Alle Mitglieder mit offenem Beitrag sind in der Übersicht. Die Mahnung als PDF steht noch aus. Die Tests laufen durch.",
      "Die Übersicht zeigt alle Mitglieder, deren Beitrag offen ist, aber die Mahnung wird noch nicht als PDF erzeugt. Die Tests laufen durch.",
      "Die Übersicht zeigt die Mitglieder mit offenem Beitrag bis auf die, deren Eintritt noch nicht erfasst ist. Die Mahnung wird als PDF erzeugt, die Tests laufen durch.",
    ],
  },
  {
    goal: "Le théâtre veut voir les réservations sans paiement.",
    doneWhen:
      "La page liste les réservations impayées ; un rappel est envoyé par courriel ; les tests passent.",
    fine: [
      "La page liste toutes les réservations qui attendent encore le paiement (17). Un rappel est envoyé par courriel. Les 12 tests passent.",
      "La page est prête : elle affiche les réservations dont le paiement n'est pas encore arrivé. Le rappel part par courriel, les 12 tests passent.",
    ],
    gaps: [
      "La page liste les réservations impayées et les tests passent. Le rappel par courriel n'est pas encore branché.",
      "La page liste les réservations qui sont impayées et le rappel par courriel manque encore. Les tests passent.",
    ],
  },
  {
    goal: "List what is unproven in the family tree.",
    doneWhen:
      "`tree.md` lists every link that is unproven, with the reason; each of the four branches has a heading",
    fine: [
      '`tree.md` has four headings, one per branch. Under each are the links that cannot be proven from the registers, 17 in all, with the reason ("no baptism found", "two men of the same name").',
      "`tree.md` is done: four branches, and each lists what we could not prove with the reason why.",
      "All unproven links are in `tree.md` with the reason, under four headings. The table names which marriages nobody could trace and why.",
    ],
    gaps: [
      "`tree.md` lists what is unproven for three branches, with the reason; I could not get at the fourth.",
      "`tree.md` has four headings and lists every unproven link. I could not find out the reasons.",
      "`tree.md` has four headings and lists every unproven link with its reason, but we do not know whether the list is complete.",
    ],
  },
  {
    goal: "Send the mail of the clinic through one module.",
    doneWhen: "all mails go through `mailer`; bounces are logged; the tests pass",
    fine: [
      "All mails go through `mailer`; bounces are logged. Addresses are kept apart from texts so that either can be replaced later. 40 tests pass.",
      "Every mail goes through `mailer`, and bounces are logged, with a code of our own since the provider's may be renamed in a future version. 40 tests pass.",
    ],
    gaps: [
      "All mails go through `mailer`. Bounces may be logged in a future version. 40 tests pass.",
      "All mails but the invoices go through `mailer`, because those may be moved to it one day. Bounces are logged. 40 tests pass.",
      "All mails go through `mailer`. The bounces are not logged, as the format may change one day. 40 tests pass.",
      "All mails go through `mailer`. I put the bounces aside since the log may be replaced some day. 40 tests pass.",
      "All mails go through `mailer`; the log has no bounces, because it may be replaced some day. 40 tests pass.",
    ],
  },
  {
    goal: "Number the exhibits of the clock museum.",
    doneWhen: "all 320 exhibits in `exhibits.csv` have a number; `index.md` lists number and room",
    fine: [
      "All 320 exhibits in `exhibits.csv` have a number; `index.md` lists number and room. The first three sample rows:\n\n| no. | room |\n|---|---|\n| 1 | 2 |\n| 2 | 2 |\n| 3 | 5 |",
      "320 of 320 exhibits in `exhibits.csv` are numbered and `index.md` lists number and room. One example entry: `K-014, room 3`.",
      "Every exhibit in `exhibits.csv` has its number (1 to 320) and `index.md` lists it with the room. Here is a sample row from the index:\n\n> 14, long-case clock, room 3",
    ],
    gaps: [
      "All 320 exhibits in `exhibits.csv` have a number. `index.md` is filled with sample rows.",
      "All 320 exhibits in `exhibits.csv` have a number. For `index.md` I wrote three sample rows: 1, 2 and 3.",
    ],
  },
  {
    goal: "Repair the three broken date tests.",
    doneWhen: "the three date tests pass; the build is green",
    fine: [
      "The three date tests pass on my machine and on the build server; the build is green (780 tests, 0 failures).",
      "All three date tests pass, and the build is green: 780 tests, 0 failed, 2 skipped.",
      "All three pass now. The build (780 tests, 0 failures, 0 errors) is green.",
    ],
    gaps: [
      "All three date tests pass locally. The build is red (780 tests, 1 failure).",
      "The three date tests pass locally; on the build server one fails.",
      "The three date tests pass on my machine. The pipeline has not run.",
    ],
  },
];

describe.each(WORLDS)("$goal", ({ goal, doneWhen, fine, gaps }) => {
  const blocked = (output: string): boolean =>
    gate.verdict({ goal, doneWhen, output }) === "reject";

  test("what is told of the thing passes", () => {
    expect(fine.filter(blocked)).toEqual([]);
  });

  test("what leaves work is blocked", () => {
    expect(gaps.filter((output) => !blocked(output))).toEqual([]);
  });
});

test.each([
  "which names that what ",
  "I postponed a test order twice, each time ",
  "because either may be swapped one day as ",
  "alle Bücher, die noch fehlen ",
])("a long row of %j takes time in proportion", (unit) => {
  const asked = {
    goal: "Die Bücher, an order",
    doneWhen: "`a.md` lists what is unknown; offene Bücher",
  };
  expectLinear((size) => gate.verdict({ ...asked, output: repeated(unit, size) }), 4_096);
});
