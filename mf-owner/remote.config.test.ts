import { expect, test } from '@jest/globals';
import { LANGUAGES } from 'shared-kit/domain/languages';
import config from './remote.config.ts';
import { readPartMessages } from './testing/render-part.tsx';

const { routes, widgets } = config;

test('the sign-in page is /login/ in every language (product A26)', () => {
  const signIn = routes.find(({ originalPaths }) => originalPaths?.includes('/login/'));
  expect(signIn?.paths).toEqual({ nl: 'login', fr: 'login', en: 'login', de: 'login' });
});

test('these pages declare no part of another remote', () => {
  expect(widgets).toEqual([]);
  expect(routes.flatMap((route) => route.widgets)).toEqual([]);
});

test('every language has the same texts, none of them empty', () => {
  const keys = Object.keys(readPartMessages('fr')).sort();
  for (const language of LANGUAGES) {
    const messages = readPartMessages(language);
    expect(Object.keys(messages).sort()).toEqual(keys);
    expect(Object.values(messages).every(Boolean)).toBe(true);
  }
});
