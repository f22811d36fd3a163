import { setTimeout as delayFor } from 'node:timers/promises';
import { ApiFault } from '../../http/api-fault.ts';

/** Wrong passwords of an hour that cost nothing: people mistype. */
const FREE = 10;
/** ms that each further one adds, up to the longest. */
const STEP = 100;
const LONGEST = 2_000;
/** Sign-ins to one account that wait their turn at a time: together shorter than any gateway waits. */
const MOST_WAITING = 4;

/** ms that a sign-in to an account waits, by the number of wrong passwords of the last hour, this attempt included. */
export const delayAfter = (failures: number): number =>
  Math.min(Math.max(failures - FREE, 0) * STEP, LONGEST);

export interface SignInPace {
  /**
   * Waits for a turn to try a password: one after another for each account, `delay` ms apart. Throws `ApiFault` 429 when too many
   * wait already.
   */
  turn(account: string, delay: number): Promise<void>;
}

/**
 * Slows down those who guess an account's password from many addresses at once, each of which has its limit but not all together.
 * Nobody is refused for what others did, only made to wait.
 */
export function signInPace(wait: (ms: number) => Promise<unknown> = delayFor): SignInPace {
  const lines = new Map<string, { waiting: number; last: Promise<unknown> }>();
  return {
    async turn(account, delay) {
      if (delay === 0) return;
      const line = lines.get(account) ?? { waiting: 0, last: Promise.resolve() };
      if (line.waiting >= MOST_WAITING)
        throw new ApiFault('too-many-requests', undefined, Math.ceil((line.waiting * delay) / 1000));
      lines.set(account, line);
      line.waiting++;
      line.last = line.last.then(() => wait(delay));
      await line.last.finally(() => {
        line.waiting--;
        if (line.waiting === 0) lines.delete(account);
      });
    },
  };
}
