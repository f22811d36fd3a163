import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { ESLint } from 'eslint';
import { ROOT } from '../root.ts';

/** Forms of import that dependency-cruiser sees. */
const SEEN: [string, (request: string) => string][] = [
  ['import', (request) => `import x from '${request}';`],
  ['import of a type', (request) => `import type { X } from '${request}';`],
  ['import for its effect', (request) => `import '${request}';`],
  ['export of names', (request) => `export { x } from '${request}';`],
  ['export of all', (request) => `export * from '${request}';`],
  ['import()', (request) => `void import('${request}');`],
  ['type of import()', (request) => `type X = import('${request}').X;`],
  ['import = require()', (request) => `import x = require('${request}');`],
  ['require()', (request) => `require('${request}');`],
  ['require.resolve()', (request) => `require.resolve('${request}');`],
  ['jest.mock()', (request) => `jest.mock('${request}');`],
  ['a loader in front', (request) => `import x from '!!raw-loader!${request}?inline';`],
];
/** Forms that it does not see: lint refuses them, so that the others are used. */
const UNSEEN: [string, (request: string) => string][] = [
  ['import() of a template', (request) => `void import(\`${request}/\${name}.ts\`);`],
  ['import() of a sum', (request) => `void import('${request}' + '/x.ts');`],
  ['import() of a URL', (request) => `void import(new URL('${request}', import.meta.url).href);`],
  ['createRequire()', (request) => `createRequire(import.meta.url)('${request}');`],
  ['a renamed require()', (request) => `const load = createRequire(import.meta.url); load('${request}');`],
  ['import.meta.resolve()', (request) => `import.meta.resolve('${request}');`],
  ['new URL()', (request) => `new URL('${request}', import.meta.url);`],
  ['new Worker()', (request) => `new Worker(new URL('${request}', import.meta.url));`],
];

const TEMPLATE = 'create-facade-remote/template/remote';

