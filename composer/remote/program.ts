#!/usr/bin/env node
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readReleaseCommand, RELEASE_ACTIONS, usage, UsageError } from '../cli/cli.ts';
import { isAppName } from '../contract/contract.ts';
import { ReleaseRefused } from '../gateway/releases/release-refused.ts';
import { releaseByPublisher } from '../publisher/ask-publisher.ts';
import { OperatorError, formatReason } from '../server/operator-error.ts';
import { SiteClient } from './site-client.ts';
import { siteTypes } from './site-types.ts';

const USAGE: Record<string, string> = {
  types: 'remote types --site https://…            writes site.d.ts: what the site has now',
  build:
    'remote build                             builds the remote into dist/; seal-release makes a release of it',
  dev: 'remote dev --site https://… [--write]    shows the remote inside the site, on PORT (4000); --write lets forms through',
  release: `remote release publish                   sends dist/ to the publisher RELEASES, with RELEASES_TOKEN
  remote release promote|status|…          the commands of releases, for this remote`,
};

const folder = process.cwd();

/** The commands of a remote, above all of one that has a repository of its own. Exit code 1: refused, 2: wrong usage. */
async function run([command, ...args]: string[]): Promise<void> {
  switch (command) {
    case 'types':
      return writeTypes(readSite(args, 'types').site);
    case 'build': {
      if (args.length > 0) throw new UsageError(`"build" takes nothing: ${args.join(' ')}`);
      const { build } = await import('./build.ts');
      return build(folder, say);
    }
    case 'dev': {
      const { site, allowsWrites } = readSite(args, 'dev');
      // What only development needs is not installed for the other commands.
      const { develop } = await import('./develop.ts');
      return develop({ folder, app: readAppName(), client: site, allowsWrites, say });
    }
    case 'release':
      return say(await release(args));
    default:
      throw new UsageError(command ? `There is no "${command}"` : 'Say what to do');
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function writeTypes(client: SiteClient): Promise<void> {
  const site = await client.readSite();
  const own = readAppName();
  const releases = await client.readReleases(site, own);
  writeFileSync(path.join(folder, 'site.d.ts'), siteTypes(client.address, site, releases, own));
  say(`site.d.ts has what ${releases.length} apps of ${client.address} offer.`);
}

/** Those that name apps mean this one where none is written: `promote 1.2.0-ab` has a version only. */
const OF_ONE_APP = ['publish', 'promote', 'preview', 'rollback', 'retire', 'status'];

const RELEASE = 'remote release';

function release([action, ...operands]: string[]): Promise<string> {
  if (action === undefined || (!action.startsWith('-') && !RELEASE_ACTIONS.includes(action)))
    throw new UsageError(
      `${action === undefined ? 'Say what to do' : `There is no "${action}"`}: ${RELEASE_ACTIONS.join(', ')}`,
    );
  const [app = ''] = (operands[0] ?? '').split('@');
  const args = [
    action,
    ...(OF_ONE_APP.includes(action) && !isAppName(app) ? [readAppName()] : []),
    ...operands,
  ];
  const { store, ...command } = readReleaseCommand(args);
  if (command.action === 'help') return Promise.resolve(usage(command.of, RELEASE));
  const address = store ?? process.env['RELEASES'] ?? '';
  if (!/^https?:/.test(address))
    throw new UsageError(
      'RELEASES is to be the address of a publisher, such as https://releases.site.example',
    );
  const publisher = { address, token: process.env['RELEASES_TOKEN'] ?? '' };
  return releaseByPublisher(publisher, { command, args }, () => path.join(folder, 'dist'));
}

/** The name of the remote. */
function readAppName(): string {
  try {
    return String(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).name);
  } catch {
    throw new OperatorError(`${folder} has no package.json: this runs in the folder of a remote`);
  }
}

function readSite(args: string[], action: 'types' | 'dev') {
  try {
    const options = { site: { type: 'string' }, write: { type: 'boolean', default: false } } as const;
    const { values } = parseArgs({ args, options });
    if (!values.site) throw new Error('Name the site: --site https://…');
    if (values.write && action !== 'dev') throw new Error('--write belongs to dev');
    return { site: new SiteClient(values.site), allowsWrites: values.write };
  } catch (error) {
    throw error instanceof OperatorError ? error : new UsageError((error as Error).message);
  }
}

/** How the command that was meant is called; all commands where it is none. */
function howToCall([command = '', action = '']: string[]): string {
  if (command === 'release')
    return RELEASE_ACTIONS.includes(action)
      ? usage(action, RELEASE)
      : `Usage: ${RELEASE} <command> …; ${RELEASE} <command> --help says more`;
  const forms = Object.hasOwn(USAGE, command) ? [USAGE[command]] : Object.values(USAGE);
  return `Usage, in the folder of a remote:\n  ${forms.join('\n  ')}`;
}

function describe(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}.\n${howToCall(process.argv.slice(2))}`;
  if (error instanceof ReleaseRefused) return `Refused, nothing has changed:\n${error.message}`;
  return formatReason(error);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  // What watches sources would keep the process.
  process.stderr.write(`${describe(error)}\n`, () => process.exit(error instanceof UsageError ? 2 : 1));
}
