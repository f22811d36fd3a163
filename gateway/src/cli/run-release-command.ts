import path from 'node:path';
import { fillSlot } from '../releases/fill-slot.ts';
import { promote, rollback } from '../releases/promote.ts';
import { publish } from '../releases/publish.ts';
import { publishedVersions } from '../releases/published-versions.ts';
import { refuse } from '../releases/release-refused.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { ReleaseCommand } from './release-command.ts';
import { statusReport } from './status-report.ts';

/** The workspace, in which every app has a folder of its name. */
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Does what was asked. Returns what to tell; throws `ReleaseRefused`. */
export function runReleaseCommand(store: ReleaseStore, command: ReleaseCommand): string {
  switch (command.action) {
    case 'publish':
      return publishBuild(store, command.app, command.from ?? path.join(ROOT, command.app, 'dist'));
    case 'promote':
      return promoteVersions(store, command.releases);
    case 'rollback':
      return `${command.app} ${rollback(store, command.app, command.version)} is live again.`;
    case 'status':
      return statusReport(store, command.app);
    case 'slot':
      return showInSlot(store, command.slot, command.widgets);
  }
}

function showInSlot(store: ReleaseStore, slot: string, widgets: string[]): string {
  fillSlot(store, slot, widgets);
  return `${slot} shows ${widgets.length ? widgets.join(', ') : 'nothing'}.`;
}

function publishBuild(store: ReleaseStore, app: string, build: string): string {
  const { name, version } = publish(store, build, app);
  return `${name} ${version} is published. Make it live: npm run release -- promote ${name} ${version}`;
}

function promoteVersions(
  store: ReleaseStore,
  wanted: { app: string; version: string | undefined }[],
): string {
  const releases = wanted.map(({ app, version }) => ({ name: app, version: version ?? latest(store, app) }));
  promote(store, releases);
  return releases.map(({ name, version }) => `${name} ${version} is live.`).join('\n');
}

const latest = (store: ReleaseStore, app: string): string =>
  publishedVersions(store, app).at(-1)?.version ??
  refuse(
    'unknown-release',
    [app],
    `Nothing of ${app} is published. Run "npm run release -- publish ${app}" first.`,
  );
