import type { Registry } from '../contract/contract.ts';
import { describeOutcome, localTime, rollbackTarget } from '../gateway/releases/outcomes.ts';
import type { Outcome } from '../gateway/releases/outcomes.ts';
import type { PublishedVersion, ReleaseStore } from '../gateway/releases/release-store.ts';

/** What is live, what is published and what became of it, with dates in local time, of all apps or of one; of all, what fills the slots too. */
export async function statusReport(store: ReleaseStore, app?: string): Promise<string> {
  const registry = await store.readRegistry();
  const published = await store.published();
  const { known, damage } = await store.readOutcomes();
  const apps = [...new Set([...Object.keys(registry.live), ...published.keys()])].sort();
  const wanted = app ? apps.filter((name) => name === app) : apps;
  if (!wanted.length) return app ? `Nothing of ${app} is published.` : 'Nothing is published.';
  const reports = wanted.map((name) => appReport(name, registry, published.get(name) ?? [], known));
  const damaged = damage ? [damageWarning(damage)] : [];
  return [...reports, ...(app ? [] : slotReport(registry)), ...damaged].join('\n\n');
}

/** Said wherever what became of versions counts. */
export const damageWarning = (damage: string) =>
  `Warning: what the store remembers of exclusions is damaged (${damage}).`;

function slotReport({ slots }: Registry): string[] {
  const filled = Object.entries(slots).map(([slot, widgets]) => `  ${slot}  ${widgets.join(', ')}`);
  return filled.length ? [['slots', ...filled].join('\n')] : [];
}

function appReport(
  app: string,
  { live, history }: Registry,
  versions: PublishedVersion[],
  known: readonly Outcome[],
): string {
  const flips = history[app] ?? [];
  const { target } = rollbackTarget({ live, history }, known, app);
  const lines = versions.toReversed().map(({ version, publishedAt }) => {
    const flip = flips.findLast((entry) => entry.version === version);
    const notes = [
      `published ${localTime(publishedAt)}`,
      ...(flip ? [`live from ${localTime(new Date(flip.at))}`] : []),
      ...known.filter((outcome) => outcome.app === app && outcome.version === version).map(describeOutcome),
      ...(version === target ? ['rollback goes here'] : []),
    ];
    return `  ${version === live[app] ? '●' : ' '} ${version}  ${notes.join(', ')}`;
  });
  const lost = live[app] !== undefined && !versions.some(({ version }) => version === live[app]);
  if (lost) lines.unshift(`  ● ${live[app]}  live, but not in the store: publish it again or roll back`);
  return [`${app}${live[app] ? '' : ' (not live)'}`, ...lines].join('\n');
}