/** What, in which file, imports what, and a part of the advice. */
const REFUSED: [string, string, string, RegExp][] = [
  ['remote to remote', 'mf-search/src/a.ts', '../../mf-new/src/b.ts', /RemoteWidget/],
  ['remote to remote by name', 'mf-search/src/a.ts', 'mf-new/src/b.ts', /RemoteWidget/],
  ['remote to remote in node_modules', 'mf-search/src/a.ts', '../../node_modules/mf-new/src/b.ts', /RemoteW/],
  ['new remote to remote', 'mf-new/src/a.ts', '../../mf-search/src/b.ts', /RemoteWidget/],
  ['remote to shell', 'mf-new/src/a.ts', '../../shell/src/b.ts', /RemoteWidget/],
  ['shell to remote', 'shell/src/a.ts', 'mf-new/src/b.ts', /RemoteWidget/],
  ['remote to shared-kit by a path', 'mf-new/src/a.ts', '../../shared-kit/src/ui/b.tsx', /by its name/],
  ['remote to the build', 'mf-new/src/a.ts', 'shared-kit/build', /for configuration files/],
  ['remote to composer’s build', 'mf-new/src/a.ts', 'composer/build', /for configuration files/],
  ['the engine to the build', 'composer/gateway/a.ts', '../build/b.ts', /not below it/],
  ['what a remote begins with to server parts', `${TEMPLATE}/src/a.ts`, 'composer/server', /reach a browser/],
  ['what a remote begins with to a remote', `${TEMPLATE}/src/a.ts`, 'mf-search/src/b.ts', /RemoteWidget/],
  ['what writes remotes to the kit', 'create-facade-remote/a.ts', 'shared-kit/ui/text', /in empty folders/],
  ['remote to the test kit', 'mf-new/src/a.ts', 'shared-kit/testing/b.ts', /for tests/],
  ['code to a test', 'mf-new/src/a.ts', './b.test.ts', /for tests/],
  ['remote to what is in no folder', 'mf-new/src/a.ts', '../../docs/b.json', /reads alone/],
  ['a lower floor to a higher one', 'shell/src/layout/a.ts', '../content/b.ts', /not below it/],
  ['content to the catalogue', 'agency-api/src/content/a.ts', '../catalogue/b.ts', /not below it/],
  ['forms to owners', 'agency-api/src/inbox/forms/a.ts', '../../owners/auth/b.ts', /not below it/],
  ['listings to import', 'agency-api/src/catalogue/listings/a.ts', '../import/b.ts', /not below it/],
  ['sign-in to the portal', 'agency-api/src/owners/auth/a.ts', '../portal/b.ts', /not below it/],
  ['not at a door', 'agency-api/src/inbox/forms/a.ts', '../../catalogue/listings/b.ts', /not at the door/],
  ['a floor to its own', 'composer/shell/server/a.ts', '../browser/b.ts', /not below it/],
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
  ['the example to test helpers', 'composer/example/a.ts', 'composer/testing/b.ts', /no part of the package/],
  ['the example to the shell', 'composer/example/shell/a.ts', '../../../shell/src/b.ts', /nothing of ours/],
  ['its remotes to each other', 'composer/example/mf-a/a.ts', '../mf-b/b.ts', /none may import another/],
  ['composer to its example', 'composer/gateway/a.ts', '../example/b.ts', /not below it/],
  ['server parts to React', 'composer/server/a.ts', 'react', /draw nothing/],
  ['API to UI', 'agency-api/src/a.ts', 'shared-kit/ui/link/link', /never UI/],
  ['API to the host', 'agency-api/src/a.ts', 'composer/host', /never UI/],
  ['gateway to the host', 'gateway/src/a.ts', 'composer/host', /never UI/],
  ['remote to what shells are built of', 'mf-new/src/a.ts', 'composer/shell/browser', /for shells/],
  ['the host to what shells are built of', 'composer/host/a.ts', '../shell/b.ts', /not below it/],
  ['the host to the engine', 'composer/host/a.ts', '../gateway/b.ts', /not below it/],
  ['API to gateway', 'agency-api/src/a.ts', '../../gateway/src/b.ts', /RemoteWidget/],
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
  ['e2e to an app', 'e2e/tests/a.spec.ts', '../../mf-new/src/b.ts', /RemoteWidget/],
  ['e2e to what is no exception', 'e2e/tests/a.spec.ts', '../../gateway/src/b.ts', /RemoteWidget/],
  ['a folder that nobody knows', 'a-new-one/src/a.ts', '../../mf-new/src/b.ts', /RemoteWidget/],
  ['what is no entry', 'gateway/src/a.ts', 'composer/gateway/b.ts', /no such file, package or entry/],
  ['the example to the kit', 'composer/example/shell/a.ts', 'shared-kit/domain/goal', /nothing of ours/],
  ['the example to a file of composer', 'composer/example/shell/a.ts', '../../host/b.ts', /by its name/],
  ['the example to other packages', 'composer/example/shell/a.ts', 'express', /what shells share/],
  ['the singletons of a page by a path', 'shared-kit/src/ui/a.tsx', '../state/state.ts', /copy of its own/],
];
/** Those that may be imported as types. */
const ERASED = /singletons/;

/** Files and what they may say. */
const ALLOWED: [string, string][] = [
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
  ['composer/host/a.tsx', "import { use } from 'react';"],
  ['composer/shell/browser/a.ts', "import { use } from 'react';"],
  [
    'composer/example/shell/a.ts',
    "import 'composer/host'; import './b.ts'; import 'react'; import 'node:fs';",
  ],
  ['gateway/src/a.ts', "import { x } from 'composer/server';"],
  ['composer/example/a.ts', "import { x } from 'composer/gateway'; import y from './b.ts';"],
  ['composer/example/mf-a/src/a.ts', "import { x } from '../../b.ts'; import y from '../c.ts';"],
  ['agency-api/src/a.ts', "import { x } from 'shared-kit/domain/languages'; import fs from 'node:fs';"],
  ['shared-kit/src/ui/a.tsx', "import { x } from 'composer/host'; import y from '../domain/goal.ts';"],
  ['shared-kit/src/contracts/a.ts', "import type { ReactNode } from 'react';"],
  ['shared-kit/src/domain/a.test.ts', "import { test } from '@jest/globals';"],
  ['shared-kit/src/domain/a.ts', "import type { X } from 'composer/contract';"],
  ['shared-kit/src/domain/a.ts', "import { x } from 'composer/paths';"],
  ['e2e/tests/a.spec.ts', "import { x } from '../../local/root.ts';"],
  ['e2e/tests/a.spec.ts', "import { x } from 'composer/gateway';"],
  ['mf-new/src/a.ts', "import { Link, redirect as to } from 'react-router';"],
  ['mf-new/src/a.ts', "import type { RouteObject } from 'react-router';"],
  ['mf-new/src/a.ts', "import { Link, type RouteObject } from 'react-router';"],
  ['mf-new/src/a.ts', "import { jsx } from 'react/jsx-runtime';"],
  ['shell/src/a.ts', "import { createBrowserRouter } from 'react-router';"],
  ['mf-new/src/a.test.ts', "import { createBrowserRouter } from 'react-router';"],
  ['mf-new/remote.config.ts', "export default defineRemote({ pages: { P: { code: './src/b.ts' } } });"],
];

