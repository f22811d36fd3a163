import { expect, test } from '@jest/globals';
import { FoldedText } from './folded-text.ts';
import { readRooms } from './room-words.ts';

test.each([
  ['2 chambres Namur', 'bedrooms', 2, 'Namur'],
  ['appartement 3 slaapkamers gent', 'bedrooms', 3, 'appartement gent'],
  ['villa with two bedrooms', 'bedrooms', 2, 'villa with'],
  ['3ch', 'bedrooms', 3, ''],
  ['3 slpk.', 'bedrooms', 3, ''],
  ['Haus mit fünf Schlafzimmern', 'bedrooms', 5, 'Haus mit'],
  ['vier Schlafzimmer', 'bedrooms', 4, ''],
  ['au moins 3 chambres', 'bedrooms', 3, ''],
  ['2 à 3 chambres', 'bedrooms', 2, ''],
  ['2-bedroom flat', 'bedrooms', 2, 'flat'],
  ['3+ bedrooms', 'bedrooms', 3, ''],
  ['2 chbres', 'bedrooms', 2, ''],
  ['4br house', 'bedrooms', 4, 'house'],
  ['3 slaapk.', 'bedrooms', 3, ''],
  ['3 Schlafz.', 'bedrooms', 3, ''],
  ['2 badkamers', 'bathrooms', 2, ''],
  ['deux salles de bain', 'bathrooms', 2, ''],
  ['2 garages', 'garages', 2, ''],
  // Of rooms in general one is the living room.
  ['3 Zimmer Wohnung', 'bedrooms', 2, 'Wohnung'],
  ['3 pièces', 'bedrooms', 2, ''],
] as const)('%s', (typed, field, least, rest) => {
  const text = new FoldedText(typed);
  const read = readRooms(text.folded);
  expect(read).toMatchObject([{ field, least }]);
  expect(text.without(read)).toBe(rest);
});

// Words that only look so: a reference, a street, one room.
test.each(['2023/12ch', '12chx', 'rue des chambres', '1 pièce'])('%s names no number of rooms', (typed) => {
  expect(readRooms(new FoldedText(typed).folded)).toEqual([]);
});
