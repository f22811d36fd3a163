import { isSale } from './goal.ts';
import { foldAccents } from './slug.ts';
import type { Wording } from './status-wording.ts';
import { NEW_ALONE, NEW_IN_CAPITALS, RENTED_ALONE, WORDING } from './status-wording.ts';

export type ListingStatus =
  | 'sold'
  | 'rented'
  | 'under-offer'
  | 'under-option'
  | 'reserved'
  | 'visits-suspended'
  | 'price-drop'
  | 'new'
  | 'for-takeover';

/** Far longer than any headline: bounds the work on bad data. */
const MAX_LENGTH = 400;

interface Phrase {
  original: string;
  plain: string;
}

/**
 * Reads the status from a headline in nl, fr, en or de (product L1, L2); undefined when it has none. Of several the one that
 * restricts availability most is used ("Sous offre" beside "Nouveau"). The goal distinguishes "loué" of a rental from a home for sale with tenants; without it
 * "à vendre" in the headline does.
 */
export function statusOfHeadline(
  headline: string | null | undefined,
  goal?: number,
): ListingStatus | undefined {
  const phrases = phrasesOf((headline ?? '').slice(0, MAX_LENGTH));
  const says = (wording: keyof typeof WORDING) => phrases.some(({ plain }) => patternOf(wording).test(plain));

  if (says('sold') || says('soldOut')) return 'sold';
  if (phrases.some(({ plain }) => RENTED_ALONE.test(plain))) return 'rented';
  const forSale = goal === undefined ? says('offeredForSale') : isSale(goal);
  if (!forSale && says('rented')) return 'rented';
  if (says('underOffer')) return 'under-offer';
  if (says('underOption')) return 'under-option';
  if (says('reserved')) return 'reserved';
  if (says('visitsSuspended')) return 'visits-suspended';
  if (says('priceDrop')) return 'price-drop';
  if (says('new') || phrases.some(isNewAlone)) return 'new';
  if (says('forTakeover')) return 'for-takeover';
  return undefined;
}

/** Whether a headline says that nobody is shown around, whatever else it says (product W2). */
export function saysVisitsSuspended(headline: string | null | undefined): boolean {
  const phrases = phrasesOf((headline ?? '').slice(0, MAX_LENGTH));
  return phrases.some(({ plain: text }) => patternOf('visitsSuspended').test(text));
}

/** Whether a listing is no longer available: it has no price and no enquiry form, and the "hide sold" filter hides it. */
export function isClosed(status: ListingStatus | null | undefined): status is 'sold' | 'rented' {
  return status === 'sold' || status === 'rented';
}

function isNewAlone({ original, plain }: Phrase): boolean {
  return NEW_ALONE.test(plain) || NEW_IN_CAPITALS.test(original);
}

function phrasesOf(headline: string): Phrase[] {
  return headline
    .normalize('NFC')
    .split(/[!?:|,;./()[\]{}*"«»“”•·…–—]+|\s-+\s|^\s*-+|-+\s*$/u)
    .map((text) => ({ original: text.trim(), plain: plain(nameParticiples(text.trim())) }))
    .filter((phrase) => phrase.plain !== '');
}

/** Runs before accents are removed. Without accent only capitals match, and RESERVE, also a store room, only at the start. */
function nameParticiples(phrase: string): string {
  return phrase
    .replace(/(?<!\p{L})lou(?:ée?s?|ees?)(?!\p{L})/giu, 'rented')
    .replace(/(?<!\p{L})LOUES?(?!\p{L})/gu, 'rented')
    .replace(/(?<!\p{L})r[eé]serv(?:ée?s?|ees?)(?!\p{L})/giu, 'reserved')
    .replace(/^R[EÉ]SERVES?(?!\p{L})/u, 'reserved');
}

function plain(phrase: string): string {
  return foldAccents(phrase)
    .toLowerCase()
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim();
}

const patterns = new Map<keyof typeof WORDING, RegExp>();

function patternOf(name: keyof typeof WORDING): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const pattern = compile(WORDING[name]);
  patterns.set(name, pattern);
  return pattern;
}

function compile({ is, after, before }: Wording): RegExp {
  const notAfter = after ? `(?<!(?:^| )(?:${after.join('|')}) )` : '';
  const notBefore = before ? `(?! (?:${before.join('|')})(?: |$))` : '';
  return new RegExp(`(?<=^| )${notAfter}(?:${is.join('|')})(?= |$)${notBefore}`);
}
