import type { Composition } from '../../contract/boot.ts';
import { decompress, ENCODINGS } from '../encodings/encodings.ts';
import { CompositionFile } from './composition-file.ts';

const byLanguage = (name: string) => ({ nl: `${name}.nl.js`, fr: `${name}.fr.js` });
const composition = {
  shell: {
    version: '1',
    js: ['/shell.js'],
    pages: [{ id: 'home', paths: {} }],
    messages: byLanguage('/shell/messages'),
  },
  remotes: {
    'mf-a': {
      name: 'mf-a',
      entry: '/a/entry.js',
      exposes: {
        './Page': { js: ['/a/page.js'], messages: byLanguage('/a/messages-page') },
        './Box': { js: [] },
      },
      messages: byLanguage('/a/messages'),
      routes: [{ watcher: 'seen' }],
    },
  },
  missing: [],
  slots: { 'property/below-facts': ['mf-a/Hint'] },
  integrity: {
    '/shell.js': 'sha384-shell',
    '/shell/messages.nl.js': 'sha384-nl',
    '/shell/messages.fr.js': 'sha384-fr',
    '/a/entry.js': 'sha384-entry',
    '/a/page.js': 'sha384-page',
    '/a/messages.fr.js': 'sha384-a-fr',
    '/a/messages-page.nl.js': 'sha384-page-nl',
    '/a/messages-page.fr.js': 'sha384-page-fr',
    '/a/watchers/seen.js': 'sha384-seen',
  },
} as unknown as Composition;

test.each(ENCODINGS)(
  'tells browsers what they need of the live releases, and no more: of translations those of the language of their page (%s)',
  async (encoding) => {
    const plain = await decompress(await new CompositionFile(composition, 'fr').body(encoding), encoding);
    const remote = composition.remotes['mf-a']!;
    expect(JSON.parse(plain.toString())).toEqual({
      ...composition,
      shell: { ...composition.shell, pages: [], messages: { fr: '/shell/messages.fr.js' } },
      remotes: {
        'mf-a': {
          ...remote,
          exposes: {
            './Page': { js: ['/a/page.js'], messages: { fr: '/a/messages-page.fr.js' } },
            './Box': { js: [] },
          },
          messages: { fr: '/a/messages.fr.js' },
        },
      },
      integrity: {
        '/shell/messages.fr.js': 'sha384-fr',
        '/a/entry.js': 'sha384-entry',
        '/a/messages.fr.js': 'sha384-a-fr',
        '/a/messages-page.fr.js': 'sha384-page-fr',
        '/a/watchers/seen.js': 'sha384-seen',
      },
    });
  },
);

test('its address is that of what it tells: the same from each gateway, another for other releases and languages', () => {
  const { path } = new CompositionFile(composition, 'fr');
  expect(path).toMatch(/^\/compositions\/[\w-]{22}\.json$/);
  expect(new CompositionFile(structuredClone(composition), 'fr').path).toBe(path);
  expect(new CompositionFile({ ...composition, slots: {} }, 'fr').path).not.toBe(path);
  expect(new CompositionFile(composition, 'nl').path).not.toBe(path);
});
