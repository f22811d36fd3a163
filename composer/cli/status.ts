import type { Canary, Flip, Registry, SlotChange } from '../contract/contract.ts';
import {
  findBrowserFaults,
  describeOutcome,
  isOfBrowsers,
  rollbackTarget,
  countVisitors,
  findVitals,
} from '../gateway/releases/outcomes.ts';
import type { Outcome } from '../gateway/releases/outcomes.ts';
import type { ReleaseStore } from '../gateway/releases/release-store.ts';

/** What a release store knows, as `status --json` prints it. Times are ISO 8601 in UTC. */
export interface Status {
  apps: AppStatus[];
  /** What fills the slots, by slot, with the latest changes of each, oldest first. */
  slots: Record<string, { widgets: string[]; history: SlotChange[] }>;
  /** What is wrong with the store, in words. */
  faults: string[];
}

export interface AppStatus {
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
