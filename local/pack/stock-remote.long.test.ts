import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import type { Composition, Release } from 'composer/contract';
import { FileReleaseStore, promote, publish } from 'composer/gateway';
import { startProgram } from 'composer/testing/server-program.ts';
import { STOCK_BUILDERS, STOCK_CONFIG, stockSources, VITE } from 'composer/testing/stock-app.ts';
import type { StockBuilder } from 'composer/testing/stock-app.ts';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import getPort from 'get-port';
import { ROOT } from '../root.ts';
import { makePackage, packTarball, readManifest } from './make-package.ts';

const MINUTES = 60_000;
/** Of a machine that does other work as well. */
const SLOWER = Number(process.env.DEADLINE_FACTOR ?? 1);
const EXAMPLE = path.join(ROOT, 'composer/example');
const APP = 'mf-comments';
const TOKEN = 'team'.repeat(8);
const FALLBACK = 'Les commentaires sont momentanément indisponibles.';

/** Runs a command as somebody does who has nothing of this workspace. Rejects with all that it said. */
async function run(folder: string, command: string, own: Record<string, string> = {}): Promise<string> {
  const [program, ...args] = command.split(' ');
  const { HOME, TMPDIR, npm_config_cache } = process.env;
  const PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
  const env = { PATH, HOME, TMPDIR, npm_config_cache, ...own } as NodeJS.ProcessEnv;
  const said = await promisify(execFile)(program!, args, { cwd: folder, env, maxBuffer: 2 ** 24 }).catch(
    (error: { message: string; stdout: string }) => {
      throw new Error(`${error.message}\n${error.stdout}`);
    },
  );
  return said.stdout + said.stderr;
}

let site: { address: string; publisher: string; composer: string };

/** The example's site, with a publisher beside it. */
beforeAll(async () => {
  const composer = packTarball(makePackage('composer', temporaryFolder('packages')));
  await run(ROOT, 'npx nx run composer:build-example', { NX_DAEMON: 'false', NX_TUI: 'false' });
  const store = new FileReleaseStore(temporaryFolder('releases'));
  const releases = [];
  for (const app of ['shell', 'mf-notes', APP])
    releases.push(await publish(store, path.join(EXAMPLE, app, 'dist')));
  await promote(store, releases);
  const port = await getPort();
  await startProgram(path.join(EXAMPLE, 'gateway.ts'), port, {
    PORT: String(port),
    RELEASES: store.folder,
    DRAIN: '0',
    LOG_LEVEL: 'error',
  });
  const publisherPort = await getPort();
  const tokens = path.join(temporaryFolder('tokens'), 'tokens.json');
  writeFileSync(tokens, JSON.stringify({ team: { token: TOKEN, apps: [APP] } }));
  await startProgram(path.join(ROOT, 'gateway/src/cli/publisher.ts'), publisherPort, {
    PUBLISHER_PORT: String(publisherPort),
    PUBLISHER_TOKENS: tokens,
    RELEASES: store.folder,
    LOG_LEVEL: 'error',
  });
  site = {
    address: `http://127.0.0.1:${port}`,
    publisher: `http://127.0.0.1:${publisherPort}`,
    composer,
  };
}, 10 * MINUTES);

/** A remote as somebody begins it who has the package of the composer, and a bundler. */
function writeRemote({ file, text, build, packages, versions: others }: StockBuilder, title: string): string {
  const folder = path.join(temporaryFolder('elsewhere'), APP);
  const manifests = [readManifest(ROOT), readManifest(path.join(ROOT, 'composer'))];
  const versions: Record<string, string> = Object.assign(
    {},
    ...manifests.flatMap(({ devDependencies, dependencies }) => [devDependencies, dependencies]),
    others,
  );
  const chosen = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, versions[name]!]));
  const files: Record<string, string> = {
    'package.json': JSON.stringify({
      name: APP,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: { build: `node ${build.join(' ')} && seal-release`, release: 'remote release' },
      dependencies: chosen(['react', 'react-dom']),
      devDependencies: { composer: `file:${site.composer}`, ...chosen(['zod', ...packages]) },
    }),
    'remote.config.ts': `import { defineRemote } from 'composer/contract';\nimport * as z from 'zod';\nexport default defineRemote(${STOCK_CONFIG});\n`,
    [file]: text,
    ...stockSources(title),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

test.each(Object.entries<StockBuilder>({ ...STOCK_BUILDERS, vite: VITE }))(
  'with %s and its ordinary plugin an empty folder becomes a remote that is live',
  async (bundler, builder) => {
    const began = performance.now();
    const remote = writeRemote(builder, `Built by ${bundler}`);
    await run(remote, 'npm install --prefer-offline --no-audit --no-fund --ignore-scripts');
    await run(remote, 'npm run build');
    const release = (command: string) =>
      run(remote, `npm run release -- ${command}`, { RELEASES: site.publisher, RELEASES_TOKEN: TOKEN });
    await release('publish');
    expect(await release('promote')).toMatch(/^mf-comments \S+ is live\.\nNot checked: mf-comments /m);

    const { version, entry, exposes, files } = JSON.parse(
      readFileSync(path.join(remote, 'dist/release.json'), 'utf8'),
    ) as Release;
    const page = await (await fetch(`${site.address}/fr/notes/1/`)).text();
    const took = performance.now() - began;
    expect(page).toContain(FALLBACK);
    const [, composition] = /"composition":"([^"]+)"/.exec(page)!;
    const address = `/remotes/${APP}/${version}/web`;
    const live = (await (await fetch(site.address + composition)).json()) as Composition;
    expect(live.remotes).toMatchObject({
      [APP]: { version, entry: `${address}/${entry[0]}`, stock: {} },
    });
    const hashes: unknown =
      bundler === 'vite' ? await (await fetch(site.address + live.importMap!.href)).json() : live;
    expect(hashes).toMatchObject({
      integrity: { [`${address}/${entry[0]}`]: files[`web/${entry[0]}`] },
    });
    const { js, css } = exposes['./Comments']!;
    for (const [name, type] of [
      ...[...entry, ...js].map((script) => [script, /javascript/] as const),
      ...css.map((sheet) => [sheet, /css/] as const),
    ]) {
      const answer = await fetch(`${site.address}${address}/${name}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(type)]);
    }
    expect(css).toHaveLength(1);
    expect(took).toBeLessThan(5 * MINUTES * SLOWER);
  },
  10 * MINUTES,
);