/** More that one of the two tools refuses. */
const REFUSED_CODE: [string, string, RegExp][] = [
  ...['composer/host/a.tsx', 'composer/shell/loading/a.ts', 'composer/shell/browser/a.ts'].map(
    (file): [string, string, RegExp] => [file, "import fs from 'node:fs';", /have no Node/],
  ),
  ['shared-kit/src/domain/a.ts', "import { x } from 'composer/contract';", /stand on nothing/],
  ...['import(file)', 'require(file)', 'new URL(file, import.meta.url)', 'import(`../../${name}/a.ts`)'].map(
    (code): [string, string, RegExp] => ['mf-new/src/a.ts', `void ${code};`, /do not see/],
  ),
  [
    'mf-new/remote.config.ts',
    "export default defineRemote({ pages: { P: { code: '../mf-search/src/b.ts' } } });",
    /exposes its own files/,
  ],
  ...['mf-new/src/a.ts', 'shared-kit/src/ui/a.ts', 'a-new-one/src/a.ts'].flatMap((file) =>
    (
      [
        ["import { createBrowserRouter } from 'react-router';", /createBrowserRouter.*shares only a part/],
        ["import { Link, useFetcher as f } from 'react-router';", /useFetcher.*shares only a part/],
        ["export { useFetcher } from 'react-router';", /useFetcher.*shares only a part/],
        ["import router from 'react-router';", /default.*shares only a part/],
        ["import * as router from 'react-router';", /shares only a part/],
        ["export * from 'react-router';", /shares only a part/],
        ["const { Link } = await import('react-router');", /by a statement/],
        ["const { Link } = require('react-router');", /by a statement/],
        ["import { RouterProvider } from 'react-router/dom';", /copy of its own/],
        ["const { createRoot } = await import('react-dom/client');", /by a statement/],
      ] as const
    ).map(([code, advice]): [string, string, RegExp] => [file, code, advice]),
  ),
];

const WORKSPACES =
  'composer shared-kit shell mf-search mf-new gateway agency-api local e2e create-facade-remote a-new-one'.split(
    ' ',
  );

/** Files that are imported, besides those that `exports` name. */
const TARGETS = [
  ...REFUSED.map(([, file, request]) => path.join(path.dirname(file), request)),
  ...REFUSED.map(([, , request]) => request),
  ...'mf-new/src/later/later.tsx mf-new/src/b.ts shared-kit/testing/remote-parts composer/testing/jest-preset.mjs'.split(
    ' ',
  ),
  ...'content/content-store inbox/forms/b catalogue/listings/b'
    .split(' ')
    .map((name) => `agency-api/src/${name}.ts`),
  ...'goal languages'.split(' ').map((name) => `shared-kit/src/domain/${name}.ts`),
  ...'shell/src/pages/b shell/src/content/c composer/shell/routes/b composer/example/shell/b composer/example/b composer/example/mf-a/c composer/example/mf-b/b local/root'
    .split(' ')
    .map((name) => `${name}.ts`),
  'shared-kit/src/ui/link/link.tsx',
].filter((file) => /^(docs|composer|[a-z-]+\/(src|testing|root))/.test(file) && /\.|remote-parts/.test(file));

/** What the tool says of a file with this code in a made-up workspace, asked of all cases at once: the rules with their advice. */
const written: [file: string, code: string][] = [];
let said: string[];
function noted(file: string, code: string): () => string {
  const index = written.push([file, code]) - 1;
  return () => said[index]!;
}

