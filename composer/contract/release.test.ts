import { expect, test } from '@jest/globals';
import { releaseSchema } from './release.ts';

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
  'a\n/../../x',
  'a\u2028/../../x',
  'web/a\rb',
  'web/a\u2029b',
  'web/\u009b2J',
])('%j is none', (file) => expect(files.safeParse({ [file]: 'sha384-x' }).success).toBe(false));
