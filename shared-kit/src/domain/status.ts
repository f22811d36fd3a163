import { isSale, type Goal } from './goal.ts';
import { foldAccents } from 'composer/paths';
import type { Wording } from './status-wording.ts';
import { NEW_ALONE, NEW_IN_CAPITALS, RENTED_ALONE, WORDING } from './status-wording.ts';

/** What a listing may be besides simply on offer: of several the first counts, which closes most (product L2). */
export const LISTING_STATUSES = [
  'sold',
  'rented',
  'under-offer',
  'under-option',
  'reserved',
  'visits-suspended',
  'price-drop',
  'new',
  'for-takeover',
] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** Far longer than any headline: bounds the work on bad data. */
const MAX_LENGTH = 400;

interface Phrase {
  original: string;
  plain: string;
}

/** Where a record of a listing words its status: in its headline and, for a unit of a project, in a text of its own. */
interface StatusWording {
  TypeDescription?: string | null | undefined;
  UnitStatus?: string | null | undefined;
}

/**
 * The status of a listing by its records in all languages (product L1, L2): of several the one that closes most. Nothing else tells the
 * status of a listing. The records are those of before anything is withheld: a headline that names a withheld street words a status too.
 */
export function listingStatus(records: Iterable<StatusWording>, goal: number): ListingStatus | null {
  const worded = new Set(listWordings(records).map((wording) => statusOfHeadline(wording, goal)));
  return LISTING_STATUSES.find((status) => worded.has(status)) ?? null;
}

/** Whether a record of a listing says that nobody is shown around, whatever else it says (product W2). */
export function areVisitsSuspended(records: Iterable<StatusWording>): boolean {
  return listWordings(records).some(saysVisitsSuspended);
}

/**
 * The goals for which a record closes its listing: "loué" closes a rental, of a home for sale it speaks of tenants. Which of them the
 * listing has, the records of all languages decide together.
 */
export function closedGoals(record: StatusWording): Goal[] {
  return ([0, 1] as const).filter((goal) => isClosed(listingStatus([record], goal)));
}

const listWordings = (records: Iterable<StatusWording>): string[] =>
  [...records].flatMap(({ TypeDescription, UnitStatus }) => [TypeDescription ?? '', UnitStatus ?? '']);

/**
 * Reads the status from one wording in nl, fr, en or de; undefined when it has none. Of several the one that
 * restricts availability most is used ("Sous offre" beside "Nouveau"). The goal distinguishes "loué" of a rental from a home for sale with tenants; without it
 * "à vendre" in the headline does.
 */
export function statusOfHeadline(
  headline: string | null | undefined,
  goal?: number,
): ListingStatus | undefined {
  const phrases = splitPhrases((headline ?? '').slice(0, MAX_LENGTH));
  const says = (wording: keyof typeof WORDING) =>
    phrases.some(({ plain }) => findPatterns(wording).within.test(plain));

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

/**
 * A headline without the phrases that say no more than the status that the ribbon of its listing shows. What tells more ("vendue par nos
 * soins") or another status stays; empty where nothing else is said.
 */
export function headlineWithoutStatus(headline: string, status: ListingStatus | null): string {
  if (!status || headline.length > MAX_LENGTH) return headline;
  const kept: string[] = [];
  let isNext = false;
  let isShortened = false;
  // Phrases, each with what parts it from the one before.
  const parts = ['', ...headline.normalize('NFC').split(new RegExp(`(${PARTING.source})`, 'u'))];
  for (let at = 0; at < parts.length; at += 2) {
    const [parting, phrase] = [parts[at]!, parts[at + 1]!];
    if (phrase.trim() !== '' && saysStatusAlone(phrase, status)) {
      isNext = false;
      isShortened = true;
      continue;
    }
    const text = status === 'new' ? withoutNewInCapitals(phrase) : phrase;
    isShortened ||= text !== phrase;
    if (isNext) kept.push(parting + text);
    else kept.push((kept.some((part) => part.trim() !== '') && text.trim() !== '' ? ' – ' : '') + text);
    isNext = true;
  }
  if (!isShortened) return headline;
  const name = kept.join('').trim();
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const withoutNewInCapitals = (phrase: string): string =>
  NEW_IN_CAPITALS.test(phrase.trim()) ? phrase.replace(/^\s*\p{L}+\s+/u, '') : phrase;

const WORDINGS: Record<ListingStatus, (keyof typeof WORDING)[]> = {
  sold: ['sold', 'soldOut'],
  rented: ['rented'],
  'under-offer': ['underOffer'],
  'under-option': ['underOption'],
  reserved: ['reserved'],
  'visits-suspended': ['visitsSuspended'],
  'price-drop': ['priceDrop'],
  new: ['new'],
  'for-takeover': ['forTakeover'],
};

function saysStatusAlone(phrase: string, status: ListingStatus): boolean {
  const text = plain(nameParticiples(phrase.trim()));
  if (status === 'rented' && RENTED_ALONE.test(text)) return true;
  if (status === 'new' && NEW_ALONE.test(text)) return true;
  return WORDINGS[status].some((wording) => findPatterns(wording).alone.test(text));
}

function saysVisitsSuspended(headline: string): boolean {
  const phrases = splitPhrases(headline.slice(0, MAX_LENGTH));
  return phrases.some(({ plain: text }) => findPatterns('visitsSuspended').within.test(text));
}

/** Whether a listing is no longer available: it has no price and no enquiry form, and the "hide sold" filter hides it. */
export function isClosed(status: ListingStatus | null | undefined): status is 'sold' | 'rented' {
  return status === 'sold' || status === 'rented';
}

function isNewAlone({ original, plain }: Phrase): boolean {
  return NEW_ALONE.test(plain) || NEW_IN_CAPITALS.test(original);
}

/** Between the phrases of a headline. */
const PARTING = /[!?:|,;./()[\]{}*"«»“”•·…–—]+|\s-+\s|^\s*-+|-+\s*$/u;

function splitPhrases(headline: string): Phrase[] {
  return headline
    .normalize('NFC')
    .split(PARTING)
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

interface Patterns {
  /** The phrase says the status, among other things. */
  within: RegExp;
  /** It says nothing else. */
  alone: RegExp;
}

const patterns = new Map<keyof typeof WORDING, Patterns>();

function findPatterns(name: keyof typeof WORDING): Patterns {
  const known = patterns.get(name);
  if (known) return known;
  const compiled = compile(WORDING[name]);
  patterns.set(name, compiled);
  return compiled;
}

function compile({ is, after, before }: Wording): Patterns {
  const notAfter = after ? `(?<!(?:^| )(?:${after.join('|')}) )` : '';
  const notBefore = before ? `(?! (?:${before.join('|')})(?: |$))` : '';
  return {
    within: new RegExp(`(?<=^| )${notAfter}(?:${is.join('|')})(?= |$)${notBefore}`),
    alone: new RegExp(`^(?:${is.join('|')})$`),
  };
}
