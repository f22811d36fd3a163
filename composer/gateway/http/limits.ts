import type { RequestHandler } from 'express';
import { MemoryStore, rateLimit } from 'express-rate-limit';
import type { ClientRateLimitInfo } from 'express-rate-limit';
import { visitorNetwork } from '../../server/visitor-address.ts';
import { sendProblem } from './problem.ts';
import type { SharedCounts } from './shared-counts.ts';

/** ms of the window in which requests are counted. */
const MINUTE = 60_000;

/** Whose count a limit is: its name in the counts that gateways share. */
interface CountedTogether {
  name: string;
  /** Without it each gateway counts for itself. */
  shared: SharedCounts | undefined;
}

/**
 * At most so many requests per minute and address, or /64 of IPv6 addresses; releases and health are not counted. Gateways that share
 * their counts allow as many together; each counts for itself besides, and goes by that while the others' counts are away.
 */
export function requestLimit(perMinute: number, together?: CountedTogether): RequestHandler {
  if (perMinute === 0) return (_request, _response, next) => next();
  const { name, shared } = together ?? {};
  return rateLimit({
    windowMs: MINUTE,
    limit: perMinute,
    // draft-8 hashes the visitor's address for each answer.
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    keyGenerator: ({ ip }) => visitorNetwork(ip ?? ''),
    ...(shared && { store: new CountsTogether((key) => shared.add(`limits:${name}:${key}`, MINUTE)) }),
    handler: (request, response) =>
      sendProblem(request, response, 429, 'too-many-requests', 'Too many requests: wait a minute'),
  });
}

/** The counts of this gateway, except while those of all gateways can be had. */
class CountsTogether extends MemoryStore {
  readonly #together: (key: string) => Promise<ClientRateLimitInfo | undefined>;

  constructor(together: (key: string) => Promise<ClientRateLimitInfo | undefined>) {
    super();
    this.#together = together;
  }

  override async increment(key: string): Promise<ClientRateLimitInfo> {
    const own = await super.increment(key);
    return (await this.#together(key)) ?? own;
  }
}

/**
 * Refuses a body that is larger than `most`, by its declared length or as it arrives.
 * @param exception a path below which another number of bytes holds, where that is more
 */
export function bodyLimit(most: number, exception?: readonly [path: string, bytes: number]): RequestHandler {
  return (request, response, next) => {
    const { pathname } = new URL(request.originalUrl, 'http://site');
    const isExcepted = exception && (pathname === exception[0] || pathname.startsWith(`${exception[0]}/`));
    const bytes = isExcepted ? Math.max(most, exception[1]) : most;
    const refuse = () =>
      sendProblem(request, response, 413, 'invalid-input', `A body may have ${bytes} bytes at most`);
    if (Number(request.headers['content-length'] ?? 0) > bytes) return void refuse();
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received <= bytes) return;
      if (!response.headersSent) refuse();
      request.destroy();
    });
    request.pause();
    next();
  };
}
