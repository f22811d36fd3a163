import { plainText } from './plain-text.ts';
import { truncate } from './truncate.ts';

/** Share of the length from which a cut at a word boundary is preferred (product T7). */
const BOUNDARY_FROM = 0.8;

/**
 * The beginning of a description as plain text (product T7): at most `max` characters, cut at a word boundary if one lies past 80 % of it, and
 * an ellipsis after what was cut.
 */
export function cutDescription(html: string | null | undefined, max = 250): string {
  const text = plainText(html ?? '');
  if (text.length <= max) return text;
  const boundary = text.lastIndexOf(' ', max);
  const cut = truncate(text, boundary > max * BOUNDARY_FROM ? boundary : max);
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}
