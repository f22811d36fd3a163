import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { secretsByFile, SettingsError } from 'composer/server';
import { readSettings } from '../settings.ts';
import { checkedSite } from './checked-site.ts';
import { openReleaseStore } from 'composer/gateway';
import type { ReleaseStore } from 'composer/gateway';
import { releaseByPublisher } from 'composer/publisher';
import {
  assertKnown,
  findBuild,
  checkRelease,
  readReleaseCommand,
  releaseProgram,
  runReleaseCommand,
} from 'composer/cli';
import type { ReleaseCommand } from 'composer/cli';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/**
 * `npm run release -- publish|check|promote|preview|rollback|retire|status|slot|gc` (docs/releases.md). Exit code 1 also for a check that
 * found what forbids.
 */
await releaseProgram(release);

async function release(args: string[]): Promise<string> {
  const { store: named, ...command } = readReleaseCommand(args);
  const address = named ?? process.env.RELEASES ?? '';
  if (/^https?:/.test(address)) {
    const { given, wrong } = secretsByFile(process.env, ['RELEASES_TOKEN']);
    if (wrong.size) throw new SettingsError([...wrong.values()].join('\n'));
    const publisher = { address, token: given['RELEASES_TOKEN'] ?? '' };
    return releaseByPublisher(publisher, { command, args }, (app) => findBuild(WORKSPACE, app));
  }
  // What is wrong with other settings is not of interest here.
  const isPreview = command.action === 'preview';
  const environment = { ...(isPreview && !address ? previewsOfStart() : {}), ...process.env };
  const wanted = isPreview ? /^(RELEASES|PREVIEW_)/ : /^RELEASES/;
  const given = Object.entries(environment).filter(([name]) => wanted.test(name));
  const settings = readSettings({ ...Object.fromEntries(given), ...(named && { RELEASES: named }) });
  const store = openReleaseStore(settings, ({ message }) => process.stderr.write(`Warning: ${message}\n`));
  if (command.action === 'check') return check(store, command);
  return runReleaseCommand(store, command, WORKSPACE, settings.preview);
}

/** Where `npm start` of this workspace shows previews, and the key of their links. */
function previewsOfStart(): NodeJS.ProcessEnv {
  const file = path.join(WORKSPACE, '.data/preview.env');
  const isSet = Object.keys(process.env).some((name) => name.startsWith('PREVIEW_'));
  return isSet || !existsSync(file) ? {} : parseEnv(readFileSync(file, 'utf8'));
}

/** Exit code 1 where something was found that forbids to make the version live. */
async function check(store: ReleaseStore, command: ReleaseCommand & { action: 'check' }): Promise<string> {
  await assertKnown(store, [command.app]);
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const { text, isFine } = await checkRelease(store, command, checkedSite, say);
  if (!isFine) process.exitCode = 1;
  return text;
}
