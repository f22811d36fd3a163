import { ApiFault } from '../../http/api-fault.ts';
import { createJobQueue, QueueFull } from '../../files/pictures/job-queue.ts';

/** Forms of one address that wait while another of it is taken: as many real ones as it may send in an hour. */
const MOST_WAITING = 10;

/** Seconds after which another one may be sent. */
const RETRY_AFTER = 10;

/** Takes the forms of an address one after the other; others are not waited for. Throws `ApiFault` 429 when too many wait. */
type SenderTurns = <Result>(sender: string, take: () => Promise<Result>) => Promise<Result>;

/** Turns of the addresses that send forms now: of many sent at once each knows what became of those before it. */
export function senderTurns(): SenderTurns {
  const lines = new Map<string, { queue: ReturnType<typeof createJobQueue>; underWay: number }>();
  return async (sender, take) => {
    const queue = () => createJobQueue({ parallel: 1, waiting: MOST_WAITING });
    const line = lines.get(sender) ?? { queue: queue(), underWay: 0 };
    lines.set(sender, line);
    line.underWay++;
    try {
      return await line.queue(take);
    } catch (error) {
      if (error instanceof QueueFull) throw new ApiFault('too-many-requests', undefined, RETRY_AFTER);
      throw error;
    } finally {
      if (--line.underWay === 0) lines.delete(sender);
    }
  };
}
