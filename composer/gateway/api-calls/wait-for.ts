import type { Availability } from './availability.ts';

interface Limits {
  /** Time to wait, in ms; `Infinity` for none. */
  ms: number;
  signal?: AbortSignal | null | undefined;
  /** Ends the waiting when the API goes away. */
  availability: Pick<Availability, 'onAway'>;
}

/** Waits for work within limits; the work itself goes on. Rejects with `TimeoutError`, `ApiAway` or the signal's reason. */
export function waitFor<Result>(
  work: Promise<Result>,
  { ms, signal, availability }: Limits,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      forget();
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const abort = () => end(() => reject(signal?.reason));
    const tooLate = () =>
      end(() => reject(new DOMException('The API took too long for this page', 'TimeoutError')));
    const timer = ms === Infinity ? undefined : setTimeout(tooLate, Math.max(ms, 0));
    const forget = availability.onAway((error) => end(() => reject(error)));
    work.then(
      (result) => end(() => resolve(result)),
      (error: unknown) => end(() => reject(error)),
    );
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort);
  });
}
