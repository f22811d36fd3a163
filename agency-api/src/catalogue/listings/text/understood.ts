import type { Understood } from 'shared-kit/contracts/api/understood';
import type { ListingColumns } from '../columns/listing-columns.ts';
import { joinedMeanings } from './joined-meanings.ts';
import type { ReadText } from './read-text.ts';

/** What a page tells of a text that was read. */
export const understoodIn = ({ text, parts }: ReadText): Understood[] =>
  parts.map(({ kind, label, filters, spans, inLanguages }) => ({
    kind,
    text: spans.map((span) => text.typedAt(span).trim()).join(' '),
    label,
    rest: text.without(spans),
    filters,
    ...(inLanguages && { inLanguages }),
  }));

/** A text without one of its parts; undefined where nothing is left. */
export function withoutPart(read: ReadText, dropped: number, columns: ListingColumns): ReadText | undefined {
  const parts = read.parts.filter((_part, index) => index !== dropped);
  return parts.length > 0
    ? { ...read, parts, readings: [joinedMeanings(read.text, parts, columns)] }
    : undefined;
}
