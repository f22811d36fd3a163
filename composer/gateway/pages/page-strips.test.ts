import type { RenderedPage } from '../renderers/page-task.ts';
import { withStrips } from './page-strips.ts';
import type { Strip } from './page-strips.ts';

const rendered = (...markup: string[]): RenderedPage => ({
  kind: 'page',
  status: 200,
  markup: markup.map((piece) => Buffer.from(piece)),
  inlineScripts: [],
  isPrivate: false,
  isWhole: true,
});

const HOSTILE = '"></aside><script>alert(1)</script>';

const strip = (text: string): Strip => ({
  name: 'debug',
  label: text,
  versions: [text, text],
  leave: { href: '/leave', text },
  data: { 'data-text': text },
});

const text = ({ markup }: RenderedPage) => Buffer.concat(markup).toString();

test('strips stand above the page, in their order, with a stylesheet and the script that keeps them there', () => {
  const page = rendered('<html><title>é – ü</title><bo', 'dy class="é">', '<p>é</p></body></html>');
  expect(
    text(
      withStrips(
        page,
        [
          { ...strip('b'), name: 'preview' },
          { ...strip('c'), scripts: '<script></script>' },
        ],
        'fr',
      ),
    ),
  ).toBe(
    '<html><title>é – ü</title><body class="é"><release-strips><link rel="stylesheet" href="/strips.css"><script src="/strips.js" defer></script>' +
      '<aside class="release-preview-strip" lang="fr" data-text="b"><span>b: <b>b</b>, <b>b</b></span><a href="/leave" rel="nofollow">b</a></aside>' +
      '<aside class="release-debug-strip" lang="fr" data-text="c"><span>c: <b>c</b>, <b>c</b></span><a href="/leave" rel="nofollow">c</a></aside><script></script>' +
      '</release-strips><p>é</p></body></html>',
  );
});

test('a page without strips, or without a body, stays as it is', () => {
  const page = rendered('<html><body></body></html>');
  expect(withStrips(page, [], 'fr')).toBe(page);
  const piece = rendered('<p>a piece</p>');
  expect(withStrips(piece, [strip('a')], 'fr')).toBe(piece);
});

test('no text of a strip becomes markup', () => {
  const page = withStrips(rendered('<body></body>'), [strip(HOSTILE)], 'fr');
  expect(text(page)).not.toContain('<script>');
  expect(text(page).match(/<\/aside>/g)).toHaveLength(1);
});
