import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
  CONTRACT_VERSION,
  CONTRACTS_READ,
  defineRemote,
  LICENCE_SEPARATOR,
  LICENCES,
} from '../contract/contract.ts';
import type { Release, RemoteServer } from '../contract/contract.ts';
import webpack from 'webpack';
import type { Stats } from 'webpack';
import { buildRemote, fixtureRemote } from '../testing/fixture-app.ts';
import { BUILDERS } from './builders.ts';
import { ReleaseDescriptionPlugin } from './release-description-plugin.ts';

const CONFIG = `{
  name: 'mf-x',
  widgets: {
    Hint: {
      code: './src/hint.tsx', modules: ['calculator'], slots: ['article/below-text'],
      props: z.object({ articleId: z.number(), note: z.string().optional() }),
    },
  },
  uses: { 'mf-y/Basket': z.object({ path: z.string() }) },
  slots: { 'x/aside': { props: z.object({ id: z.number() }), max: 2 } },
}`;

const HINT = `import { useState } from 'react';
import * as React from 'react';
import { data } from 'react-router';
import { useIntl } from 'react-intl';
import { isAppName } from 'composer/contract';
import escapeHtml from 'escape-html';
function neverCalled() { return useIntl(); }
export const loader = () => (__SERVER__ ? data(isAppName('x')) : null);
export default function Hint() {
  const [n] = useState(React.version);
  return <p>{escapeHtml(n)}</p>;
}`;

test.each(BUILDERS)(
  '%s: a release says what it uses of each shared module and of others, what it offers, and what it passes to others',
  async (builder) => {
    const dir = fixtureRemote({
      config: CONFIG,
      imports: `import * as z from 'zod';`,
      builder,
      files: { 'src/hint.tsx': HINT },
    });
    expect(await buildRemote(dir)).toMatchObject({ built: true });
    const release: Release = JSON.parse(readFileSync(path.join(dir, 'dist/release.json'), 'utf8'));
    expect(release).toMatchObject({ contract: CONTRACT_VERSION, reads: CONTRACTS_READ });
    expect(release.shared).toMatchObject({
      react: expect.stringMatching(/^\^\d/),
      '@module-federation/webpack-bundler-runtime': expect.stringMatching(/^\^\d/),
    });
    // What only the server uses counts, what nobody calls does not.
    expect(release.sharedNames).toMatchObject({
      react: ['useState', 'version'],
      'react-router': ['data'],
      'composer/contract': ['isAppName'],
    });
    expect(release.sharedNames['react-intl'] ?? []).toEqual([]);
    const licences = readFileSync(path.join(dir, 'dist/web', LICENCES), 'utf8').split(LICENCE_SEPARATOR);
    expect(licences).toContainEqual(expect.stringMatching(/^escape-html [\d.]+ \(MIT\)\n[^]*Permission is/));
    expect(licences).not.toContainEqual(expect.stringMatching(/^react-intl /));
    expect(release.files).toHaveProperty([`web/${LICENCES}`]);
    expect(release.widgets).toEqual([
      {
        name: 'Hint',
        expose: './Hint',
        hydrate: 'load',
        modules: ['calculator'],
        slots: ['article/below-text'],
        props: {
          type: 'object',
          properties: { articleId: { type: 'number' }, note: { type: 'string' } },
          required: ['articleId'],
        },
      },
    ]);
    expect(release.uses['mf-y/Basket']).toMatchObject({ required: ['path'] });
    expect(release.slots).toEqual({
      'x/aside': {
        max: 2,
        props: { type: 'object', properties: { id: { type: 'number' } }, required: ['id'] },
      },
    });
  },
);

test('translations that lack a text are an error of the build, after which a watcher goes on', async () => {
  const dir = fixtureRemote({
    config: `{ name: 'mf-x' }`,
    files: { 'messages/nl.json': '{"hint":"Psst"}', 'src/index.js': '' },
  });
  const compiler = webpack({
    context: dir,
    mode: 'development',
    output: { path: path.join(dir, 'dist/web') },
    plugins: [
      new ReleaseDescriptionPlugin({
        kind: 'remote',
        config: defineRemote({ name: 'mf-x' }),
        dir,
        development: true,
        languages: ['nl', 'fr'],
        messages: path.join(dir, 'no-messages'),
        typeset: (text) => text,
        sharedModules: [],
      }),
    ],
  })!;
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done!))),
  );
  expect(stats.compilation.errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('fr lacks "hint"'),
  ]);
});

