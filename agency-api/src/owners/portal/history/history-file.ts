import type { HistoryEntry } from 'shared-kit/contracts/api/owner';
import type { Language } from 'shared-kit/domain/languages';
import { csvLine } from '../../../files/csv-line.ts';
import { HISTORY_WORDS } from './history-words.ts';

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
