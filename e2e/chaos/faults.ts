import { spawnSync } from 'node:child_process';
import { writeFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from '../../local/fleet/start-fleet.ts';
import { listChildren } from '../bench/child-ids.ts';
import type { ChaosFleet } from './chaos-fleet.ts';
import { WITH_FILE } from './visitors.ts';

/**
 * What visitors may notice. `nothing`: no error at all. `seconds`: some, in the seconds after it, few in all. `counted`: errors are counted
 * apart, as nobody can answer without a database.
 */
export type Allowed = 'nothing' | 'seconds' | 'counted';

export interface Fault {
  name: string;
  allowed: Allowed;
  /** Of what errors are counted apart, as the site can do nothing without what is broken. */
  stops?: string;
  /** Processes of which each may send one mail again. */
  mailsAgain?: number;
  /** Part of the minute in `npm run test:long`. */
  isShort?: boolean;
  /** Settles when what was broken runs again. */
  happen(fleet: ChaosFleet): Promise<unknown>;
}

/** ms until what starts killed processes again does so. */
const RESTARTED_AFTER = 1_000;
/** ms for which the store is away, and a clock is wrong. */
const AWAY = 20_000;
const HOUR = 3_600_000;

const killed = async ({ service }: Member) => {
  await service.kill();
  await sleep(RESTARTED_AFTER);
  await service.start();
};

/** One process that renders, of each gateway; the gateway brings another. */
async function killRenderers(fleet: ChaosFleet) {
  for (const { service } of fleet.members.gateway) {
    const [renderer] = listChildren(service.pid!);
    if (renderer === undefined) throw new Error('No renderer is found');
    process.kill(renderer, 'SIGKILL');
    await sleep(RESTARTED_AFTER);
  }
}

/** A server that neither answers nor refuses, as behind a link that loses everything. */
async function standsStill({ service }: Member, time: number) {
  process.kill(service.pid!, 'SIGSTOP');
  await sleep(time);
  process.kill(service.pid!, 'SIGCONT');
}

export const FAULTS: readonly Fault[] = [
  ...[0, 1].map((index): Fault => ({
    name: `kill -9 of gateway ${index + 1}`,
    allowed: 'seconds',
    isShort: index === 0,
    happen: ({ members }) => killed(members.gateway[index]!),
  })),
  ...[0, 1].map((index): Fault => ({
    name: `kill -9 of API ${index + 1}`,
    allowed: 'seconds',
    mailsAgain: 1,
    isShort: index === 1,
    happen: ({ members }) => killed(members.api[index]!),
  })),
  { name: 'kill -9 of renderers', allowed: 'seconds', isShort: true, happen: killRenderers },
  {
    name: 'rolling upgrade of the gateways',
    allowed: 'nothing',
    happen: ({ replace }) => replace('gateway'),
  },
  {
    name: 'rolling upgrade of the APIs',
    allowed: 'nothing',
    isShort: true,
    happen: ({ replace }) => replace('api'),
  },
  {
    name: 'kill -9 of PgBouncer',
    allowed: 'counted',
    isShort: true,
    async happen({ pooler }) {
      await pooler!.kill();
      await sleep(RESTARTED_AFTER);
      await pooler!.resume();
    },
  },
  {
    name: 'kill -9 of Redis',
    allowed: 'nothing',
    isShort: true,
    async happen({ redis }) {
      await redis!.kill();
      await sleep(5 * RESTARTED_AFTER);
      await redis!.start();
    },
  },
  {
    name: 'restart of the database',
    allowed: 'counted',
    async happen({ postgres }) {
      await postgres.halt('fast');
      await postgres.resume();
    },
  },
  {
    name: 'kill -9 of the database',
    allowed: 'counted',
    async happen({ postgres }) {
      await postgres.kill();
      await sleep(RESTARTED_AFTER);
      await postgres.resume();
    },
  },
  {
    name: 'store away for 20 s',
    allowed: 'seconds',
    stops: WITH_FILE,
    async happen({ bucket }) {
      bucket.isAway = true;
      await sleep(AWAY);
      bucket.isAway = false;
    },
  },
  {
    name: 'clocks of a gateway and an API an hour ahead, then right again',
    allowed: 'nothing',
    async happen(fleet) {
      await fleet.setClock(HOUR);
      await sleep(AWAY);
      await fleet.setClock(0);
    },
  },
  {
    name: 'an API stands still for 5 s',
    allowed: 'seconds',
    happen: ({ members }) => standsStill(members.api[0]!, 5_000),
  },
  {
    name: 'disk of a gateway is full for 20 s',
    allowed: 'nothing',
    async happen({ copies }) {
      const filler = path.join(copies[0]!, 'filler');
      // Ends with ENOSPC, which is what it is for.
      await writeFile(filler, Buffer.alloc(DISK)).catch(() => {});
      await sleep(AWAY);
      await rm(filler);
    },
  },
];

/** Bytes of the disk that fills. */
export const DISK = 96 * 2 ** 20;

/** Mounts a small disk at a folder; false where that is not allowed. */
export const mountDisk = (folder: string): boolean =>
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=755`, 'tmpfs', folder]).status === 0;

export const unmountDisk = (folder: string) => void spawnSync('umount', ['-l', folder]);

/** Those that can happen here, and why others cannot. */
export function possibleFaults({ pooler, redis }: ChaosFleet, hasDisk: boolean) {
  const leftOut: string[] = [
    'a link that loses packets: netem (tc) would slow every program of this machine; an API that stands still is in its place',
  ];
  const without = (word: string, reason: string) => {
    leftOut.push(`${word}: ${reason}`);
    return (fault: Fault) => !fault.name.includes(word);
  };
  let faults: readonly Fault[] = FAULTS;
  if (!pooler) faults = faults.filter(without('PgBouncer', 'it is not installed'));
  if (!redis) faults = faults.filter(without('Redis', 'it is not installed'));
  if (!hasDisk) faults = faults.filter(without('disk', 'a small one cannot be mounted'));
  if (process.platform !== 'linux')
    faults = faults.filter(without('renderers', 'they are found on Linux only'));
  return { faults, leftOut };
}
