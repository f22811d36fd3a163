import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from '../../local/fleet/start-fleet.ts';

const ROUNDS = 2;
const PAUSE = 300;
const ANSWER_WITHIN = 10_000;

/**
 * ms until each gateway answers these pages from its page cache, twice in a row; undefined when one does not within `limit` ms. What
 * visitors ask meanwhile may count too.
 */
export async function untilWarm(
  gateways: readonly Member[],
  paths: readonly string[],
  limit: number,
): Promise<number | undefined> {
  const began = Date.now();
  for (const gateway of gateways)
    while (!(await isWarm(gateway, paths).catch(() => false))) {
      if (Date.now() - began > limit) return undefined;
      await sleep(PAUSE);
    }
  return Date.now() - began;
}

async function isWarm({ url, metricsUrl }: Member, paths: readonly string[]): Promise<boolean> {
  const before = await readHits(metricsUrl);
  for (let round = 0; round < ROUNDS; round++) for (const path of paths) await (await ask(url + path)).text();
  return (await readHits(metricsUrl)) - before >= ROUNDS * paths.length;
}

async function readHits(metricsUrl: string): Promise<number> {
  const metrics = await (await ask(metricsUrl)).text();
  return Number(/^\w*page_cache_hits_total(?:\{[^}]*\})? (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

const ask = (url: string) => fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN) });
