import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Author } from '../contract/contract.ts';
import type { PreviewSettings } from '../gateway/preview/preview-settings.ts';
import { PREVIEW_PATHS } from '../gateway/preview/preview-strip.ts';
import { MOST_PREVIEWED, signPreview } from '../gateway/preview/preview-token.ts';
import { fillSlot } from '../gateway/releases/fill-slot.ts';
import { describeOutcome } from '../gateway/releases/outcomes.ts';
import type { Outcome } from '../gateway/releases/outcomes.ts';
import { assertPromotable, promote, rollback, startCanary } from '../gateway/releases/promote.ts';
import type { Flipped } from '../gateway/releases/promote.ts';
import { publish } from '../gateway/releases/publish.ts';
import { refuse, ReleaseRefused } from '../gateway/releases/release-refused.ts';
import type { PublishedVersion, ReleaseStore } from '../gateway/releases/release-store.ts';
import { removeUnused } from '../gateway/releases/remove-unused.ts';
import { retire } from '../gateway/releases/retire.ts';
import { formatReason } from '../server/operator-error.ts';
import { usage, UsageError } from './release-command.ts';
import type { ReleaseCommand } from './release-command.ts';
import { damageWarning, knownApps, readStatus, statusReport } from './status.ts';

/**
 * Does what was asked. Returns what to tell; rejects with `ReleaseRefused`, and with `DamagedFile` where the store has to be mended first.
 * @param workspace where every app has a folder of its name, with its build in `dist`
 * @param preview where previews are, for links to them
 */
export async function runReleaseCommand(
  store: ReleaseStore,
  { by = {}, ...command }: ReleaseCommand & { by?: Author },
  workspace: string,
  preview?: PreviewSettings,
): Promise<string> {
  await assertKnown(store, namedApps(command));
  switch (command.action) {
    case 'publish':
      return publishBuild(store, command.app, command.from ?? (await findBuild(workspace, command.app)));
    case 'promote':
      return promoteVersions(store, command, by);
    case 'preview':
      return linkToPreview(store, command, preview);
    case 'rollback':
      return told(await rollback(store, command.app, command.version, undefined, by), 'is live again.');
    case 'retire':
      return `${command.app} ${await retire(store, command.app, command, by)} is no longer live.`;
    case 'status':
      return showStatus(store, command);
    case 'slot':
      return showInSlot(store, command.slot, command.widgets, by);
    case 'gc':
      return collectGarbage(store, command);
    case 'check':
      throw new UsageError('A check starts gateways of the site: it is done where the store can be read');
    case 'help':
      return usage(command.of);
  }
}

/** Apps that have to be in the store already. */
function namedApps(command: ReleaseCommand): string[] {
  switch (command.action) {
    case 'promote':
    case 'preview':
      return command.releases.map(({ app }) => app);
    case 'rollback':
    case 'retire':
      return [command.app];
    case 'status':
      return command.app === undefined ? [] : [command.app];
    default:
      return [];
  }
}

/** Rejects with `ReleaseRefused` where the store has nothing of an app. */
export async function assertKnown(store: ReleaseStore, apps: string[]): Promise<void> {
  if (!apps.length) return;
  const known = await knownApps(store);
  for (const app of apps)
    if (!known.includes(app))
      refuse(
        'unknown-app',
        [app],
        `The release store has no app ${app}: it has ${known.join(', ') || 'none'}. A new app is published first: npm run release -- publish ${app}`,
      );
}

/** Where the build of an app is. Rejects with `ReleaseRefused` and the apps that are built. */
export async function findBuild(workspace: string, app: string): Promise<string> {
  const build = path.join(workspace, app, 'dist');
  if (existsSync(path.join(workspace, app))) return build;
  const folders = await readdir(workspace);
  const built = folders.filter((folder) => existsSync(path.join(workspace, folder, 'dist/release.json')));
  return refuse(
    'unknown-app',
    [app],
    `There is no folder ${app} in ${workspace}. Built are: ${built.join(', ') || 'none'}. A build from elsewhere: --from <folder>`,
  );
}

async function showStatus(
  store: ReleaseStore,
  { app, json }: { app: string | undefined; json: boolean },
): Promise<string> {
  const status = await readStatus(store, app);
  return json ? JSON.stringify(status, null, 2) : statusReport(status);
}

async function showInSlot(store: ReleaseStore, slot: string, widgets: string[], by: Author): Promise<string> {
  await fillSlot(store, slot, widgets, by);
  return `${slot} shows ${widgets.length ? widgets.join(', ') : 'nothing'}.`;
}

