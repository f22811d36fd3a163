import diagnostics from 'node:diagnostics_channel';

/** Diagnostics channels of undici, the same for every copy of it. */
interface UndiciMessage {
  request: { origin: string | URL };
}

/** Times all requests of undici to an origin in this process, from their start to the end of the response, in ms. */
export function responseTimes(origin: string): { stop(): number[] } {
  const started = new WeakMap<object, number>();
  const times: number[] = [];
  const begin = (message: unknown) => {
    const { request } = message as UndiciMessage;
    if (String(request.origin).replace(/\/$/, '') === origin) started.set(request, performance.now());
  };
  const end = (message: unknown) => {
    const { request } = message as UndiciMessage;
    const start = started.get(request);
    if (start !== undefined) times.push(performance.now() - start);
  };
  diagnostics.subscribe('undici:request:create', begin);
  diagnostics.subscribe('undici:request:trailers', end);
  return {
    stop() {
      diagnostics.unsubscribe('undici:request:create', begin);
      diagnostics.unsubscribe('undici:request:trailers', end);
      return times;
    },
  };
}
