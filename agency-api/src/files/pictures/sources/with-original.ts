import { createHash } from 'node:crypto';
import type { DiskCache } from '../disk-cache.ts';
import { QueueFull, createJobQueue, type JobQueue } from '../job-queue.ts';
import { type Original, PictureUnavailable } from '../original.ts';
import type { PictureRecord } from '../picture-record.ts';
import { createFetchedOriginals } from './fetched-originals.ts';
import { openFile, isStored, openStored, type StoredOriginals } from './stored-source.ts';
import { pictureFetcher } from './http-source.ts';
import type { PictureHosts } from './picture-hosts.ts';

/** Concurrent fetches; each holds its bytes until its variant is computed, 25 MB at most. */
const SLOTS = { parallel: 6, perHost: 4, waiting: 120 };

/**
 * Calls `work` with a function that reads the original of a picture, to be called when the work on it begins: queued work holds
 * no bytes. Throws `PictureUnavailable`, `QueueFull`, or the signal's reason.
 */
export type WithOriginal = <Result>(
  record: PictureRecord,
  signal: AbortSignal,
  work: (read: () => Promise<Original>) => Promise<Result>,
) => Promise<Result>;

interface SourceOptions {
  cache: DiskCache;
  folders: readonly string[];
  hosts: PictureHosts;
  stored?: StoredOriginals | undefined;
}

/** Opens originals from folders, the database and other servers; those of other servers are cached. */
export function createSources({ cache, folders, hosts, stored }: SourceOptions): WithOriginal {
  const fetched = createFetchedOriginals(cache, pictureFetcher(hosts));
  const slots = createHostSlots(SLOTS);

  const withRemote: WithOriginal = async ({ source: url }, signal, work) => {
    if (!URL.canParse(url)) throw new PictureUnavailable('missing', `${url} is not an address`);
    const key = `original-${createHash('sha256').update(url).digest('hex')}`;
    fetched.checkFailure(url);
    if (await cache.has(key))
      return work(() => readKept(key)).catch(async (error: unknown) => {
        if (error instanceof PictureUnavailable) await fetched.reject(url, key, error);
        throw error;
      });
    const fetchAndWork = async () => {
      const bytes = (await cache.read(key)) ?? (await fetched.fetch(url, key, signal));
      return work(async () => ({ kind: 'photo', bytes }));
    };
    return slots(new URL(url).host, fetchAndWork, signal);
  };

  async function readKept(key: string): Promise<Original> {
    const bytes = await cache.read(key);
    // Evicted meanwhile: the next request fetches it again.
    if (!bytes) throw new QueueFull();
    return { kind: 'photo', bytes };
  }

  return (record, signal, work) => {
    if (/^https?:\/\//i.test(record.source)) return withRemote(record, signal, work);
    if (isStored(record.source)) return work(() => openStored(record.source, stored));
    return work(() => openFile(record.source, folders));
  };
}

interface HostSlotsOptions {
  /** Concurrent jobs of all hosts. */
  parallel: number;
  /** Concurrent jobs per host: one that hangs leaves slots for the others. */
  perHost: number;
  /** Queued jobs per host. */
  waiting: number;
}

type HostSlots = <Result>(host: string, job: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/** A queue per host, followed by one for all. Throws `QueueFull`. */
export function createHostSlots({ parallel, perHost, waiting }: HostSlotsOptions): HostSlots {
  const all = createJobQueue({ parallel, waiting: Infinity });
  const hosts = new Map<string, { queue: JobQueue; jobs: number }>();

  return async (host, job, signal) => {
    const own = hosts.get(host) ?? { queue: createJobQueue({ parallel: perHost, waiting }), jobs: 0 };
    hosts.set(host, own);
    own.jobs += 1;
    try {
      return await own.queue(() => all(job, signal), signal);
    } finally {
      own.jobs -= 1;
      if (own.jobs === 0) hosts.delete(host);
    }
  };
}
