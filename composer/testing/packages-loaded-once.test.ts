import { createRequire } from 'node:module';
import * as z from 'zod';

test('a package of ES modules is what Node made of it, with all of its names', () => {
  expect(isOfNode(z.parse)).toBe(true);
  const { z: inner, ...names } = z;
  expect(names).toMatchObject({ ...inner });
});

test('so is one of CommonJS', () => {
  const require = createRequire(import.meta.url);
  const required = require('zod') as typeof z;
  expect(isOfNode(required.parse)).toBe(true);
});

test('other code is loaded for this file', () => {
  expect(isOfNode(isOfNode)).toBe(false);
});

/** Functions of Node itself have another prototype than those of a file of tests. */
function isOfNode(code: unknown): boolean {
  return typeof code === 'function' && !(code instanceof Function);
}
