import { expect, test } from '@jest/globals';
import { classListsOfFirstScreen } from './first-screen.ts';

const lists = (markup: string) => [...classListsOfFirstScreen(markup)];

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
  ['nothing of a text that is cut off', '<p class="a"></p><p class="b', ['a']],
  ['nothing where there is none', '<p>class="a"</p>', []],
])('it has %s', (_what, markup, expected) => {
  expect(lists(markup)).toEqual(expected);
});
