import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from '@jest/globals';
import { freePort } from '../ports.ts';
import { ROOT, workspaceFolders } from '../root.ts';
import { addLanguage } from './add-language.ts';

const NOT_COPIED = new Set([
  'dist',
  'node_modules',
  'test-results',
  '.git',
  '.nx',
  '.cache',
  '.data',
  '.releases',
]);
const site: { process?: ChildProcess } = {};
const copies: string[] = [];

/**
 * The workspace with its own sources, and the packages that are installed. It lies inside this one: renderers may read the packages
 * of the folders above them only.
 */
function workspaceCopy(): string {
  const cache = path.join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const root = mkdtempSync(path.join(cache, 'fifth-language-'));
  copies.push(root);
  // The database is another user's where root runs the tests.
  chmodSync(root, 0o755);
  for (const part of readdirSync(ROOT).filter((name) => !NOT_COPIED.has(name)))
    cpSync(path.join(ROOT, part), path.join(root, part), {
      recursive: true,
      filter: (file) => !NOT_COPIED.has(path.basename(file)),
    });
  const folders = workspaceFolders(ROOT);
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    symlinkSync(
      folders.includes(name) ? path.join(root, name) : path.join(ROOT, 'node_modules', name),
      path.join(root, 'node_modules', name),
    );
  for (const folder of folders) copyPackages(path.join(ROOT, folder), path.join(root, folder));
  return root;
}

/** Packages of which a workspace has its own version. */
function copyPackages(from: string, to: string) {
  if (readdirSync(from).includes('node_modules'))
    cpSync(path.join(from, 'node_modules'), path.join(to, 'node_modules'), { recursive: true });
}

/** Starts the site as `npm start` does; resolves with its origin once it is up. */
async function startSite(root: string): Promise<string> {
  const port = await freePort();
  const started = spawn(process.execPath, ['local/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      API_PORT: String(await freePort()),
      API_INTERNAL_PORT: String(await freePort()),
      DEMO_AGENCY_PORT: String(await freePort()),
      METRICS_PORT: '',
      AGENCY_DATA: path.join(root, 'data'),
      RELEASES: path.join(root, 'releases'),
    },
  });
  site.process = started;
  const lines: string[] = [];
  for (const stream of [started.stdout, started.stderr])
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  const isUp = new Promise<void>((resolve) => {
    started.stdout.on('data', (text: Buffer) => text.includes('Ctrl-C') && resolve());
  });
  const ended = once(started, 'exit').then(() => {
    throw new Error(`The site did not start:\n${lines.join('\n')}`);
  });
  await Promise.race([isUp, ended]);
  ended.catch(() => {});
  return `http://localhost:${port}`;
}

afterAll(async () => {
  const { process: started } = site;
  if (started?.exitCode === null) {
    started.kill('SIGTERM');
    await once(started, 'exit');
  }
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

test('a fifth language is data and messages only: the site has its pages, and offers it on the others', async () => {
  const root = workspaceCopy();
  addLanguage(root, 'it', workspaceFolders(root));
  const url = await startSite(root);
  const page = async (address: string) => {
    const response = await fetch(url + address);
    return { status: response.status, html: await response.text() };
  };

  for (const address of ['/it/', '/it/a-vendre/', '/it/a-louer/', '/it/contact/', '/it/blog/']) {
    const { status, html } = await page(address);
    expect([address, status]).toEqual([address, 200]);
    expect(html).toContain('<html lang="it"');
  }
  const list = (await page('/it/a-vendre/')).html;
  const [property] = /\/it\/a-vendre\/[a-z0-9-]+\/[a-z0-9-]+\/\d+\//.exec(list) ?? [];
  expect(await page(property ?? '')).toMatchObject({ status: 200 });
  expect((await page('/nl/')).html).toMatch(/hreflang="it" href="[^"]*\/it\/"/i);
  expect(await page('/es/')).toMatchObject({ status: 404 });
}, 1_200_000);
