import type { ClientRequest } from 'node:http';
import { Availability } from './availability.ts';
import type { ApiParts } from '../site.ts';
import type { ApiAway } from './availability.ts';

interface Options {
  /** Origin of the API that pages ask. */
  api: string;
  /** Silence after which a server is away, in ms. */
  apiAwayAfter: number;
  /** That of the API, which pages ask too. */
  availability: Availability;
}

export function apiParts({ api, availability, apiAwayAfter }: Options): ApiParts {
  const known = new Map([[api, availability]]);
  return (target) => {
    const probe = () =>
      fetch(`${target}/readyz`, { signal: AbortSignal.timeout(apiAwayAfter) }).then((answer) =>
        answer.body?.cancel(),
      );
    const found = known.get(target) ?? new Availability({ awayAfter: apiAwayAfter, probe });
    known.set(target, found);
    return found;
  };
}

/**
 * Until the API begins to answer, the call counts for its availability, and it ends with `ApiAway` when the API goes away. One with a body
 * that is patient counts only once it has stood still for so long: who sends files may take minutes.
 * @param patience ms for which a call is left alone that waits for the API
 */
export function followCall(asked: ClientRequest, availability: Availability, patience = 0): void {
  const answer = Promise.withResolvers<void>();
  // It may end before it is followed.
  answer.promise.catch(() => {});
  const ends: (() => void)[] = [];
  const follow = (left: number) => {
    availability.follow(answer.promise);
    const end = (error: ApiAway) => {
      if (left === 0) return void asked.destroy(error);
      const timer = setTimeout(() => availability.isAway && asked.destroy(error), left);
      ends.push(() => clearTimeout(timer));
    };
    ends.push(availability.onAway(end));
    if (availability.isAway) end(availability.away());
  };
  if (patience === 0 || asked.method === 'GET' || asked.method === 'HEAD') follow(patience);
  else ends.push(whenStill(asked, patience, () => follow(0)));
  const forget = () => {
    for (const end of ends.splice(0)) end();
  };
  asked.once('response', () => {
    forget();
    answer.resolve();
  });
  asked.once('close', () => {
    forget();
    answer.reject(new Error('The call has ended without an answer'));
  });
}

/** Looks whether a body goes on, in this part of the time for which it may stand still. */
const LOOKS = 10;

/** Calls `work` once the other side has taken nothing for so many ms of what there is to send. Returns what ends the waiting. */
function whenStill(asked: ClientRequest, ms: number, work: () => void): () => void {
  let sent = 0;
  let since = Date.now();
  const timer = setInterval(() => {
    const { bytesWritten = 0 } = asked.socket ?? {};
    const waitsForVisitor = !asked.writableEnded && asked.writableLength === 0;
    if (bytesWritten > sent || waitsForVisitor) since = Date.now();
    sent = bytesWritten;
    if (Date.now() - since < ms) return;
    clearInterval(timer);
    work();
  }, ms / LOOKS);
  return () => clearInterval(timer);
}
