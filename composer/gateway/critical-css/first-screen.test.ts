import { expect, test } from '@jest/globals';
import { findFirstScreen } from './first-screen.ts';

const lists = (markup: string, isLaidOutLate = true) => [
  ...findFirstScreen(markup, { isLaidOutLate }).classLists,
];

test.each([
  ['each list once', '<p class="a b"></p><i class="c"></i><p class="a b"></p>', ['a b', 'c']],
  ['none of the last footer', '<p class="a"></p><footer class="b"></footer>', ['a']],
  [
    'one of a card that has a footer of its own',
    '<p class="a"><footer class="b"></footer></p><footer class="c"></footer>',
    ['a', 'b'],
  ],
  [
    'summaries of what is closed, not its contents',
    '<details class="d"><summary class="s"></summary><p class="in"></p><b class="in2"></b></details><p class="after"></p>',
    ['d', 's', 'after'],
  ],
  [
    'contents of what is open',
    '<details open="" class="d"><summary></summary><p class="in"></p></details>',
    ['d', 'in'],
  ],
  [
    'neither of two that are closed one after the other',
    '<details><p class="x"></p></details><p class="a"></p><details><p class="y"></p></details><p class="b"></p>',
    ['a', 'b'],
  ],
  [
    'all of a page whose code writes half a tag',
    '<details><p class="x"></p></details><p class="a"></p><details',
    ['a'],
  ],
  [
    'all of a page whose code never ends a summary',
    '<p class="a"></p></details><details class="d"><summary><p class="b"></p>',
    ['a', 'd', 'b'],
  ],
  ['nothing of a text that is cut off', '<p class="a"></p><p class="b', ['a']],
  ['nothing where there is none', '<p>class="a"</p>', []],
])('it has %s', (_what, markup, expected) => {
  expect(lists(markup)).toEqual(expected);
});

/** Below the first screen, as the shell marks it. */
const section = (contents: string, name = 'one') =>
  `<section data-below-fold="" class="${name}">${contents}</section>`;
const PAGE = [
  '<h1 class="title"></h1>',
  section('<p class="first"></p>'),
  section('<section class="inner"><p class="second"></p></section><p class="title"></p>', 'two'),
  section('<p class="title first"></p><details><summary></summary><p class="closed"></p></details>', 'three'),
  '<aside class="beside"></aside>',
].join('');

test('of sections below the first screen it has the first, which may begin in a large window, and the frames of the others', () => {
  expect(lists(PAGE)).toEqual(['title', 'one', 'first', 'two', 'three', 'beside']);
});

test('a page that is laid out at once has all of them', () => {
  expect(lists(PAGE, false)).toContain('second');
  expect(findFirstScreen(PAGE, { isLaidOutLate: false }).lateBlocks).toEqual([]);
});

test('a section is late whose contents need what the first screen does not, and no other', () => {
  const { lateBlocks } = findFirstScreen(PAGE, { isLaidOutLate: true });
  expect(lateBlocks.map((mark) => PAGE.slice(mark).split('>', 1)[0])).toEqual([
    ' data-below-fold="" class="two"',
  ]);
});

test('cards below the first screen look like those above, and are there with them', () => {
  const card = (name: string) => `<li data-below-fold=""><p class="${name}"></p></li>`;
  const markup = `<ul>${card('a')}${card('b')}</ul>${section('')}`;
  expect(findFirstScreen(markup, { isLaidOutLate: true })).toEqual({
    classLists: new Set(['a', 'b', 'one']),
    lateBlocks: [],
  });
});

test('a section that never ends keeps its styles', () => {
  const markup = `${section('')}<section data-below-fold=""><p class="x">`;
  expect(findFirstScreen(markup, { isLaidOutLate: true })).toEqual({
    classLists: new Set(['one', 'x']),
    lateBlocks: [],
  });
});
