import { LANGUAGES } from 'shared-kit/domain/languages';
import { HISTORY_TYPES, visitsAtOnce } from 'shared-kit/domain/owner-portal';
import { OperatorError } from 'composer/server';
import * as z from 'zod';
import type { Database } from '../../../database/database.ts';
import { insertRows } from '../../../database/insert-rows.ts';
import { propertyHistory } from '../../../database/schema/property-history.ts';

/** An entry is wrong; the message names it and its rule. */
class HistoryFault extends OperatorError {
  override name = 'HistoryFault';
}

const text = (most: number) => z.string().trim().max(most).default('');

/** What an agency's software knows of a property for its owner (product O6, O11). */
const entrySchema = z.strictObject({
  property: z.number().int().min(0).max(2_147_483_647),
  date: z.iso.date(),
  /** Hours, as `10:00-13:00`. */
  time: z
    .string()
    .regex(/^\d\d:\d\d-\d\d:\d\d$/)
    .or(z.literal(''))
    .default(''),
  type: z.enum(HISTORY_TYPES),
  contact: text(200),
  subject: text(300),
  comment: text(2_000),
  status: text(100),
  link: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable()
    .default(null),
  /** In which the texts are. */
  language: z.enum(LANGUAGES).nullable().default(null),
});
type RecordedEntry = z.output<typeof entrySchema>;

/** Reads a list of entries. Throws `HistoryFault`. */
export function readRecordedHistory(json: string): RecordedEntry[] {
  const list = z.array(z.unknown()).safeParse(parsed(json));
  if (!list.success) throw new HistoryFault('The file must be a list of entries, as JSON.');
  return list.data.map((entry, index) => {
    const read = entrySchema.safeParse(entry);
    if (read.success) return read.data;
    const { path, message } = read.error.issues[0]!;
    throw new HistoryFault(`entry ${index}${path.length ? `, ${path.join('.')}` : ''}: ${message}`);
  });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Visits that cannot both have been: the person is elsewhere at that minute, or the home is shown to somebody else. */
export const historyWarnings = (entries: readonly RecordedEntry[]): string[] =>
  visitsAtOnce(entries).map(
    ({ property, date, time }) =>
      `property ${property}, ${date} ${time}: another visit begins at that minute`,
  );

/** Replaces what the agency's software said before. */
export async function importHistory(database: Database, entries: readonly RecordedEntry[]): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.delete(propertyHistory);
    const rows = entries.map(({ property, date, time, ...entry }) => ({
      ...{ propertyId: property, day: date, slot: time },
      ...entry,
    }));
    await insertRows(tx, propertyHistory, rows);
  });
}
