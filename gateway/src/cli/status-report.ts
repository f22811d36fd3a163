import type { Registry } from 'shared-kit/contracts/release';
import { earlierVersion } from '../releases/history.ts';
import type { PublishedVersion, ReleaseStore } from '../releases/release-store.ts';

/** What is live and what is published, with dates in local time, of all apps or of one; of all, what fills the slots too. */
export async function statusReport(store: ReleaseStore, app?: string): Promise<string> {
  const registry = await store.readRegistry();
  const published = await store.published();
  const apps = [...new Set([...Object.keys(registry.live), ...published.keys()])].sort();
  const wanted = app ? apps.filter((name) => name === app) : apps;
  if (!wanted.length) return app ? `Nothing of ${app} is published.` : 'Nothing is published.';
  const reports = wanted.map((name) => appReport(name, registry, published.get(name) ?? []));
  return [...reports, ...(app ? [] : slotReport(registry))].join('\n\n');
}

function slotReport({ slots }: Registry): string[] {
  const filled = Object.entries(slots).map(([slot, widgets]) => `  ${slot}  ${widgets.join(', ')}`);
  return filled.length ? [['slots', ...filled].join('\n')] : [];
}

function appReport(app: string, { live, history }: Registry, versions: PublishedVersion[]): string {
  const flips = history[app] ?? [];
  const earlier = earlierVersion(flips, live[app]);
  const lines = versions.toReversed().map(({ version, publishedAt }) => {
    const flip = flips.findLast((entry) => entry.version === version);
    const notes = [
      `published ${localTime(publishedAt)}`,
      ...(flip ? [`live from ${localTime(new Date(flip.at))}`] : []),
      ...(version === earlier ? ['rollback goes here'] : []),
    ];
    return `  ${version === live[app] ? '●' : ' '} ${version}  ${notes.join(', ')}`;
  });
  const lost = live[app] !== undefined && !versions.some(({ version }) => version === live[app]);
  if (lost) lines.unshift(`  ● ${live[app]}  live, but not in the store: publish it again or roll back`);
  return [`${app}${live[app] ? '' : ' (not live)'}`, ...lines].join('\n');
}

const localTime = (date: Date) => date.toLocaleString('sv-SE').slice(0, 16);
