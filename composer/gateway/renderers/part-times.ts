import { LRUCache } from 'lru-cache';
import type { ExposeRef } from '../../contract/boot.ts';
import type { CodeOwner } from '../renderer-channel/messages.ts';
import type { PartTime } from '../renderer-channel/messages.ts';
import type { Snapshot } from '../releases/snapshot.ts';

/** Pages of a part that decide, and how many of them have to be over its share: one that was so has had bad luck. */
const LATEST = 3;
const OVER = 2;
/** Parts that are remembered; live are some dozens. */
const MOST_PARTS = 1_000;

/** What parts of pages took of the processor lately, in all renderers. A page on which a renderer first runs a part is no measure. */
export class PartTimes {
  readonly #share: number;
  /** ms of the latest pages, by part. */
  readonly #latest = new LRUCache<string, number[]>({ max: MOST_PARTS });

  /** @param share ms of processor that a part may take of a page */
  constructor(share: number) {
    this.#share = share;
  }

  /** Whether a part took more than its share of one page. */
  isOver({ cpu, isCold }: PartTime): boolean {
    return !isCold && cpu > this.#share;
  }

  /** Remembers what a part took of a page. Returns whether it has taken more than its share, and not by chance. */
  add(part: PartTime): boolean {
    if (part.isCold) return false;
    const key = partKey(part, part.expose);
    const latest = [...(this.#latest.get(key) ?? []), part.cpu].slice(-LATEST);
    const isSlow = latest.filter((cpu) => cpu > this.#share).length >= OVER;
    // Tried again, it is measured anew.
    this.#latest.set(key, isSlow ? [] : latest);
    return isSlow;
  }

  /** The most that a part took of a page lately, in ms; 0 when that is not known. */
  longest(owner: CodeOwner, expose: string): number {
    return Math.max(0, ...(this.#latest.get(partKey(owner, expose)) ?? []));
  }
}

/** Processor time that a part uses in one go at least when it is to blame for a silence, in ms. */
const LONG_RUN = 800;
/** How many times as much that has to be as what the same part took elsewhere. */
const MANY_TIMES = 4;
/** The same while a part is not known, or runs in a process for the first time, and while code is loaded, in ms. */
const LONG_COLD_RUN = 2_000;
const LONG_LOAD = 4_000;
/** More than that no part may take in one go, whatever it takes elsewhere, in ms. */
const LONGEST_PART = 4_000;

interface Going {
  isLoading?: boolean;
  /** The part has run in this process before. */
  isWarm?: boolean;
  /** The most that it took of a page elsewhere, in ms; 0 when that is not known. */
  elsewhere?: number;
}

/** ms of processor that something may take in one go before it is to blame for the silence of its renderer. */
export function longestRun({ isLoading = false, isWarm = false, elsewhere = 0 }: Going): number {
  if (isLoading) return LONG_LOAD;
  const least = isWarm && elsewhere > 0 ? LONG_RUN : LONG_COLD_RUN;
  return Math.min(LONGEST_PART, Math.max(least, elsewhere * MANY_TIMES));
}

/** A part of a release, as a key. */
export const partKey = ({ app, version }: CodeOwner, expose: string) => `${app}@${version} ${expose}`;

/** Times as a renderer told them, as far as they are of live parts: what it says is not trusted. */
export function knownTimes(parts: unknown, { apps, composition }: Snapshot): PartTime[] {
  if (!Array.isArray(parts)) return [];
  return (parts as (Partial<PartTime> | null)[]).flatMap((part) => {
    const { app, version, expose, cpu, isCold } = part ?? {};
    const live = apps.find(({ name, kind }) => kind === 'remote' && name === app);
    const exposes = live && composition.remotes[live.name]?.exposes;
    if (!live || live.version !== version || !exposes || !Object.hasOwn(exposes, expose ?? '')) return [];
    if (!Number.isFinite(cpu) || cpu! < 0) return [];
    return [{ app: live.name, version, expose: expose!, cpu: cpu!, isCold: isCold === true }];
  });
}

/** Whether a part is a page of its remote: nothing could stand in for it. */
export const isPage = ({ composition }: Snapshot, { remote, expose }: ExposeRef): boolean =>
  !!composition.remotes[remote]?.routes.some(({ page }) => page === expose);
