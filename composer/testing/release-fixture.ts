import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '../contract/contract.ts';
import type { Release, ReleaseInput } from '../contract/contract.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { computeIntegrity } from '../gateway/integrity.ts';
import { promote } from '../gateway/releases/promote.ts';
import type { TryOut } from '../gateway/releases/promote.ts';
import { publish } from '../gateway/releases/publish.ts';
import { FileReleaseStore } from '../gateway/releases/file-store/file-release-store.ts';
import type { ReleaseStore } from '../gateway/releases/release-store.ts';

interface BuildFixture {
  name: string;
  version?: string;
  /** Source of `server/server.cjs`. */
  server?: string;
  web?: Record<string, string>;
  release?: Partial<ReleaseInput>;
}

const MESSAGES = {
  nl: 'messages.nl.js',
  fr: 'messages.fr.js',
  en: 'messages.en.js',
  de: 'messages.de.js',
};

/** An empty release store in a folder of its own. */
export const emptyStore = () => new FileReleaseStore(temporaryFolder('releases'));

/** A sealed build on disk, small but whole. */
export function build({
  name,
  version = '1',
  server = 'exports.exposes = {};',
  web = {},
  release,
}: BuildFixture): string {
  const folder = temporaryFolder('build');
  const files: Record<string, string> = { 'server/server.cjs': server };
  for (const file of Object.values(MESSAGES))
    files[`web/${file}`] = `document.currentScript.messages={"from":"${name} ${version} ${file}"}`;
  const entry = [name === 'shell' ? 'main.js' : 'remoteEntry.js'];
  const ofExposes = Object.values(release?.exposes ?? {}).flatMap(({ js, css }) => [...js, ...css]);
  for (const file of [...entry, ...ofExposes]) files[`web/${file}`] = `/* ${file} of ${name} ${version} */`;
  for (const [file, content] of Object.entries(web)) files[`web/${file}`] = content;
  for (const [file, content] of Object.entries(files)) write(path.join(folder, file), content);
  const description: ReleaseInput = {
    contract: CONTRACT_VERSION,
    kind: name === 'shell' ? 'shell' : 'remote',
    name,
    version,
    entry,
    css: [],
    fonts: [],
    exposes: {},
    messages: MESSAGES,
    routes: [],
    pages: [],
    widgets: [],
    shared: {},
    files: Object.fromEntries(
      Object.entries(files).map(([file, content]) => [file, computeIntegrity(content)]),
    ),
    ...release,
  };
  write(path.join(folder, 'release.json'), JSON.stringify(description));
  return folder;
}

/** For releases whose code is no part of the test: each trial takes a process. */
export const UNTRIED: TryOut = () => [];

/** Publishes builds into a store and makes them live. */
export async function release(store: ReleaseStore, ...builds: BuildFixture[]): Promise<void> {
  await promote(store, await publishAll(store, builds), UNTRIED);
}

/** Publishes builds into a store, one after the other. */
export async function publishAll(store: ReleaseStore, builds: BuildFixture[]): Promise<Release[]> {
  const published: Release[] = [];
  for (const fixture of builds) published.push(await publish(store, build(fixture)));
  return published;
}

function write(file: string, content: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Server code of a shell that answers with what it was asked, so that a test sees what the gateway handed over. */
export const ECHO_SHELL = `
exports.shared = { react: { version: 'the only one' } };
exports.render = async (request) => {
  if (request.url.searchParams.has('moved')) return { kind: 'redirect', status: 301, location: '/fr/moved/' };
  const loaded = [];
  for (const { name, exposes } of Object.values(request.composition.remotes)) {
    for (const expose of Object.keys(exposes)) {
      try { loaded.push(name + ' ' + (await request.load({ remote: name, expose })).default); }
      catch (error) { request.report({ ref: { remote: name, expose }, error }); loaded.push(name + ' failed'); }
    }
  }
  const body = JSON.stringify({ url: request.url.href, language: request.language, form: request.form, shell: request.composition.shell, loaded });
  return { kind: 'page', status: 200, inlineScripts: ['start()'], pipe: (target) => target.end(body), abort() {} };
};`;

/** Server code of a remote with one page that names itself and its React. */
export const remoteCode = (label: string) =>
  `const react = require('react'); exports.exposes = { './Page': { default: '${label} on ' + react.version } };`;

/**
 * Server code of a shell whose pages may be kept. They say what they were rendered from, and which
 * rendering they are. `/fr/private/` asks with the visitor's cookies, `/fr/mine/` says that it is for one person,
 * `/fr/broken/` reports a fault, `/fr/gone/` is 404, `/fr/moved/` leads elsewhere.
 */
export const KEEPABLE_SHELL = `
exports.shared = { react: { version: 'the only one' } };
exports.render = async (request) => {
  const { pathname } = request.url;
  if (pathname === '/fr/moved/') return { kind: 'redirect', status: 301, location: '/fr/here/' };
  const init = pathname === '/fr/private/' ? { credentials: 'same-origin' } : {};
  const answer = await (await request.fetch(request.apiBaseUrl + '/api/text', init)).json();
  if (pathname === '/fr/broken/') request.report({ error: new Error('broken') });
  const body = JSON.stringify({ rendered: Math.random(), url: request.url.href, origin: request.origin, text: answer.text, padding: 'x'.repeat(2000) });
  return {
    kind: 'page',
    status: pathname === '/fr/gone/' ? 404 : 200,
    inlineScripts: ['start()'],
    isPrivate: pathname === '/fr/mine/',
    pipe: (target) => target.end(body),
    abort() {},
  };
};`;
