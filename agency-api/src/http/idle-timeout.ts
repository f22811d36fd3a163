/** An answer whose body is read by pieces. */
interface Answer {
  readonly body: AsyncIterable<Uint8Array> | null;
}

/**
 * A request with an idle timeout: the server has `ms` until its headers, and again until each piece of its body. The time that the reader takes
 * does not count, so a visitor with a slow connection gets the whole file.
 * @param left ends the request too
 */
export async function withIdleTimeout<Asked extends Answer>(
  ask: (signal: AbortSignal) => Promise<Asked>,
  ms: number,
  left?: AbortSignal,
): Promise<{ answer: Asked; bytes: AsyncIterable<Uint8Array> }> {
  const silent = new AbortController();
  const signal = left ? AbortSignal.any([left, silent.signal]) : silent.signal;
  const limited = async <Result>(work: Promise<Result>): Promise<Result> => {
    const timer = setTimeout(() => silent.abort(new Error(`The server is silent for ${ms} ms`)), ms);
    return work.finally(() => clearTimeout(timer));
  };
  const answer = await limited(ask(signal));
  return { answer, bytes: pieces(answer.body, limited) };
}

/** No generator: one that was never begun would leave the connection open when it is returned. */
function pieces(
  body: AsyncIterable<Uint8Array> | null,
  limited: <Result>(work: Promise<Result>) => Promise<Result>,
): AsyncIterable<Uint8Array> {
  let begun: AsyncIterator<Uint8Array> | undefined;
  const reader = () => (begun ??= body?.[Symbol.asyncIterator]());
  const end = { done: true, value: undefined } as const;
  const limitedReader: AsyncIterator<Uint8Array> = {
    next: async () => limited(reader()?.next() ?? Promise.resolve(end)),
    async return() {
      await reader()?.return?.();
      return end;
    },
  };
  return { [Symbol.asyncIterator]: () => limitedReader };
}