function inMadeUpWorkspace(): string[] {
  const root = temporaryFolder('boundaries');
  const write = (file: string, text = 'export {};') => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const link = (name: string, target: string) => {
    mkdirSync(path.dirname(path.join(root, 'node_modules', name)), { recursive: true });
    symlinkSync(target, path.join(root, 'node_modules', name));
  };
  for (const file of TARGETS) write(file);
  for (const folder of WORKSPACES) {
    link(folder, path.join(root, folder));
    const isPackage = ['composer', 'shared-kit'].includes(folder);
    const text = isPackage ? readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8') : '{}';
    write(`${folder}/package.json`, text);
    for (const entry of Object.values<string | { default: string }>(JSON.parse(text).exports ?? {})) {
      const file = typeof entry === 'string' ? entry : entry.default;
      if (!file.includes('*')) write(path.join(folder, file));
    }
  }
  for (const name of ['react', 'react-dom', 'react-router', 'jotai', 'zod', 'express', '@jest/globals'])
    link(name, path.join(ROOT, 'node_modules', name));
  const toFileName = (index: number) => {
    const [file] = written[index]!;
    return file.replace(/\/a\./, `/a${index}.`);
  };
  written.forEach(([, code], index) => write(toFileName(index), code));
  const table = JSON.stringify(path.join(import.meta.dirname, 'who-may-import.ts'));
  write(
    'rules.mjs',
    `import { whoMayImport } from ${table}; export default whoMayImport(${JSON.stringify(WORKSPACES)});`,
  );
  const tool = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const output = execFileSync(
    process.execPath,
    [tool, '--config', 'rules.mjs', '--output-type', 'json', ...WORKSPACES],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 27 },
  );
  const { summary } = JSON.parse(output) as {
    summary: {
      violations: { from: string; rule: { name: string } }[];
      ruleSetUsed: { forbidden: { name: string; comment: string }[] };
    };
  };
  const advice = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));
  return written.map((_, index) =>
    summary.violations
      .filter(({ from }) => from === toFileName(index))
      .map(({ rule: { name } }) => `${name}: ${advice.get(name)}`)
      .join('\n'),
  );
}

let eslint: ESLint;
beforeAll(() => {
  said = inMadeUpWorkspace();
  eslint = new ESLint({ cwd: ROOT });
}, 300_000);

async function linted(file: string, code: string): Promise<string> {
  const [result] = await eslint.lintText(code, { filePath: path.join(ROOT, file) });
  return result!.messages
    .filter(({ ruleId }) => !ruleId || ruleId.startsWith('no-restricted-'))
    .map(({ message }) => message)
    .join('\n');
}

describe.each(REFUSED)('%s', (name, file, request, advice) => {
  const forms = SEEN.filter(([form]) => !(ERASED.test(name) && /type/.test(form)));
  const asked = forms.map(([form, code]): [string, () => string] => [form, noted(file, code(request))]);
  // The tool finds no entry of a package with a query behind it, and says so.
  const byTool = (form: string) =>
    /loader/.test(form) ? new RegExp(`${advice.source}|no such file`) : advice;
  test.each(asked)('is refused as %s', (form, answer) => expect(answer()).toMatch(byTool(form)));

  // A file beside it, however it is named, and a URL that begins with a name, as Node reads it.
  const unseen = UNSEEN.filter(
    ([form]) => !/^\.\/|^fs$|^node:|^react|^express/.test(request) || !/^new|template/.test(form),
  );
  test.each(unseen)('is refused by lint as %s', async (_form, code) =>
    expect(await linted(file, code(request))).toMatch(/do not see/),
  );
});

describe('what may be imported', () => {
  test.each(ALLOWED.map(([file, code]) => [file, code, noted(file, code)] as const))(
    '%s may say %s',
    async (file, code, answer) => {
      expect(answer()).toBe('');
      expect(await linted(file, code)).toBe('');
    },
  );
});

describe('what else is refused', () => {
  test.each(REFUSED_CODE.map(([file, code, advice]) => [file, code, advice, noted(file, code)] as const))(
    '%s may not say %s',
    async (file, code, advice, answer) => {
      expect(`${answer()}\n${await linted(file, code)}`).toMatch(advice);
    },
  );
});

describe('circles of files', () => {
  const answers = ['b', 'c'].map((name, index) =>
    noted(`mf-new/src/circle/${'cb'[index]}.ts`, `import type { X } from './${name}.ts';`),
  );
  test('are refused, those of types too', () =>
    expect(answers.map((answer) => answer()).join()).toMatch(/circle/));
});
