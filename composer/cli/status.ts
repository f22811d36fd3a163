import type { Canary, Flip, Registry, SlotChange, Author } from '../contract/contract.ts';
import { wentLive } from '../gateway/releases/history.ts';
import {
  findBrowserFaults,
  describeOutcome,
  isOfBrowsers,
  rollbackTarget,
  countVisitors,
  findVitals,
  localTime,
} from '../gateway/releases/outcomes.ts';
import type { Outcome } from '../gateway/releases/outcomes.ts';
import type { ReleaseStore } from '../gateway/releases/release-store.ts';

/** What a release store knows, as `status --json` prints it. Times are ISO 8601 in UTC. */
interface Status {
  apps: AppStatus[];
  /** What fills the slots, by slot, with the latest changes of each, oldest first. */
  slots: Record<string, { widgets: string[]; history: SlotChange[] }>;
  /** What is wrong with the store, in words. */
  faults: string[];
}

interface AppStatus {
  app: string;
  /** The live version; null where the app is not live. */
  live: string | null;
  /** The version that a share of the visitors gets, and how many visitors were given it so far; null without a canary. */
  canary: (Omit<Canary, 'app'> & { visitors: number }) | null;
  /** Where a rollback would go, once there is no canary. */
  rollback: string | null;
  /**
   * The versions in the store, the latest first, why gateways excluded them or parts of them, and how many faults browsers sent, by kind,
   * the last one at `at`.
   */
  versions: {
    version: string;
    publishedAt: string;
    outcomes: (Outcome & { reason: string })[];
    browserFaults: ReturnType<typeof findBrowserFaults> | null;
    /** How fast its pages were for visitors who agreed to be measured; of the shell: all pages. */
    webVitals: ReturnType<typeof findVitals> | null;
  }[];
  /** The latest changes of the live version, oldest first. */
  history: Flip[];
}

/** The status of all apps and slots, or of one app. */
export async function readStatus(store: ReleaseStore, app?: string): Promise<Status> {
  const registry = await store.readRegistry();
  const { live, canary, history, slots, slotHistory } = registry;
  const published = await store.published();
  const { known, damage } = await store.readOutcomes();
  const apps = appNames(registry, published)
    .filter((name) => app === undefined || name === app)
    .map((name) => ({
      app: name,
      live: live[name] ?? null,
      canary: canary?.app === name ? canaryStatus(canary, known) : null,
      rollback: rollbackTarget({ live, history }, known, name).target ?? null,
      versions: (published.get(name) ?? []).toReversed().map(({ version, publishedAt }) => ({
        version,
        publishedAt: publishedAt.toISOString(),
        outcomes: known
          .filter((outcome) => outcome.app === name && outcome.version === version && !isOfBrowsers(outcome))
          .map((outcome) => ({ ...outcome, reason: describeOutcome(outcome) })),
        browserFaults: findBrowserFaults(known, name, version) ?? null,
        webVitals: findVitals(known, name, version) ?? null,
      })),
      history: history[name] ?? [],
    }));
  const ofSlots = app === undefined ? Object.keys({ ...slotHistory, ...slots }) : [];
  const unreadable = await Promise.all(apps.map((status) => unreadableRelease(store, status)));
  return {
    apps,
    slots: Object.fromEntries(
      ofSlots.map((slot) => [slot, { widgets: slots[slot] ?? [], history: slotHistory[slot] ?? [] }]),
    ),
    faults: [...unreadable.flat(), ...(damage ? [damageWarning(damage)] : [])],
  };
}

function canaryStatus({ app, ...canary }: Canary, known: readonly Outcome[]): AppStatus['canary'] {
  return { ...canary, visitors: countVisitors(known, app, canary.version) };
}

/** Every app that is or was live, or is published. */
export const knownApps = async (store: ReleaseStore): Promise<string[]> =>
  appNames(await store.readRegistry(), await store.published());

const appNames = ({ live, history }: Registry, published: Map<string, unknown>) =>
  [...new Set([...Object.keys(live), ...Object.keys(history), ...published.keys()])].sort();

async function unreadableRelease(store: ReleaseStore, { app, live, versions }: AppStatus): Promise<string[]> {
  if (live === null) return [];
  if (!versions.some(({ version }) => version === live))
    return [`${app} ${live} is live, but not in the store: publish it again or roll back.`];
  return store.open(app, live).then(
    () => [],
    (error) => [`${app} ${live} is live, but cannot be read: ${(error as Error).message}`],
  );
}

