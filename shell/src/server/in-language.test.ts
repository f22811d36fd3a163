import { expect, test } from '@jest/globals';
import type { BootRemote } from 'shared-kit/contracts/boot';
import { inLanguage } from './in-language.ts';

test('a page names the translations of its language only', () => {
  const messages = { nl: '/a.nl.json', fr: '/a.fr.json', en: '/a.en.json', de: '/a.de.json' };
  const files = { js: ['/a.js'], css: [] };
  const remote = { name: 'mf-a', messages, exposes: { './Form': { ...files, messages }, './Box': files } };
  expect(inLanguage({ 'mf-a': remote as unknown as BootRemote }, 'de')['mf-a']!.exposes).toEqual({
    './Form': { ...files, messages: { de: '/a.de.json' } },
    './Box': files,
  });
});
