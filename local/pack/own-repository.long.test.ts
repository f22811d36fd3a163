import { execFile, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { FileReleaseStore, promote, publish } from 'composer/gateway';
import { endsWithTests, startProgram } from 'composer/testing/server-program.ts';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import getPort from 'get-port';
import { fallbackSite } from 'shared-kit/domain/fallback-site';
import { ROOT } from '../root.ts';
import { packAll } from './make-package.ts';

const MINUTES = 60_000;
/** Of a machine that does other work as well. */
const SLOWER = Number(process.env.DEADLINE_FACTOR ?? 1);
const OURS = 'team'.repeat(8);
const OTHERS = 'else'.repeat(8);

/** An empty folder, outside the workspace. */
const elsewhere = temporaryFolder('elsewhere');
const remoteBuiltBy = (builder: string) => path.join(elsewhere, builder, 'mf-loans');

const environment = {
  PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
  HOME: process.env.HOME,
  TMPDIR: process.env.TMPDIR,
  npm_config_cache: process.env.npm_config_cache,
};

/** Runs a command as somebody does who has nothing of this workspace. Rejects with all that it said. */
async function run(folder: string, command: string, own: NodeJS.ProcessEnv = {}): Promise<string> {
  const [program, ...args] = command.split(' ');
  const said = await promisify(execFile)(program!, args, {
    cwd: folder,
    env: { ...environment, ...own } as NodeJS.ProcessEnv,
    maxBuffer: 2 ** 24,
  }).catch((error: { message: string; stdout: string; stderr: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  return said.stdout + said.stderr;
}

let site: { address: string; publisher: string; store: FileReleaseStore; create: string; asked: string[] };

/** A site with a shell and one remote, built of this workspace; its API answers what the site is, and nothing else. */
beforeAll(async () => {
  const [create] = packAll(temporaryFolder('packages')).slice(-1);
  await run(ROOT, `npx nx run-many -t build -p shell mf-search`, { NX_DAEMON: 'false', NX_TUI: 'false' });
  const store = new FileReleaseStore(temporaryFolder('releases'));
  const releases = [];
  for (const app of ['shell', 'mf-search'])
    releases.push(await publish(store, path.join(ROOT, app, 'dist'), app));
  await promote(store, releases);
  const asked: string[] = [];
  const api = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const isSite = request.url!.startsWith('/api/site');
    response.writeHead(isSite ? 200 : 404, { 'content-type': 'application/json' });
    response.end(isSite ? JSON.stringify(fallbackSite('fr')) : '{}');
  }).listen(0, '127.0.0.1');
  const port = await getPort();
  const address = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  await startProgram(path.join(ROOT, 'gateway/src/main.ts'), port, {
    PORT: String(port),
    RELEASES: store.folder,
    API_URL: address,
    API_STATE_URL: address,
    SHARE_SERVER_CODE: 'true',
    RENDERERS: '1',
    DRAIN: '0',
    LOG_LEVEL: 'error',
  });
  const publisherPort = await getPort();
  const tokens = path.join(temporaryFolder('tokens'), 'tokens.json');
  writeFileSync(
    tokens,
    JSON.stringify({
      'team loans': { token: OURS, apps: ['mf-loans'] },
      others: { token: OTHERS, apps: ['mf-news'] },
    }),
  );
  await startProgram(path.join(ROOT, 'gateway/src/cli/publisher.ts'), publisherPort, {
    PUBLISHER_PORT: String(publisherPort),
    PUBLISHER_TOKENS: tokens,
    RELEASES: store.folder,
    LOG_LEVEL: 'error',
  });
  site = {
    address: `http://127.0.0.1:${port}`,
    publisher: `http://127.0.0.1:${publisherPort}`,
    store,
    create: create!,
    asked,
  };
  api.unref();
}, 15 * MINUTES);

/** The page as it is now; undefined while there is none. */
const page = async (address: string) => {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? answer.text() : undefined;
};

/** Waits for a page that has a text. Returns ms. */
async function untilPageHas(address: string, text: string, most: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const took = performance.now() - began;
    if ((await page(address))?.includes(text)) return took;
    if (took > most) throw new Error(`${address} has no "${text}" after ${most} ms`);
    await sleep(50);
  }
}

test.each(['webpack', 'rspack'])(
  '%s: an empty folder becomes a remote that is typed, developed inside the site, tested, published and live',
  async (builder) => {
    const remote = remoteBuiltBy(builder);
    const figures: Record<string, number> = {};
    async function measured<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
      const began = performance.now();
      const result = await work();
      figures[what] = Math.round(performance.now() - began);
      return result;
    }
    const changeTexts = (from: string, to: string) => {
      const file = path.join(remote, 'messages/fr.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    };
    const text = `Ce texte de ${builder} se trouve`;

    const began = performance.now();
    mkdirSync(path.dirname(remote), { recursive: true });
    await measured('create', () =>
      run(
        path.dirname(remote),
        `npx --yes --package=${site.create} create-facade-remote mf-loans --site ${site.address} --builder ${builder}`,
      ),
    );
    await measured('npm install', () =>
      run(remote, 'npm install --prefer-offline --no-audit --no-fund --ignore-scripts'),
    );
    await measured('types', () => run(remote, 'npm run types'));
    const registry = JSON.stringify(await site.store.readRegistry());

    const port = await getPort();
    const developing = performance.now();
    const dev = spawn('npm', ['run', 'dev'], {
      cwd: remote,
      env: { ...environment, PORT: String(port) } as NodeJS.ProcessEnv,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    endsWithTests(dev);
    const local = `http://127.0.0.1:${port}`;
    try {
      await untilPageHas(`${local}/fr/loans/`, 'Ce texte se trouve dans messages/fr.json.', 60_000);
      figures['dev, first page'] = Math.round(performance.now() - developing);
      changeTexts('Ce texte se trouve', text);
      figures['dev, after a change'] = Math.round(await untilPageHas(`${local}/fr/loans/`, text, 30_000));
      // Other remotes are those of the site, and nothing is sent there.
      expect((await fetch(`${local}/fr/loans/`, { method: 'POST', body: 'a=1' })).status).toBe(403);
      expect((await fetch(`${local}/api/forms/contact`, { method: 'POST', body: '{}' })).status).toBe(403);
      expect(site.asked.filter((line) => !line.startsWith('GET '))).toEqual([]);
    } finally {
      process.kill(-dev.pid!, 'SIGTERM');
    }
    expect(JSON.stringify(await site.store.readRegistry())).toBe(registry);

    await measured('typecheck', () => run(remote, 'npm run typecheck'));
    await measured('test', () => run(remote, 'npm test'));
    await measured('build', () => run(remote, 'npm run build'));
    const release = (command: string, token: string) =>
      run(remote, `npm run release -- ${command}`, { RELEASES: site.publisher, RELEASES_TOKEN: token });
    await expect(release('publish', OTHERS)).rejects.toThrow(/403: The token of others is for mf-news/);
    await expect(release('publish', 'x'.repeat(32))).rejects.toThrow(/answers 401/);
    await measured('publish', () => release('publish', OURS));
    await measured('promote', () => release('promote', OURS));
    await untilPageHas(`${site.address}/fr/loans/`, text, 10_000);
    figures['from nothing to live'] = Math.round(performance.now() - began);
    console.log(figures);
    expect(figures['dev, first page']).toBeLessThan(15_000 * SLOWER);
    expect(figures['from nothing to live']).toBeLessThan(5 * MINUTES * SLOWER);
  },
  12 * MINUTES,
);

test(
  'a wrong prop of a widget and a wrong link of the site are type errors in the other repository',
  async () => {
    const remote = remoteBuiltBy('webpack');
    const declared = readFileSync(path.join(remote, 'site.d.ts'), 'utf8');
    const [, widget] = /"mf-search\/(PlacesMap)": \{ "/.exec(declared)!;
    const use = (props: string, link: string) => `import { RemoteWidget, useHost } from 'composer/host';
export function Use() {
  useHost().href('${link}');
  return <RemoteWidget remote="mf-search" name="${widget}" fallback={null} ${props} />;
}
`;
    writeFileSync(path.join(remote, 'src/use.tsx'), use('noSuchProp={1}', 'no-such-link'));
    const said = await run(remote, 'npm run typecheck').catch(String);
    expect(said).toMatch(/src\/use\.tsx\(3,[^]*no-such-link[^]*src\/use\.tsx\(4,/);
  },
  2 * MINUTES,
);
