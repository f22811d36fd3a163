import { createJobQueue, type JobQueue } from '../job-queue.ts';

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
