import { expect, test } from '@jest/globals';
import { foldWords } from 'shared-kit/domain/slug';
import { AMENITY_WORDS } from './amenity-words.ts';
import { FEATURE_WORDS } from './feature-words.ts';
import type { WordGroup } from './named-words.ts';
import { TYPE_WORDS } from './type-words.ts';

const groups: WordGroup[] = [...Object.values(FEATURE_WORDS), ...TYPE_WORDS, ...AMENITY_WORDS];

test('what a language calls a group is one of its words, so that it finds the same when it is typed', () => {
  for (const { names, words } of groups)
    for (const name of Object.values(names))
      expect({ name, isWord: words.includes(foldWords(name)) }).toEqual({ name, isWord: true });
});

test('no word is of two groups', () => {
  const all = groups.flatMap(({ words }) => words);
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
});
