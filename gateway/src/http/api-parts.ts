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
 * @param patience ms for which it may be away before that
 */
export function followCall(asked: ClientRequest, availability: Availability, patience = 0): void {
  const answer = Promise.withResolvers<void>();
  availability.follow(answer.promise);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = availability.onAway((error) => {
    clearTimeout(timer);
    if (patience === 0) return void asked.destroy(error);
    timer = setTimeout(() => availability.isAway && asked.destroy(error), patience);
  });
  const forget = () => {
    ended();
    clearTimeout(timer);
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
