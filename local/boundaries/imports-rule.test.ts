import { beforeAll, describe, expect, test } from '@jest/globals';
import { madeUpWorkspace } from './made-up-workspace.ts';

let said: (file: string, code: string) => string;
beforeAll(() => {
  said = madeUpWorkspace();
});

/** Every form of import. */
const FORMS: [string, (request: string) => string][] = [
  ['import', (request) => `import x from '${request}';`],
  ['import of a type', (request) => `import type { X } from '${request}';`],
  ['import for its effect', (request) => `import '${request}';`],
  ['export of names', (request) => `export { x } from '${request}';`],
  ['export of all', (request) => `export * from '${request}';`],
  ['import()', (request) => `void import('${request}');`],
  ['import() of a template', (request) => `void import(\`${request}/\${name}.ts\`);`],
  ['import() of a sum', (request) => `void import('${request}' + '/x.ts');`],
  ['import() of a URL', (request) => `void import(new URL('${request}', import.meta.url).href);`],
  ['type of import()', (request) => `type X = import('${request}').X;`],
  ['import = require()', (request) => `import x = require('${request}');`],
  ['require()', (request) => `require('${request}');`],
  ['require.resolve()', (request) => `require.resolve('${request}');`],
  ['createRequire()', (request) => `createRequire(import.meta.url)('${request}');`],
  ['a renamed require()', (request) => `const load = createRequire(import.meta.url); load('${request}');`],
  ['import.meta.resolve()', (request) => `import.meta.resolve('${request}');`],
  ['new URL()', (request) => `new URL('${request}', import.meta.url);`],
  ['new Worker()', (request) => `new Worker(new URL('${request}', import.meta.url));`],
  ['jest.mock()', (request) => `jest.mock('${request}');`],
  ['a loader in front', (request) => `import x from '!!raw-loader!${request}?inline';`],
];

