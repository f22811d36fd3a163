import type { ClientRequest } from 'node:http';
import { Availability } from 'composer/gateway';
import type { Settings } from '../settings.ts';

interface Options extends Pick<Settings, 'targets' | 'apiAwayAfter'> {
  /** That of the API, which pages ask too. */
  availability: Availability;
}

/** By origin: parts of the API that are on servers of their own may be away without the others. */
export type ApiParts = (target: string) => Availability;

export function apiParts({ targets, availability, apiAwayAfter }: Options): ApiParts {
  const known = new Map([[targets.api, availability]]);
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
 * Until the API begins to answer, the call counts for its availability; it ends with `ApiAway` when the API goes away.
 * @param patience ms without progress before any of that: files are sent for minutes, and an answer with one is made first
 */
export function followCall(asked: ClientRequest, availability: Availability, patience = 0): void {
  const answer = Promise.withResolvers<void>();
  // It may end before it is followed.
  answer.promise.catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forget = () => {};
  const follow = () => {
    asked.off('drain', wait).off('finish', wait);
    if (availability.isAway) return void asked.destroy(availability.away());
    availability.follow(answer.promise);
    forget = availability.onAway((error) => asked.destroy(error));
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(follow, patience);
  };
  const end = () => {
    clearTimeout(timer);
    asked.off('drain', wait).off('finish', wait);
    forget();
  };
  if (patience === 0) follow();
  else {
    wait();
    asked.on('drain', wait).on('finish', wait);
  }
  asked.once('response', () => {
    end();
    answer.resolve();
  });
  asked.once('close', () => {
    end();
    answer.reject(new Error('The call has ended without an answer'));
  });
}
