import { setTimeout } from 'node:timers/promises';
import type { Service } from '../service.ts';
import { StartError } from '../start-error.ts';

interface Waited {
  name: string;
  url: string;
  service: Pick<Service, 'ended' | 'lastLines'>;
}

/** ms for which a server must have been ready before the other one is replaced (docs/operations.md). */
const STEADY = 3_000;
const PAUSE = 250;
/** ms after which one that does not stay ready is given up; a busy machine is slow. */
const LIMIT = 180_000;
/** ms after which one that accepts and says nothing is asked again. */
const ANSWER_WITHIN = 5_000;

/**
 * Until a server has been ready for a while: a balancer asks again only then. Returns at once when the fleet stops. Throws `StartError`
 * when its process ends, and when it is not steady within `limit` ms.
 */
export async function untilSteady({ name, url, service }: Waited, stopping: AbortSignal, limit = LIMIT) {
  let hasEnded = false;
  void service.ended.then(() => (hasEnded = true));
  const deadline = Date.now() + limit;
  let since = Date.now();
  while (Date.now() - since < STEADY) {
    await Promise.race([service.ended, setTimeout(PAUSE)]);
    if (stopping.aborted) return;
    if (hasEnded) throw new StartError(`${name} has ended:\n${service.lastLines}`);
    const left = deadline - Date.now();
    if (left <= 0)
      throw new StartError(`${name} was not ready for ${STEADY / 1_000} s within ${limit / 1_000} s.`);
    const timeout = AbortSignal.timeout(Math.min(left, ANSWER_WITHIN));
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.any([stopping, timeout]) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isReady) since = Date.now();
  }
}
