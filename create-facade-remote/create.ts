#!/usr/bin/env node
import { cpSync, existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BUILDERS, NotWritten, remoteFiles, remoteNames, writeFiles } from './write-remote.ts';
import type { Builder } from './write-remote.ts';

const USAGE = 'Usage: npm create facade-remote <name> -- --site https://… [--builder webpack|rspack]';

/** The packages that a remote stands on, as files: no registry has them. Written here when this package is made. */
const PACKAGES = path.join(import.meta.dirname, 'packages');

/** `npm create facade-remote my-remote`: an empty folder becomes a remote in a repository of its own. */
function create(args: string[]): string {
  const { name, site, builder } = readArguments(args);
  const names = remoteNames(name);
  const folder = path.resolve(name);
  if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git'))
    throw new NotWritten(`The folder ${name} is not empty`);
  if (!existsSync(PACKAGES))
    throw new NotWritten('In the workspace a remote is made by: npm run new-remote -- mf-name');
  writeFiles(folder, remoteFiles({ names, place: 'own-repository', versions: versions(), site, builder }));
  cpSync(PACKAGES, path.join(folder, 'packages'), {
    recursive: true,
    filter: (file) => !file.endsWith('.json'),
  });
  return `${name} is written. Next:
  cd ${name}
  npm install
  npm run types   # what the site offers: its widgets, slots and links
  npm run dev     # inside the site
`;
}

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { site: { type: 'string' }, builder: { type: 'string', default: 'webpack' } },
    });
    if (positionals.length !== 1 || !values.site) throw new Error(USAGE);
    const builder = values.builder as Builder;
    if (!BUILDERS.includes(builder))
      throw new Error(`--builder ${builder}: it can be ${BUILDERS.join(' or ')}`);
    return { name: positionals[0]!, site: parseOrigin(values.site), builder };
  } catch (error) {
    throw new NotWritten((error as Error).message);
  }
}

const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * It stands in commands of `package.json`: an origin has no character that a shell would read. What is taken is what `remote` takes of
 * `--site`: code of a site is fetched by https, of this machine by http too.
 */
function parseOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^[a-z0-9.:[\]-]+$/.test(url.host) || url.href !== `${url.origin}/`)
    throw new Error(`--site ${address} is not the address of a site, such as https://www.site.example`);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && THIS_MACHINE.test(url.hostname)))
    throw new Error(`--site ${address}: code is fetched by https only; http is for localhost`);
  return url.origin;
}

/** Versions that the packages were tested with, and the files of the packages themselves. */
function versions(): Record<string, string> {
  const tested: Record<string, string> = JSON.parse(
    readFileSync(path.join(PACKAGES, 'versions.json'), 'utf8'),
  );
  const files = globSync('*.tgz', { cwd: PACKAGES }).map((file) => [
    file.replace(/-\d.*$/, ''),
    `file:packages/${file}`,
  ]);
  return { ...tested, ...Object.fromEntries(files) };
}

try {
  process.stdout.write(create(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof NotWritten ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
