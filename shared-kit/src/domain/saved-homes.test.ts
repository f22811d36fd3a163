import { expect, test } from '@jest/globals';
import {
  addList,
  HOMES_IN_LIST,
  isFavourite,
  LONGEST_LIST_NAME,
  markSeen,
  MOST_LISTS,
  MOST_SEEN,
  NOTHING_SAVED,
  putHome,
  readSavedHomes,
  removeList,
  renameList,
} from './saved-homes.ts';

test.each([
  null,
  '',
  '{',
  '[]',
  '7',
  'null',
  '{"lists":{}}',
  '{"lists":[]}',
  '{"lists":["x"],"seen":"all"}',
  '{"__proto__":{"lists":[{"name":"x"}]}}',
])('%p was stored by nobody we know: nothing is saved', (text) => {
  expect(readSavedHomes(text)).toEqual(NOTHING_SAVED);
});

test('of what was stored, what is right stays', () => {
  const text = JSON.stringify({
    lists: [
      { name: ' By\u0000 the\nsea ', homes: [3, '4', -1, 3, 2.5, 2 ** 40, null, 5] },
      8,
      { name: {}, homes: 9 },
    ],
    seen: [1, 1, 'x'],
  });
  expect(readSavedHomes(text)).toEqual({
    lists: [
      { name: 'By the sea', homes: [3, 5] },
      { name: '', homes: [] },
    ],
    seen: [1],
  });
});

test('what was stored is bounded', () => {
  const many = Array.from({ length: 5000 }, (_, id) => id);
  const lists = many.slice(0, 40).map(() => ({ name: 'x'.repeat(500), homes: many }));
  const saved = readSavedHomes(JSON.stringify({ lists, seen: many }));
  expect([
    saved.lists.length,
    saved.lists[0]!.homes.length,
    saved.seen.length,
    saved.lists[0]!.name.length,
  ]).toEqual([MOST_LISTS, HOMES_IN_LIST, MOST_SEEN, LONGEST_LIST_NAME]);
});

test('a home is in one list at a time, or in none', () => {
  const two = addList(NOTHING_SAVED, 'Sea');
  const first = putHome(two, 7, 0);
  expect(first.lists.map(({ homes }) => homes)).toEqual([[7], []]);
  const moved = putHome(putHome(first, 8, 1), 7, 1);
  expect(moved.lists.map(({ homes }) => homes)).toEqual([[], [7, 8]]);
  expect([isFavourite(moved, 7), isFavourite(putHome(moved, 7, -1), 7)]).toEqual([true, false]);
});

test('there is always a list', () => {
  const renamed = renameList(NOTHING_SAVED, 0, 'Sea');
  expect(renamed.lists[0]!.name).toBe('Sea');
  expect(removeList(renamed, 0).lists).toEqual(NOTHING_SAVED.lists);
});

test('homes that were seen are kept in order, each once', () => {
  const seen = [1, 2, 1].reduce(markSeen, NOTHING_SAVED);
  expect(seen.seen).toEqual([1, 2]);
});