test.each(BUILDERS)(
  '%s: the translations of an expose are scripts with its groups and what the remote has for all, and are in the server code',
  async (builder) => {
    const dir = fixtureRemote({
      config: `{
      name: 'mf-x',
      widgets: {
        Hint: { code: './src/hint.tsx', messages: ['hint'] },
        Same: { code: './src/hint.tsx', messages: ['hint'] },
        Other: { code: './src/hint.tsx' },
      },
    }`,
      builder,
      files: {
        'src/hint.tsx': HINT,
        ...Object.fromEntries(
          ['nl', 'fr'].map((language) => [`messages/hint/${language}.json`, '{"hint":"Psst"}']),
        ),
      },
    });
    expect(await buildRemote(dir)).toMatchObject({ built: true });
    const { exposes, messages, files }: Release = JSON.parse(
      readFileSync(path.join(dir, 'dist/release.json'), 'utf8'),
    );
    const run = (file: string) => {
      const currentScript = {};
      const code = readFileSync(path.join(dir, 'dist/web', file), 'utf8');
      new Function('document', code)({ currentScript });
      return currentScript;
    };
    expect(run(exposes['./Hint']!.messages!.fr!)).toEqual({ messages: { hint: 'Psst' } });
    // One file for what is the same.
    expect(exposes['./Same']!.messages).toEqual(exposes['./Hint']!.messages);
    expect(exposes['./Other']).not.toHaveProperty('messages');
    expect(run(messages.fr!)).toEqual({ messages: {} });
    for (const file of [exposes['./Hint']!.messages!.nl, messages.fr])
      expect(files[`web/${file}`]).toMatch(/^sha384-/);
    const server = { exports: {} as Partial<RemoteServer> };
    const code = readFileSync(path.join(dir, 'dist/server/server.cjs'), 'utf8');
    new Function('module', 'exports', 'require', code)(server, server.exports, () => ({}));
    expect(server.exports.messages).toMatchObject({ './Hint': { nl: { hint: 'Psst' } }, '.': { nl: {} } });
    expect(server.exports.messages!['./Same']).toBe(server.exports.messages!['./Hint']);
  },
);

test('over its budget of bytes a build fails, and names the largest files', async () => {
  const page = {
    'src/hint.tsx': HINT,
    'src/other.ts': 'export default () => null;',
    'messages/hint/nl.json': '{"hint":"Psst"}',
    'messages/hint/fr.json': '{"hint":"Psst, écoutez donc un peu par ici"}',
  };
  const widgets = `widgets: { Hint: { code: './src/hint.tsx', messages: ['hint'] }, Other: { code: './src/other.ts' } }`;
  const dir = fixtureRemote({ config: `{ name: 'mf-x', ${widgets}, budget: 1_000_000 }`, files: page });
  expect(await buildRemote(dir)).toMatchObject({ built: true });
  const release: Release = JSON.parse(readFileSync(path.join(dir, 'dist/release.json'), 'utf8'));
  const code = Object.keys(release.files).filter((file) => /^web\/.*\.(js|css)$/.test(file));
  // French has more texts: those of the other language, which none of its visitors gets, do not count.
  const counted = code.filter((file) => !/messages.*\.nl\./.test(file));
  expect(code.length - counted.length).toBe(2);
  const compressed = counted.map((file) => statSync(path.join(dir, `dist/${file}.br`)).size);
  expect(release).toMatchObject({ budget: 1_000_000, bytes: compressed.reduce((sum, size) => sum + size) });

  const larger = fixtureRemote({
    config: `{ name: 'mf-x', ${widgets}, budget: ${release.bytes! - 1} }`,
    files: page,
  });
  const { built, output } = await buildRemote(larger);
  expect(built).toBe(false);
  expect(output).toContain(`of ${(release.bytes! - 1).toLocaleString('en')} bytes that its budget allows`);
  expect(output).toMatch(/The largest:\n {2}web\/remoteEntry\.js: [\d,]+ bytes\n/);
  expect(output).not.toContain('    at ');
});
