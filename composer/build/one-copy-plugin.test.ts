import path from 'node:path';
import { expect, test } from '@jest/globals';
import { buildRemote, fixtureRemote } from '../testing/fixture-app.ts';
import { BUILDERS } from './builders.ts';

const COMPOSER = path.resolve(import.meta.dirname, '..');

/** Ways in which a second copy has come in, or could: source of a component, and the shared module that it copies. */
const ROADS: Record<string, { source: string; copies: string }> = {
  relative: {
    source: `import { isAppName } from '${COMPOSER}/contract/contract.ts'; use(isAppName);`,
    copies: 'composer/contract',
  },
  dynamic: {
    source: `void import('${COMPOSER}/server/fair-queue.ts').then(use);`,
    copies: 'composer/server',
  },
  alias: {
    source: `import { deepFreeze } from 'frozen'; use(deepFreeze);`,
    copies: 'composer/gateway',
  },
  ours: {
    source: `import { savesData } from '${COMPOSER}/host/when-idle.ts'; use(savesData);`,
    copies: 'composer/host',
  },
  subpath: { source: `import { createRoot } from 'react-dom/client'; use(createRoot);`, copies: 'react-dom' },
  required: { source: `use(require('react-intl/server'));`, copies: 'react-intl' },
  installed: { source: `import { atom } from './vendor/jotai/index.js'; use(atom);`, copies: 'jotai' },
};

const REMOTE = {
  config: `{ name: 'mf-x', widgets: { ${Object.keys(ROADS).map((road, index) => `Road${index}: { code: './src/${road}.ts' }`)} } }`,
  files: {
    ...Object.fromEntries(
      Object.entries(ROADS).map(([road, { source }]) => [
        `src/${road}.ts`,
        `${source}\nfunction use(value: unknown) { globalThis.used = value; }\nexport default 1;`,
      ]),
    ),
    'src/vendor/jotai/package.json': JSON.stringify({ name: 'jotai', version: '3.0.1', type: 'module' }),
    'src/vendor/jotai/index.js': 'export const atom = () => ({});',
  },
  webpack: `for (const config of configs) config.resolve.alias.frozen = '${COMPOSER}/gateway/deep-freeze.ts';`,
};

test.each(BUILDERS)(
  '%s: a second copy of a shared module fails both builds of a remote, whatever road it came by',
  async (builder) => {
    const { built, output } = await buildRemote(fixtureRemote({ ...REMOTE, builder }));
    expect(built).toBe(false);
    const refused = output.matchAll(
      /A second copy of (\S+) would be bundled.*asked for by \S+\/src\/(\w+)\.ts/g,
    );
    const told = [...refused].map(([, copies, road]) => `${road}: ${copies}`).sort();
    const wanted = Object.entries(ROADS).map(([road, { copies }]) => `${road}: ${copies}`);
    expect(told).toEqual([...wanted, ...wanted].sort());
  },
);
