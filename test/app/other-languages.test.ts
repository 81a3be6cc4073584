import { expect, test } from "bun:test";
import { deliveriesOf } from "../../src/app/deliveries.ts";
import { judgesUnder } from "../../src/app/judges.ts";
import { deniedAbroad } from "../../src/domain/inventory/denials/denied-abroad.ts";
import { findComingAbroad } from "../../src/gates/completion/short-texts/coming-abroad.ts";
import { DEFAULT_POLICY } from "../../src/policy/defaults.ts";
import { expectLinear, repeated } from "../growth.ts";

const judges = judgesUnder(async () => DEFAULT_POLICY);

async function closes(doneWhen: string, item: string): Promise<boolean> {
  const request = { delivered_items: [item], close_note: null, acknowledged_by: null };
  const goal = "Bring the agreed work to its end";
  const { crediting } = await deliveriesOf(request, judges, false)({ goal, doneWhen });
  return crediting.uncovered.length === 0;
}

test.each([
  ["Die Rechnung ist bezahlt.", "Die Rechnung wird am Freitag bezahlt"],
  ["Der Vertrag ist unterschrieben.", "Der Vertrag wird am Montag unterschrieben"],
  ["Das Schild hängt am Tor.", "Das Schild hängt morgen am Tor"],
  ["Die App zeigt einen Hinweis.", "Die App zeigt keinen Hinweis"],
  ["Die Seite zeigt eine Karte.", "Die Seite zeigt keine Karte"],
  ["La page affiche un bouton.", "La page n'affiche aucun bouton"],
  ["Le site affiche une carte.", "Le site n'affiche plus de carte"],
  ["Le formulaire envoie un courriel.", "Le formulaire n'envoie aucun courriel"],
  ["Le serveur répond.", "Le serveur ne répond plus"],
  ["El pedido está enviado.", "El pedido se enviará el martes"],
  ["La factura está pagada.", "La factura se pagará mañana"],
  ["La puerta está pintada.", "La puerta se pintará el lunes"],
  ["El sitio muestra un mapa.", "El sitio ya no muestra ningún mapa"],
  ["El sitio muestra un mapa.", "El sitio no muestra el mapa"],
  ["Il sito mostra una mappa.", "Il sito non mostra più la mappa"],
  ["De pagina toont een kaart.", "De pagina toont geen kaart"],
  ["A página mostra um mapa.", "A página não mostra nenhum mapa"],
  ["Le rapport est publié.", "Le rapport paraîtra demain"],
  ["Die Lampe leuchtet.", "Die Lampe leuchtet nicht"],
  ["Der Zaun ist gestrichen.", "Der Zaun wird nächste Woche gestrichen"],
])("denied or to come in another language: %j, %j", async (doneWhen, item) => {
  expect(await closes(doneWhen, item)).toBe(false);
});

test.each([
  ["Die Rechnung ist bezahlt.", "Rechnung am Freitag bezahlt"],
  ["Die Rechnung ist bezahlt.", "Rechnung heute Morgen bezahlt"],
  ["Der Müll wird am Freitag abgeholt.", "Der Müll wird am Freitag abgeholt, laut Plan"],
  ["Die App zeigt einen Hinweis.", "App zeigt den Hinweis, keine Fehler"],
  ["Die Seite zeigt keine Werbung.", "Die Seite zeigt keine Werbung mehr"],
  ["La page affiche un bouton.", "La page affiche un bouton, aucun défaut"],
  ["Le site affiche une carte.", "Le site affiche la carte en plus grand"],
  ["Le formulaire envoie un courriel.", "Le formulaire envoie le courriel, plus une copie"],
  ["Le serveur répond.", "Le serveur répond en 40 ms, pas d'erreur"],
  ["El pedido está enviado.", "Pedido enviado esta mañana"],
  ["La factura está pagada.", "Factura pagada, el recibo llegará por correo"],
  ["La puerta está pintada.", "Puerta pintada por la mañana, no gotea"],
  ["El sistema enviará un correo.", "El sistema enviará un correo a cada socio: probado con tres"],
  ["El sitio muestra un mapa.", "El sitio muestra el mapa, ya no tarda"],
  ["Il sito mostra una mappa.", "Il sito mostra la mappa, nessun errore"],
  ["De pagina toont een kaart.", "De pagina toont de kaart, geen fouten"],
  ["Le rapport est publié.", "Rapport publié, envoyé demain matin au conseil"],
  ["Die Lampe leuchtet.", "Lampe leuchtet, flackert nicht"],
  [
    "Bei überfälliger Rückgabe geht eine Mahnung hinaus.",
    "Bei überfälliger Rückgabe geht am nächsten Morgen eine Mahnung hinaus",
  ],
])("delivered in another language: %j, %j", async (doneWhen, item) => {
  expect(await closes(doneWhen, item)).toBe(true);
});

test.each(["n'a ", "no la ", "wird am ", "se pagará ", "sera publié "])(
  "is read in time that grows with the text: %j",
  (unit) => {
    expectLinear((size) => {
      deniedAbroad(repeated(unit, size))?.("La page affiche un bouton");
      findComingAbroad(repeated(unit, size), "La page affiche un bouton");
    });
  },
);
