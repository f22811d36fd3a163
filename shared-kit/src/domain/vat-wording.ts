import { foldWords } from './slug.ts';
import { isEmpty } from './is-empty.ts';

const NOT = /\b(?:non|niet|nicht|not|hors|ohne|excl\w*)\b/;
const INCLUDED = /\b(?:incl\w*|inkl\w*|inbegrepen|inclus\w*|comprise?|tvac|ttc)\b/;

/** Whether a price under VAT includes it, by the feed's wording (VAT); undefined where the sale is not under VAT (product L7). */
export function readVat(text: string | number | null | undefined): 'excluded' | 'included' | undefined {
  if (text === 0 || text === null || text === undefined || isEmpty(String(text))) return undefined;
  const words = foldWords(String(text));
  return INCLUDED.test(words) && !NOT.test(words) ? 'included' : 'excluded';
}
