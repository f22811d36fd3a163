import path from 'node:path';
import { fillSlot } from '../releases/fill-slot.ts';
import { promote, rollback } from '../releases/promote.ts';
import { publish } from '../releases/publish.ts';
import { refuse } from '../releases/release-refused.ts';
import type { PublishedVersion, ReleaseStore } from '../releases/release-store.ts';
import { retire } from '../releases/retire.ts';
import type { ReleaseCommand } from './release-command.ts';
import { statusReport } from './status-report.ts';

/** The workspace, in which every app has a folder of its name. */
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Does what was asked. Returns what to tell; rejects with `ReleaseRefused`. */
export async function runReleaseCommand(store: ReleaseStore, command: ReleaseCommand): Promise<string> {
  switch (command.action) {
    case 'publish':
      return publishBuild(store, command.app, command.from ?? path.join(ROOT, command.app, 'dist'));
    case 'promote':
      return promoteVersions(store, command.releases);
    case 'rollback':
      return `${command.app} ${await rollback(store, command.app, command.version)} is live again.`;
    case 'retire':
      return `${command.app} ${await retire(store, command.app, command)} is no longer live.`;
    case 'status':
      return statusReport(store, command.app);
    case 'slot':
      return showInSlot(store, command.slot, command.widgets);
  }
}

async function showInSlot(store: ReleaseStore, slot: string, widgets: string[]): Promise<string> {
  await fillSlot(store, slot, widgets);
  return `${slot} shows ${widgets.length ? widgets.join(', ') : 'nothing'}.`;
}

async function publishBuild(store: ReleaseStore, app: string, build: string): Promise<string> {
  const { name, version } = await publish(store, build, app);
  return `${name} ${version} is published. Make it live: npm run release -- promote ${name} ${version}`;
}

async function promoteVersions(
  store: ReleaseStore,
  wanted: { app: string; version: string | undefined }[],
): Promise<string> {
  const published = await store.published();
  const releases = wanted.map(({ app, version }) => ({
    name: app,
    version: version ?? latest(app, published.get(app)),
  }));
  await promote(store, releases);
  return releases.map(({ name, version }) => `${name} ${version} is live.`).join('\n');
}

const latest = (app: string, versions: PublishedVersion[] | undefined): string =>
  versions?.at(-1)?.version ??
  refuse(
    'unknown-release',
    [app],
    `Nothing of ${app} is published. Run "npm run release -- publish ${app}" first.`,
  );
