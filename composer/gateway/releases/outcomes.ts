import { BROWSER_FAULT_KINDS } from '../../contract/browser-fault.ts';
import type { BrowserFaultKind } from '../../contract/browser-fault.ts';
import { isAppName, isExpose, isVersion } from '../../contract/release.ts';
import type { Registry } from '../../contract/release.ts';
import * as z from 'zod';
import { sumOfVitals, summarizeVitals, vitalCountsSchema } from '../vitals/vital-counts.ts';
import type { VitalSummary } from '../vitals/vital-counts.ts';
import { earlierVersions, wentLive } from './history.ts';
import type { FaultKind } from '../renderer-channel/messages.ts';

/** Faults for which a version is excluded and that say something about it: files that are away are a fault of the store. */
type OutcomeKind = Exclude<FaultKind, 'files' | 'api' | 'starved'> | 'browser' | 'vitals' | 'visitors';

const REASONS: Record<OutcomeKind, string> = {
  load: 'its code or translations could not be loaded',
  render: 'it threw while it was rendered',
  loader: 'its loaders threw',
  late: 'its loaders were late',
  call: 'it asked the API for what is not for releases',
  rejection: 'it left promises that reject',
  exception: 'it threw where nothing could catch it',
  prototype: 'it changed what all releases share',
  timeout: 'it kept renderers from answering',
  memory: 'it used up the memory of renderers',
  exit: 'it ended renderers',
  slow: 'it took more than its share of the processor',
  browser: 'browsers sent faults of it',
  vitals: 'browsers sent how fast its pages were',
  visitors: 'visitors were given it as a canary',
};

const DAY = 24 * 3_600_000;
const text = z.string().max(200);

/**
 * What a gateway found out about a version that visitors saw: it was excluded, or one part of it was. Of kind `browser`: browsers sent
 * faults, as many as `counts` says; of kind `vitals`: how fast its pages were; of kind `visitors`: how many were given it as a canary.
 * Nothing was excluded for these.
 */
export const outcomeSchema = z.strictObject({
  app: text.refine(isAppName),
  version: text.refine(isVersion),
  /** The part that was excluded by itself, as it is slow; without it the whole version was. */
  expose: text.refine(isExpose).optional(),
  kind: z.enum(Object.keys(REASONS) as OutcomeKind[]),
  /** Of faults in browsers: how many came, by kind. */
  counts: z.partialRecord(z.enum(BROWSER_FAULT_KINDS), z.number().int().positive()).optional(),
  /** How fast its pages were for visitors who agreed to be measured. */
  vitals: vitalCountsSchema.optional(),
  /** Who were given it as a canary. */
  visitors: z.int().positive().optional(),
  /** When it was excluded, or a fault came, last. One of the future would hold for ever. */
  at: z.iso.datetime().refine((at) => Date.parse(at) < Date.now() + DAY),
});
export type Outcome = z.infer<typeof outcomeSchema>;

/** The outcomes that a store remembers. */
export interface Outcomes {
  /** Oldest first. */
  known: Outcome[];
  /** Why not everything that the store has could be read. */
  damage?: string;
}

/** Exclusions that are remembered of each app, and in all; of versions with faults in browsers as many. */
const KEPT_OF_APP = 20;
const KEPT = 200;

/**
 * What is remembered once more outcomes are known: the latest of each version and part, and the latest of all. Faults in browsers are
 * added up for each version, and take no exclusion's place.
 */
export function withOutcomes(known: readonly Outcome[], added: readonly Outcome[]): Outcome[] {
  const latest = new Map<string, Outcome>();
  for (const outcome of [...known, ...added].toSorted(byTime)) {
    const { app, version, expose = '', counts, vitals, visitors } = outcome;
    const key = `${app}@${version} ${isOfBrowsers(outcome) ? outcome.kind : expose}`;
    const before = latest.get(key);
    latest.delete(key);
    latest.set(key, {
      ...outcome,
      ...(counts && { counts: sum(before?.counts ?? {}, counts) }),
      ...(visitors && { visitors: (before?.visitors ?? 0) + visitors }),
      ...(vitals && { vitals: sumOfVitals(before?.vitals ?? {}, vitals) }),
    });
  }
  const ofApps = Map.groupBy(latest.values(), (outcome) => `${outcome.app} ${toOutcomeKind(outcome)}`);
  const kept = [...ofApps.values()].flatMap((outcomes) => outcomes.slice(-KEPT_OF_APP)).toSorted(byTime);
  return [...Map.groupBy(kept, toOutcomeKind).values()]
    .flatMap((outcomes) => outcomes.slice(-KEPT))
    .toSorted(byTime);
}

