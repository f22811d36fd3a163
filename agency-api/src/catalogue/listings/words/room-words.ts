import type { RoomField } from 'shared-kit/domain/listing-query';
import { HOME_BEHIND, type Span } from './folded-text.ts';

const NUMBERS: readonly (readonly string[])[] = [
  ['un', 'une', 'een', 'one', 'ein', 'eine', 'einem', 'einer'],
  ['deux', 'twee', 'two', 'zwei'],
  ['trois', 'drie', 'three', 'drei'],
  ['quatre', 'vier', 'four'],
  ['cinq', 'vijf', 'five', 'funf'],
  ['six', 'zes', 'six', 'sechs'],
  ['sept', 'zeven', 'seven', 'sieben'],
  ['huit', 'acht', 'eight'],
];

const BEDROOM =
  'chambres?(?: a coucher)?|chbr?e?s?|chamb|ch|slaapkamers?|slaapkmrs?|slaapk|slpks?|slk|slaapplaatsen|bedrooms?|bedroomed|bdrms?|bdrs?|brs?|beds?|schlafzimmern?|schlafraume?|schlafz|sz';

/** How rooms are called. Rooms in general, of which one is no bedroom, are counted without it. */
const ROOMS: readonly (readonly [field: RoomField, words: string, less?: number])[] = [
  ['bedrooms', BEDROOM],
  ['bathrooms', 'salles? de bains?|sdb|badkamers?|badk|bathrooms?|baths?|badezimmern?|bader'],
  [
    'showerrooms',
    'salles? de douches?|sdd|douchekamers?|doucheruimtes?|shower ?rooms?|duschbader|duschbad|duschraume?',
  ],
  ['toilets', 'toilettes?|wcs?|toiletten|toilets?'],
  ['garages', 'garages?|garagen|garageplaatsen|garagenplatze'],
  ['bedrooms', 'pieces?|kamers?|zimmern?|zi|rooms?', 1],
];

const NUMBER = `\\d{1,2}|${NUMBERS.flat().join('|')}`;
/** "at least", in front of a number, and "more", behind it. */
const LEAST =
  '(?:(?:au moins|minimum|min|minstens|minimaal|at least|mindestens|vanaf|ab|from|des|a partir de)\\.? +)?';
/** The second number of a range says nothing: the first is the least. */
const RANGE = `(?: *(?:-|/|a|ou|of|tot|to|or|bis|oder) *(?:${NUMBER}))?`;

const PATTERNS = ROOMS.map(([field, words, less = 0]) => ({
  field,
  less,
  pattern: new RegExp(
    `(?<![a-z0-9/.,-])${LEAST}(${NUMBER})${RANGE} *(?:\\+|plus|ou plus|of meer|or more|oder mehr)?[ -]*(?:grandes? |grote |large |grosse |belles? |mooie )?(?:${words})(?:(?![a-z0-9])|${HOME_BEHIND})\\.?`,
    'g',
  ),
}));

/** The least number of a kind of room that is wanted, and where a text says so. */
interface WantedRooms extends Span {
  field: RoomField;
  least: number;
}

/** Reads "2 chambres", "3 slaapkamers", "two bedrooms", "3ch" or "2 badkamers" out of a folded text. */
export function readRooms(folded: string): WantedRooms[] {
  return PATTERNS.flatMap(({ field, less, pattern }) =>
    [...folded.matchAll(pattern)].flatMap(({ 0: said, 1: number = '', index }) => {
      const least = parseNumber(number) - less;
      return least > 0 ? [{ field, least, from: index, to: index + said.length }] : [];
    }),
  );
}

function parseNumber(word: string): number {
  if (/^\d/.test(word)) return Number(word);
  return NUMBERS.findIndex((names) => names.includes(word)) + 1;
}
