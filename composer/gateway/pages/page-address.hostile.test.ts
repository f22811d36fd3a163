import fc from '../../testing/fast-check.ts';
import type { Composition } from '../../contract/boot.ts';
import { pageAddress } from './page-address.ts';

const route = (originalPath: string, fr: string) => ({
  originalPaths: [originalPath],
  paths: { fr, nl: `${fr}-nl`, en: `${fr}-en`, de: `${fr}-de` },
});
const composition = {
  shell: { pages: [] },
  remotes: {
    'mf-x': {
      routes: [
        route('/for-sale/', 'a-vendre'),
        route('/property/:id/', 'property/:id'),
        route('/project/:id/', 'projects/:city/:slug?/:id'),
      ],
    },
  },
} as unknown as Composition;

const segment = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    '.',
    '..',
    '%2e%2e',
    '%2F%2Fevil.example',
    'evil.example',
    '\\evil',
    'https:',
    '@',
    '%',
    '%E9',
    '%00',
    'FR',
    'fr',
    'À-Vendre',
    'for-sale',
    'property',
    '7',
  ),
);
const path = fc.array(segment, { maxLength: 7 }).map((segments) => `/${segments.join('/')}`);

test('whatever path is asked for, it is rendered, refused as a file, or leads to a path of the site that is rendered', () => {
  fc.assert(
    fc.property(path, fc.constantFrom('fr', 'nl', 'de'), (hostile, language) => {
      let asked = hostile;
      for (let hops = 0; hops < 3; hops++) {
        const address = pageAddress(asked, composition, language);
        if (address.kind !== 'redirect') return;
        // One slash: a second would name another host.
        expect(address.path).toMatch(/^\/(?!\/)[!-~]*$/);
        expect(address.path).not.toContain('\\');
        expect(new URL(address.path, 'https://site.example').origin).toBe('https://site.example');
        asked = address.path;
      }
      throw new Error(`${hostile} is still redirected after three times: ${asked}`);
    }),
    { numRuns: 500 },
  );
});
