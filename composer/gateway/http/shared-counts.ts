import type { ClientRateLimitInfo } from 'express-rate-limit';
import { deadline } from '../../server/settings.ts';

/** Counts that several gateways share. */
export interface SharedCounts {
  /** Whether the server did not answer when it was last asked. */
  readonly isAway: boolean;
  /** Counts one more in a window of so many ms, which begins with the first. Undefined while the server is away. */
  add(key: string, windowMs: number): Promise<ClientRateLimitInfo | undefined>;
  close(): void;
}

interface CountsOptions {
  /** `redis://` or `rediss://`, of Redis or Valkey. */
  url: string;
  /** Told once whenever the server goes away, and when it is back. */
  onAway(error: Error): void;
  onBack(): void;
}

/** ms that a request waits for the server. */
const PATIENCE = deadline(100);
/** ms until one request tries a server again that was away; the others do not wait for it. */
const TRY_AGAIN = 1_000;
/** ms between two attempts to connect. */
const RECONNECT = 500;
/** ms without a word after which a connection is lost, and how often the server is asked for one. */
const SILENCE = { longest: 15_000, ask: 5_000 };

const ADD = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

class Silent extends Error {
  override name = 'Silent';
}

/** Counts in Redis or Valkey. It never throws: whoever counts goes on alone while the server is away. */
export function redisCounts({ url, onAway, onBack }: CountsOptions): SharedCounts {
  let isAway = false;
  let triedAt = -Infinity;
  let isClosed = false;
  let client: Awaited<ReturnType<typeof makeClient>> | undefined;

  function wentAway(error: Error) {
    triedAt = performance.now();
    if (!isAway && !isClosed) onAway(error);
    isAway = true;
  }

  async function makeClient() {
    const { createClient } = await import('@redis/client');
    return createClient({
      url,
      RESP: 2,
      disableClientInfo: true,
      disableOfflineQueue: true,
      pingInterval: SILENCE.ask,
      socket: {
        connectTimeout: deadline(2_000),
        socketTimeout: SILENCE.longest,
        reconnectStrategy: () => RECONNECT,
      },
    });
  }

  async function open() {
    const made = await makeClient();
    if (isClosed) return;
    client = made.on('error', wentAway);
    await made.connect();
  }

  /** A server that is silent may be gone without a word: its connection would be noticed to be lost a quarter of an hour later. */
  function reopen() {
    if (!client?.isReady) return;
    client.destroy();
    client.connect().catch(wentAway);
  }

  open().catch(wentAway);
  return {
    get isAway() {
      return isAway;
    },
    async add(key, windowMs) {
      if (!client?.isReady || (isAway && performance.now() - triedAt < TRY_AGAIN)) return undefined;
      triedAt = performance.now();
      try {
        const asked = client.eval(ADD, { keys: [key], arguments: [String(windowMs)] });
        const [totalHits, left] = (await within(asked, PATIENCE)) as [number, number];
        if (isAway) onBack();
        isAway = false;
        return { totalHits, resetTime: new Date(Date.now() + left) };
      } catch (error) {
        wentAway(error as Error);
        if (error instanceof Silent) reopen();
        return undefined;
      }
    },
    close() {
      isClosed = true;
      if (client?.isOpen) client.destroy();
    },
  };
}

async function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Silent(`The server is silent for ${ms} ms`)), ms);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
