import { beforeAll, expect, test } from '@jest/globals';
import { madeUpWorkspace } from './made-up-workspace.ts';

let said: (file: string, code: string) => string;
beforeAll(() => {
  said = madeUpWorkspace();
});

test.each([
  ["import { createBrowserRouter } from 'react-router';", /without createBrowserRouter/],
  ["import { Link, useFetcher as f } from 'react-router';", /without useFetcher/],
  ["export { useFetcher } from 'react-router';", /without useFetcher/],
  ["import router from 'react-router';", /without default/],
  ["import * as router from 'react-router';", /by a statement/],
  ["export * from 'react-router';", /by a statement/],
  ["const { Link } = await import('react-router');", /by a statement/],
  ["const { Link } = require('react-router');", /by a statement/],
  ["import { RouterProvider } from 'react-router/dom';", /copy of its own/],
  ["const { createRoot } = await import('react-dom/client');", /copy of its own/],
])('a remote may not say %s', (code, message) => {
  expect(said('mf-new/src/a.ts', code)).toMatch(message);
  expect(said('shared-kit/src/ui/a.ts', code)).toMatch(message);
});

test.each([
  "import { Link, redirect as to } from 'react-router';",
  "import type { RouteObject } from 'react-router';",
  "import { Link, type RouteObject } from 'react-router';",
  "import { jsx } from 'react/jsx-runtime';",
])('a remote may say %s', (code) => expect(said('mf-new/src/a.ts', code)).toBe(''));

test('the shell and tests may use every name of a library', () => {
  const code = "import { createBrowserRouter } from 'react-router';";
  expect(said('shell/src/a.ts', code)).toBe('');
  expect(said('mf-new/src/a.test.ts', code)).toBe('');
});
