import { expect, test } from '@jest/globals';
import { descriptionBlocks } from './description-blocks.ts';

const paragraph = (text: string) => ({ kind: 'paragraph', text });
const list = (...items: string[]) => ({ kind: 'list', items });

test.each([
  [
    '<p>Belle &amp; calme.</p><p>Les atouts :</p><ul><li>cinq <b>chambres</b></li><li>un garage</li></ul><p>À voir.</p>',
    [
      paragraph('Belle & calme.'),
      paragraph('Les atouts :'),
      list('cinq chambres', 'un garage'),
      paragraph('À voir.'),
    ],
  ],
  ['<ul><li><p>un</p></li>\n<li>deux</li></ul><ol><li>trois</li></ol>', [list('un', 'deux'), list('trois')]],
  ['Sans balise<br/>deuxième ligne', [paragraph('Sans balise'), paragraph('deuxième ligne')]],
  ['', []],
])('%p', (html, blocks) => {
  expect(descriptionBlocks(html)).toEqual(blocks);
});