const REFUSED: [string, string, string, RegExp][] = [
  ['remote to remote', 'mf-search/src/a.ts', '../../mf-new/src/b.ts', /may not import mf-new/],
  ['remote to remote by name', 'mf-search/src/a.ts', 'mf-new/src/b.ts', /may not import mf-new/],
  ['remote to remote in node_modules', 'mf-search/src/a.ts', '../../node_modules/mf-new/b.ts', /mf-new/],
  ['new remote to remote', 'mf-new/src/a.ts', '../../mf-search/src/b.ts', /may not import mf-search/],
  ['remote to shell', 'mf-new/src/a.ts', '../../shell/src/b.ts', /may not import shell/],
  ['shell to remote', 'shell/src/a.ts', 'mf-new/src/b.ts', /may not import mf-new/],
  ['remote to shared-kit by a path', 'mf-new/src/a.ts', '../../shared-kit/src/ui/b.tsx', /by its name/],
  ['remote to the build', 'mf-new/src/a.ts', 'shared-kit/build/b.ts', /for configuration files/],
  ['remote to composer’s build', 'mf-new/src/a.ts', 'composer/build', /for configuration files/],
  ['the engine to the build', 'composer/gateway/a.ts', '../build/b.ts', /not below it/],
  ['remote to the test kit', 'mf-new/src/a.ts', 'shared-kit/testing/b.ts', /for tests/],
  ['remote to what is in no folder', 'mf-new/src/a.ts', '../../docs/b.json', /reads alone/],
  ['a lower floor to a higher one', 'shell/src/layout/a.ts', '../content/b.ts', /may not import content/],
  [
    'content to the catalogue',
    'agency-api/src/content/a.ts',
    '../catalogue/b.ts',
    /may not import catalogue/,
  ],
  ['forms to owners', 'agency-api/src/inbox/forms/a.ts', '../../owners/auth/b.ts', /may not import owners/],
  ['listings to import', 'agency-api/src/catalogue/listings/a.ts', '../import/b.ts', /may not import import/],
  ['sign-in to the portal', 'agency-api/src/owners/auth/a.ts', '../portal/b.ts', /may not import portal/],
  [
    'forms to what is not at a door',
    'agency-api/src/inbox/forms/a.ts',
    '../../catalogue/listings/b.ts',
    /not at the door of agency-api\/src\/catalogue/,
  ],
  ['a floor to its own', 'composer/shell/server/a.ts', '../browser/b.ts', /may not import browser/],
  ['remote to server parts', 'mf-new/src/a.ts', 'composer/server', /nothing of it may reach a browser/],
  ['shell to server parts', 'shell/src/a.ts', 'composer/server', /nothing of it may reach a browser/],
  ['UI to server parts', 'shared-kit/src/ui/a.tsx', 'composer/server', /nothing of it may reach a browser/],
  ['contracts to server parts', 'shared-kit/src/contracts/a.ts', 'composer/server', /read by servers too/],
  ['remote to composer by a path', 'mf-new/src/a.ts', '../../composer/contract/b.ts', /by its name/],
  ['remote to composer’s tests', 'mf-new/src/a.ts', 'composer/testing/b.ts', /for tests/],
  ['contract to server parts of composer', 'composer/contract/a.ts', '../server/b.ts', /not below it/],
  ['server parts to the engine', 'composer/server/a.ts', '../gateway/b.ts', /not below it/],
  ['the engine to test helpers', 'composer/gateway/a.ts', '../testing/b.ts', /not below it/],
  ['API to the engine', 'agency-api/src/a.ts', 'composer/gateway', /answers data/],
  ['composer to the kit', 'composer/contract/a.ts', 'shared-kit/domain/goal', /nothing of ours/],
  ['composer to an app', 'composer/server/a.ts', '../../gateway/src/b.ts', /nothing of ours/],
  ['server parts to React', 'composer/server/a.ts', 'react', /draw nothing/],
  ['API to UI', 'agency-api/src/a.ts', 'shared-kit/ui/link/link', /never UI/],
  ['API to the host', 'agency-api/src/a.ts', 'composer/host', /never UI/],
  ['gateway to the host', 'gateway/src/a.ts', 'composer/host', /never UI/],
  ['remote to what shells are built of', 'mf-new/src/a.ts', 'composer/shell/browser', /for shells/],
  ['the host to what shells are built of', 'composer/host/a.ts', '../shell/b.ts', /not below it/],
  ['the host to the engine', 'composer/host/a.ts', '../gateway/b.ts', /not below it/],
  ['API to gateway', 'agency-api/src/a.ts', '../../gateway/src/b.ts', /may not import gateway/],
  ['gateway to UI', 'gateway/src/a.ts', 'shared-kit/ui/link/link', /never UI/],
  ['API to React', 'agency-api/src/a.ts', 'react', /never UI/],
  ["API to React's server", 'agency-api/src/a.ts', 'react-dom/server', /never UI/],
  ['domain to React', 'shared-kit/src/domain/a.ts', 'react', /stand on nothing/],
  ['domain to Node', 'shared-kit/src/domain/a.ts', 'node:fs', /stand on nothing/],
  ['domain to Node without its prefix', 'shared-kit/src/domain/a.ts', 'fs', /stand on nothing/],
  ['domain to UI', 'shared-kit/src/domain/a.ts', '../ui/link/link.tsx', /stand on nothing/],
  ['UI to an app', 'shared-kit/src/ui/a.tsx', '../../../mf-new/src/b.ts', /nothing of ours/],
  ['test kit to an app', 'shared-kit/testing/a.ts', '../../mf-new/src/b.ts', /nothing of ours/],
  ['test kit to an app by name', 'shared-kit/testing/a.ts', 'gateway/src/b.ts', /nothing of ours/],
  ['e2e to an app', 'e2e/tests/a.spec.ts', '../../mf-new/src/b.ts', /may not import mf-new/],
  [
    'e2e to what is no exception',
    'e2e/tests/a.spec.ts',
    '../../gateway/src/main.ts',
    /may not import gateway/,
  ],
  ['a folder that nobody knows', 'a-new-one/src/a.ts', '../../mf-new/src/b.ts', /may not import mf-new/],
];

describe.each(REFUSED)('%s', (_, file, request, message) => {
  test.each(FORMS)('is refused as %s', (_form, code) => {
    expect(said(file, code(request))).toMatch(message);
  });
});