/** Those of one sort take no place of others. */
const toOutcomeKind = (outcome: Outcome) => (isOfBrowsers(outcome) ? outcome.kind : 'exclusion');

type Counts = Partial<Record<BrowserFaultKind, number>>;

const sum = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(
    BROWSER_FAULT_KINDS.map((kind) => [kind, (one[kind] ?? 0) + (other[kind] ?? 0)] as const).filter(
      ([, count]) => count > 0,
    ),
  );

/** Whether browsers told of it, or were given it, and nothing was excluded. */
export const isOfBrowsers = ({ kind }: Pick<Outcome, 'kind'>): boolean =>
  kind === 'browser' || kind === 'vitals' || kind === 'visitors';

/** How many visitors were given a version as a canary. */
export const countVisitors = (known: readonly Outcome[], app: string, version: string): number =>
  known.find((outcome) => outcome.app === app && outcome.version === version && outcome.kind === 'visitors')
    ?.visitors ?? 0;

/** How many faults browsers sent of a version, by kind, and when the last one came. */
export function findBrowserFaults(
  known: readonly Outcome[],
  app: string,
  version: string,
): { counts: Counts; at: string } | undefined {
  const found = known.find(
    (outcome) => outcome.app === app && outcome.version === version && outcome.kind === 'browser',
  );
  return found && { counts: found.counts ?? {}, at: found.at };
}

/** How fast the pages of a version were, where browsers told. */
export function findVitals(
  known: readonly Outcome[],
  app: string,
  version: string,
): VitalSummary | undefined {
  const found = known.find(
    (outcome) => outcome.app === app && outcome.version === version && outcome.kind === 'vitals',
  );
  return found?.vitals && summarizeVitals(found.vitals);
}

const byTime = (one: Outcome, other: Outcome) => Date.parse(one.at) - Date.parse(other.at);

/** The latest exclusion of a whole version. */
export const findExclusion = (known: readonly Outcome[], app: string, version: string): Outcome | undefined =>
  known.findLast(
    (outcome) =>
      outcome.app === app && outcome.version === version && !outcome.expose && !isOfBrowsers(outcome),
  );

type Flips = Pick<Registry, 'live' | 'history'>;

/** Where a rollback of an app goes, past the versions that it had better not go to; nowhere when there is no good one. */
export function rollbackTarget(
  registry: Flips,
  known: readonly Outcome[],
  app: string,
): { target: string | undefined; skipped: Outcome[] } {
  const skipped: Outcome[] = [];
  for (const version of earlierVersions(registry.history[app] ?? [], registry.live[app])) {
    const outcome = badOutcome(registry, known, app, version);
    if (!outcome) return { target: version, skipped };
    skipped.push(outcome);
  }
  return { target: undefined, skipped };
}

/**
 * The exclusion that speaks against an earlier version. One from before it went live for the last time does not: who promoted it again was
 * warned. Nor does one after which it was live for another day.
 */
function badOutcome(
  { history }: Flips,
  known: readonly Outcome[],
  app: string,
  version: string,
): Outcome | undefined {
  const outcome = findExclusion(known, app, version);
  if (!outcome) return undefined;
  const flips = (history[app] ?? []).filter((flip) => wentLive(flip) || flip.action === 'retire');
  const last = flips.findLastIndex((flip) => flip.version === version && wentLive(flip));
  const [at, liveFrom, replaced] = [outcome.at, flips[last]?.at, flips[last + 1]?.at].map((time) =>
    Date.parse(time ?? ''),
  ) as [number, number, number];
  return at < liveFrom || replaced - at > DAY ? undefined : outcome;
}

/** In words, for who runs the site. */
export function describeOutcome({ expose, kind, at }: Outcome): string {
  return `${expose ? `${expose} ` : ''}excluded ${localTime(new Date(at))}: ${REASONS[kind]}`;
}

/** As the release command writes times: "2026-11-25 17:30". */
export const localTime = (date: Date): string => date.toLocaleString('sv-SE').slice(0, 16);
