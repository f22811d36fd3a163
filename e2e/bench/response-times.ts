import diagnostics from 'node:diagnostics_channel';

/** What undici publishes of its requests, in whichever package it runs. */
interface UndiciMessage {
  request: { origin: string | URL };
}

/** Times all requests that undici makes to an origin in this process, from their start to the end of the answer, in ms. */
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