test.each(['composer/host/a.tsx', 'composer/shell/loading/a.ts', 'composer/shell/browser/a.ts'])(
  '%s runs in browsers, without Node',
  (file) => {
    expect(said(file, "import fs from 'node:fs';")).toMatch(/have no Node/);
    expect(said(file, "import { use } from 'react';")).toBe('');
  },
);

test('domain rules take types of the contract, and nothing that runs', () => {
  expect(said('shared-kit/src/domain/a.ts', "import { x } from 'composer/contract';")).toMatch(
    /stand on nothing/,
  );
  expect(said('shared-kit/src/domain/a.ts', "import type { X } from 'composer/contract';")).toBe('');
  expect(said('shared-kit/src/domain/a.ts', "import { x } from 'composer/paths';")).toBe('');
});

test.each([
  ['mf-new/src/a.ts', "import { host } from 'composer/host';"],
  ['shell/src/a.ts', "import { hydrateShell } from 'composer/shell/browser';"],
  ['mf-new/src/a.ts', "void import('./later/later.tsx');"],
  ['mf-new/src/a.ts', 'void import(`./messages/${language}.json`);'],
  ['mf-new/src/a.ts', "new Worker(new URL('worker.ts', import.meta.url));"],
  ['mf-new/src/a.ts', "import x from 'zod';"],
  ['mf-new/src/a.test.ts', "import { x } from 'shared-kit/testing/remote-parts';"],
  ['mf-new/webpack.config.mjs', "import { x } from 'shared-kit/build';"],
  ['shell/shell.config.ts', "import type { X } from 'composer/build';"],
  ['mf-new/jest.config.mjs', "import { x } from 'composer/testing/jest-preset.mjs';"],
  ['agency-api/src/inbox/forms/a.ts', "import { x } from '../../content/content-store.ts';"],
  ['agency-api/src/cli/a.ts', "import { x } from '../inbox/forms/b.ts';"],
  ['agency-api/src/catalogue/import/a.ts', "import { x } from '../listings/b.ts';"],
  ['shell/src/content/a.ts', "import { x } from '../pages/b.ts'; import y from './c.ts';"],
  ['composer/shell/server/a.ts', "import { x } from 'node:stream'; import y from '../routes/b.ts';"],
  ['gateway/src/a.ts', "import { x } from 'composer/server';"],
  ['agency-api/src/a.ts', "import { x } from 'shared-kit/domain/languages'; import fs from 'node:fs';"],
  ['agency-api/src/a.ts', "new URL('../../docs/openapi.json', import.meta.url);"],
  ['shared-kit/src/ui/a.tsx', "import { x } from 'composer/host'; import y from '../domain/y.ts';"],
  ['shared-kit/src/contracts/a.ts', "import type { ReactNode } from 'react';"],
  ['shared-kit/src/domain/a.test.ts', "import { test } from '@jest/globals';"],
  ['e2e/tests/a.spec.ts', "import { x } from '../../local/root.ts';"],
  ['e2e/tests/a.spec.ts', "import { x } from 'composer/gateway';"],
])('%s may say %s', (file, code) => {
  expect(said(file, code)).toBe('');
});

test.each([
  'import(file)',
  'require(file)',
  'new URL(file, import.meta.url)',
  'import(`../../${name}/a.ts`)',
])('%s is refused: nobody can tell what it imports', (code) =>
  expect(said('mf-new/src/a.ts', `void ${code};`)).toMatch(/cannot be checked/),
);

test('parts of the kit that are singletons in a page are imported by name', () => {
  expect(said('shared-kit/src/ui/a.tsx', "import { x } from '../state/state.ts';")).toMatch(
    /copy of its own/,
  );
});

test('a remote exposes only its own files', () => {
  const config = (file: string) => `export default defineRemote({ pages: { Page: { code: '${file}' } } });`;
  expect(said('mf-new/remote.config.ts', config('./src/page.ts'))).toBe('');
  expect(said('mf-new/remote.config.ts', config('../mf-search/src/page.ts'))).toMatch(
    /may not import mf-search/,
  );
});