async function collectGarbage(
  store: ReleaseStore,
  limits: { keep: number; age: number; dryRun: boolean },
): Promise<string> {
  const removed = await removeUnused(store, limits);
  if (!removed.length) return 'Nothing is removed: every version is needed, or too young.';
  const total = removed.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...removed.map(
      ({ app, version, bytes }) =>
        `${limits.dryRun ? 'Would remove' : 'Removed'} ${app} ${version}, ${megabytes(bytes)}.`,
    ),
    `${limits.dryRun ? 'Would free' : 'Freed'} ${megabytes(total)}.`,
  ].join('\n');
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

async function publishBuild(store: ReleaseStore, app: string, build: string): Promise<string> {
  const { name, version } = await publish(store, build, app);
  return `${name} ${version} is published. Make it live: npm run release -- promote ${name} ${version}`;
}

async function promoteVersions(
  store: ReleaseStore,
  { releases: wanted, canary }: Extract<ReleaseCommand, { action: 'promote' }>,
  by: Author,
): Promise<string> {
  const releases = await withVersions(store, wanted);
  const [release] = releases;
  if (canary !== undefined && release)
    return told(
      await startCanary(store, release, canary, undefined, by),
      `is a canary: ${canary} % of the visitors get it. For all: npm run release -- promote ${release.name} ${release.version}. For none: npm run release -- rollback ${release.name}`,
    );
  return told(await promote(store, releases, undefined, by), 'is live.');
}

async function withVersions(store: ReleaseStore, wanted: { app: string; version: string | undefined }[]) {
  const published = await store.published();
  return wanted.map(({ app, version }) => ({
    name: app,
    version: version ?? latest(app, published.get(app)),
  }));
}

async function linkToPreview(
  store: ReleaseStore,
  { releases: wanted, time }: Extract<ReleaseCommand, { action: 'preview' }>,
  preview: PreviewSettings | undefined,
): Promise<string> {
  if (!preview)
    throw new UsageError('There are no previews: set PREVIEW_URL and PREVIEW_KEY as the gateways have them');
  const apps = new Set(wanted.map(({ app }) => app));
  if (apps.size < wanted.length) throw new UsageError('A preview shows one version of an app');
  if (apps.size > MOST_PREVIEWED) throw new UsageError(`A preview shows ${MOST_PREVIEWED} apps at most`);
  const releases = await withVersions(store, wanted);
  const unchecked = await assertPromotable(store, releases);
  const until = Date.now() + time;
  const versions = releases.map(({ name, version }) => ({ app: name, version }));
  const link = new URL(PREVIEW_PATHS.open, preview.url);
  link.searchParams.set('token', signPreview({ releases: versions, until }, preview.key));
  return [
    `Who has this link sees ${versions.map(({ app, version }) => `${app} ${version}`).join(', ')} until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC:`,
    link.href,
    ...unchecked,
  ].join('\n');
}

function told(
  { releases, endedCanary, excluded, skipped, unchecked, damage }: Flipped,
  what: string,
): string {
  return [
    ...releases.map(({ name, version }) => `${name} ${version} ${what}`),
    ...(endedCanary
      ? [`${endedCanary.name} ${endedCanary.version} is no canary any more: all visitors get what is live.`]
      : []),
    ...skipped.map(
      (outcome) =>
        `Skipped ${describe(outcome)}. To go there anyway: npm run release -- rollback ${outcome.app} ${outcome.version}`,
    ),
    ...excluded.map(
      (outcome) =>
        `Warning: ${describe(outcome)}. Look at "npm run release -- status ${outcome.app}" after a few pages.`,
    ),
    ...unchecked,
    ...(damage ? [`Warning: ${damageWarning(damage)}`] : []),
  ].join('\n');
}

const describe = (outcome: Outcome) => `${outcome.app} ${outcome.version}, ${describeOutcome(outcome)}`;

const latest = (app: string, versions: PublishedVersion[] | undefined): string =>
  versions?.at(-1)?.version ??
  refuse(
    'unknown-release',
    [app],
    `Nothing of ${app} is published. Run "npm run release -- publish ${app}" first.`,
  );

/**
 * The command line of a program that releases: writes what `release` tells. Exit code 1: refused or damaged, 2: wrong usage.
 * @param release does what the arguments say
 */
export async function releaseProgram(release: (args: string[]) => Promise<string>): Promise<void> {
  const args = process.argv.slice(2);
  try {
    process.stdout.write(`${await release(args)}\n`);
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    process.stderr.write(`${describeFailure(error, args)}\n`);
  }
}

function describeFailure(error: unknown, [action]: string[]): string {
  if (error instanceof UsageError) return `${error.message}.\n${usage(action)}`;
  if (error instanceof ReleaseRefused) return `Refused, nothing has changed:\n${error.message}`;
  return formatReason(error);
}
