import { expect, test } from '@jest/globals';
import { parseStylesheet, rulesFor } from './critical-css.ts';

const used = (css: string, ...classes: string[]) => rulesFor(parseStylesheet(css), new Set(classes));

test.each([
  ['.box{color:red}', '.box{color:red}'],
  ['.other{color:red}', ''],
  ['.box,.other,.box .inner{color:red}', '.box,.box .inner{color:red}'],
  ['.box:not(.other),.box:is(.other,p){color:red}', '.box:not(.other),.box:is(.other,p){color:red}'],
  ['body:has(.other:not(.more)) .box{color:red}', 'body:has(.other:not(.more)) .box{color:red}'],
  ['.box>.other+p{color:red}', ''],
  ['[data-open] p::before{content:".other"}', '[data-open] p::before{content:".other"}'],
  ['.a\\+b{color:red}.a\\.c{color:red}', '.a\\+b{color:red}'],
  ['.box:hover,.box:focus{color:red}', '.box:focus{color:red}'],
  ['@media (width>60rem){.box{color:red}.other{color:red}}', '@media (width>60rem){.box{color:red}}'],
  ['@layer ui{@supports (gap:1px){.other{color:red}}}', ''],
  ['@media print{.box{color:red}}', ''],
  ['@layer base,ui;', '@layer base,ui;'],
  ['@font-face{font-family:x;src:url(/x.woff2)}', '@font-face{font-family:x;src:url(/x.woff2)}'],
  ['@keyframes turn{to{rotate:1turn}}', '@keyframes turn{to{rotate:1turn}}'],
  ['.box{.inner &{color:red}}', '.box{.inner &{color:red}}'],
])('of %s the first screen gets %s', (css, expected) => {
  expect(used(css, 'box', 'inner', 'a+b')).toBe(expected);
});

test('rules stay in their order', () => {
  expect(used('.box{color:red}@media all{.box{color:blue}}.inner{color:red}', 'box', 'inner')).toBe(
    '.box{color:red}@media all{.box{color:blue}}.inner{color:red}',
  );
});

test.each(['.box{content:"</style><script>"}', '.box{content:"</STYLE"}', '.box{color:red'])(
  'what could not stand in a page is refused: %s',
  (css) => {
    expect(() => parseStylesheet(css)).toThrow();
  },
);
