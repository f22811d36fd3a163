import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { releaseSchema, remoteConfigSchema } from './release.ts';

const route = {
  id: 'detail',
  page: './Page',
  paths: { fr: 'bien/:id', nl: 'pand/:id', en: 'home/:id', de: 'haus/:id' },
};
const config = { name: 'mf-x', exposes: { './Page': './page.ts' } };
const props = z.object({ id: z.number() });

test('a page that shows widgets or offers slots declares the props that it passes', () => {
  const parts = { widgets: ['mf-forms/RequestInfo'], slots: ['x/aside'] };
  const { error } = remoteConfigSchema.safeParse({ ...config, routes: [{ ...route, ...parts }] });
  expect(error?.issues.map(({ path, message }) => `${path.join(' ')}: ${message}`)).toEqual([
    'uses mf-forms/RequestInfo: route "detail" shows it: say which props it is passed',
    'slots x/aside: route "detail" offers it: say which props its fillers get',
  ]);
  const declared = { uses: { 'mf-forms/RequestInfo': props }, slots: { 'x/aside': { props } } };
  expect(
    remoteConfigSchema.safeParse({ ...config, ...declared, routes: [{ ...route, ...parts }] }).success,
  ).toBe(true);
});

const files = releaseSchema.shape.files;

test.each(['web/main.js', 'server/server.cjs', 'web/expose-Page.0a1b.css', 'web/.well-known'])(
  '%s is a file of a release',
  (file) => expect(files.safeParse({ [file]: 'sha384-x' }).success).toBe(true),
);

test.each([
  '../x',
  'web/../../x',
  '/etc/passwd',
  'web//x',
  'web/./x',
  'web/',
  '..',
  '.',
  '',
  'web\\..\\x',
  'web/\0',
])('%j is none', (file) => expect(files.safeParse({ [file]: 'sha384-x' }).success).toBe(false));
