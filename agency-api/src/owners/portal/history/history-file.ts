import type { HistoryEntry } from 'shared-kit/contracts/api/owner';
import type { Language } from 'shared-kit/domain/languages';
import type { HistoryState, HistoryType } from 'shared-kit/domain/owner-portal';
import { csvLine } from '../../../files/csv-line.ts';

/** Spreadsheets take a file that begins with it for UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * The history as a file for spreadsheets, in one language: that of the agency's texts, or else the one asked for; `references` of
 * properties by ID.
 */
export function historyFile(
  asked: Language,
  entries: readonly HistoryEntry[],
  references: ReadonlyMap<number, string>,
): { name: string; text: string } {
  const { file, columns, types, states } = HISTORY_WORDS[languageOfTexts(entries) ?? asked];
  const lines = entries.map(
    ({ day, slot, propertyId, type, contact, subject, comment, state, status, link }) =>
      csvLine([
        day,
        slot,
        references.get(propertyId) ?? propertyId,
        types[type],
        contact,
        subject,
        comment,
        state ? states[state] : status,
        link ?? '',
      ]),
  );
  return { name: `${file}.csv`, text: [BYTE_ORDER_MARK, csvLine(columns), ...lines].join('') };
}

/** Undefined where texts are in several languages, or where it is not known. */
function languageOfTexts(entries: readonly HistoryEntry[]): Language | undefined {
  const written = entries.filter(
    ({ state, subject, comment, status }) => !state && (subject || comment || status),
  );
  const languages = new Set(written.map(({ language }) => language));
  const [only] = languages;
  return languages.size === 1 ? (only ?? undefined) : undefined;
}

interface HistoryWords {
  /** Name of the file, without its ending. */
  file: string;
  /** Of the columns, in their order. */
  columns: readonly string[];
  types: Record<HistoryType, string>;
  states: Record<HistoryState, string>;
}

/** What the history says as a file. */
const HISTORY_WORDS: Record<Language, HistoryWords> = {
  fr: {
    file: 'historique',
    columns: ['Date', 'Heures', 'Référence', 'Type', 'Contact', 'Objet', 'Commentaire', 'Statut', 'Lien'],
    types: {
      visit: 'Visite',
      'open-day': 'Journée portes ouvertes',
      request: 'Demande d’information',
      documents: 'Demande de documents',
      offer: 'Offre d’achat',
      application: 'Candidature locative',
      communication: 'Communication',
      online: 'Publication en ligne',
    },
    states: {
      requested: 'Demandée',
      confirmed: 'Confirmée',
      proposed: 'Autre moment proposé',
      refused: 'Refusée',
      cancelled: 'Annulée',
      held: 'Effectuée',
      received: 'Reçue',
    },
  },
  nl: {
    file: 'geschiedenis',
    columns: ['Datum', 'Uren', 'Referentie', 'Type', 'Contact', 'Onderwerp', 'Opmerking', 'Status', 'Link'],
    types: {
      visit: 'Bezoek',
      'open-day': 'Opendeurdag',
      request: 'Vraag om informatie',
      documents: 'Vraag om documenten',
      offer: 'Bod',
      application: 'Kandidatuur (huur)',
      communication: 'Communicatie',
      online: 'Online publicatie',
    },
    states: {
      requested: 'Aangevraagd',
      confirmed: 'Bevestigd',
      proposed: 'Ander tijdstip voorgesteld',
      refused: 'Geweigerd',
      cancelled: 'Geannuleerd',
      held: 'Uitgevoerd',
      received: 'Ontvangen',
    },
  },
  en: {
    file: 'history',
    columns: ['Date', 'Hours', 'Reference', 'Type', 'Contact', 'Subject', 'Comment', 'Status', 'Link'],
    types: {
      visit: 'Viewing',
      'open-day': 'Open day',
      request: 'Request for information',
      documents: 'Request for documents',
      offer: 'Purchase offer',
      application: 'Rental application',
      communication: 'Communication',
      online: 'Online publication',
    },
    states: {
      requested: 'Requested',
      confirmed: 'Confirmed',
      proposed: 'Another time proposed',
      refused: 'Refused',
      cancelled: 'Cancelled',
      held: 'Took place',
      received: 'Received',
    },
  },
  de: {
    file: 'verlauf',
    columns: ['Datum', 'Uhrzeit', 'Referenz', 'Art', 'Kontakt', 'Betreff', 'Kommentar', 'Status', 'Link'],
    types: {
      visit: 'Besichtigung',
      'open-day': 'Tag der offenen Tür',
      request: 'Anfrage',
      documents: 'Anfrage von Unterlagen',
      offer: 'Kaufangebot',
      application: 'Mietbewerbung',
      communication: 'Kommunikation',
      online: 'Online-Anzeige',
    },
    states: {
      requested: 'Angefragt',
      confirmed: 'Bestätigt',
      proposed: 'Anderer Termin vorgeschlagen',
      refused: 'Abgelehnt',
      cancelled: 'Abgesagt',
      held: 'Stattgefunden',
      received: 'Eingegangen',
    },
  },
};