/** Said wherever what became of versions counts. */
export const damageWarning = (damage: string) =>
  `what the store remembers of exclusions is damaged (${damage}).`;

/** The status in words, with dates in local time. */
export function statusReport({ apps, slots, faults }: Status): string {
  if (!apps.length) return 'Nothing is published.';
  return [...apps.map(appReport), ...slotReport(slots), ...faults.map((fault) => `Warning: ${fault}`)].join(
    '\n\n',
  );
}

function slotReport(slots: Status['slots']): string[] {
  const lines = Object.entries(slots)
    .filter(([, { widgets }]) => widgets.length)
    .map(([slot, { widgets, history }]) => {
      const change = history.at(-1);
      return `  ${slot}  ${widgets.join(', ')}${change ? `, from ${described(change)}` : ''}`;
    });
  return lines.length ? [['slots', ...lines].join('\n')] : [];
}

function appReport({ app, live, canary, rollback, versions, history }: AppStatus): string {
  const lines = versions.map(({ version, publishedAt, outcomes, browserFaults, webVitals }) => {
    const flip = history.findLast((entry) => entry.version === version && wentLive(entry));
    const notes = [
      `published ${localTime(new Date(publishedAt))}`,
      ...(version === canary?.version ? [canaryReport(canary)] : []),
      ...(flip ? [`live from ${described(flip)}`] : []),
      ...outcomes.map(({ reason }) => reason),
      ...(browserFaults ? [faultsInBrowsers(browserFaults)] : []),
      ...(webVitals ? [speed(webVitals)] : []),
      ...(version === rollback && !canary ? ['rollback goes here'] : []),
      ...(version === live && canary ? ['rollback ends the canary'] : []),
    ];
    return `  ${version === live ? '●' : version === canary?.version ? '◐' : ' '} ${version}  ${notes.join(', ')}`;
  });
  return [`${app}${live === null ? ` (${absence(history)})` : ''}`, ...lines].join('\n');
}

/** "canary for 10 % of the visitors from 2026-11-29 08:00 by ann, seen by 36 visitors: what fewer than 1 in 12 meet may not have shown yet" */
function canaryReport(canary: NonNullable<AppStatus['canary']>): string {
  const { percent, visitors } = canary;
  // With none of n visitors meeting a fault, 3/n of all may meet it still, at 95 %.
  const known =
    visitors < 3
      ? 'too few to know anything'
      : `what fewer than 1 in ${Math.floor(visitors / 3)} meet may not have shown yet`;
  return `canary for ${percent} % of the visitors from ${described(canary)}, seen by ${visitors} visitor${visitors === 1 ? '' : 's'}: ${known}`;
}

function faultsInBrowsers({ counts, at }: NonNullable<AppStatus['versions'][number]['browserFaults']>) {
  const kinds = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
  return `faults in browsers: ${kinds.join(', ')} (last ${localTime(new Date(at))})`;
}

/** "p75 of 120 pages: LCP 1.8 s, INP 45 ms, CLS 0.02, TTFB 0.2 s" */
function speed(vitals: NonNullable<AppStatus['versions'][number]['webVitals']>) {
  const pages = Math.max(...Object.values(vitals).map((vital) => vital.pages));
  const texts = Object.entries(vitals).map(
    ([vital, { p75 }]) => `${vital.toUpperCase()} ${inUnit(vital, p75)}`,
  );
  return `p75 of ${pages} page${pages === 1 ? '' : 's'}: ${texts.join(', ')}`;
}

const inUnit = (vital: string, value: number) => {
  if (vital === 'cls') return String(Number(value.toFixed(2)));
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
};

function absence(history: AppStatus['history']): string {
  const last = history.findLast((entry) => entry.action === 'retire' || wentLive(entry));
  return last?.action === 'retire' ? `retired ${described(last)}` : 'not live';
}

const described = ({ at, who, note, commit }: Author & { at: string }) =>
  `${localTime(new Date(at))}${who ? ` by ${who}` : ''}${commit ? ` at ${commit}` : ''}${note ? ` (${note})` : ''}`;
