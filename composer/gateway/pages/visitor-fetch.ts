import type { Request } from 'express';
import type { ApiCalls } from '../api-calls/api-calls.ts';
import { visitorHeaders } from '../http/visitor-headers.ts';
import { waitFor } from '../api-calls/availability.ts';

interface VisitorFetch {
  fetch: typeof fetch;
  /** Set-Cookie lines that the API answered with, for the visitor. */
  cookies(): string[];
  /** Whether the page depends on who asked: it must not be cached for others. */
  isPrivate(): boolean;
}

interface Options {
  /** For public reads, with its cache. */
  shared: typeof fetch;
  calls: ApiCalls;
  /** When the page stops waiting, as `Date.now()` tells it. */
  deadline: number;
  /** Public origin of the site. */
  origin: string;
}

/**
 * The fetch of one page request. Public reads go through the shared one, with its cache. What depends on the visitor, or
 * changes something, goes straight to the API with the visitor's cookies, address and origin, so that the API's own checks hold.
 * A private read ends when the API goes away; a command waits to the deadline, since it may be done already.
 */
export function visitorFetch(request: Request, { shared, calls, deadline, origin }: Options): VisitorFetch {
  const cookies: string[] = [];
  let asked = false;

  async function askDirectly(input: string | URL | globalThis.Request, init: RequestInit): Promise<Response> {
    const isRead = (init.method ?? 'GET') === 'GET';
    if (isRead && calls.availability.isAway) throw calls.availability.away();
    const over = new AbortController();
    const call = calls.direct(input, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), ...callHeaders(request, origin) },
      signal: over.signal,
    });
    const availability = isRead ? calls.availability : { onAway: () => () => {} };
    try {
      return await waitFor(call, { ms: deadline - Date.now(), signal: init.signal, availability });
    } catch (error) {
      over.abort(error);
      throw error;
    }
  }

  return {
    cookies: () => cookies,
    isPrivate: () => asked,
    async fetch(input, init) {
      if (init?.credentials !== 'same-origin') return shared(input, init);
      asked = true;
      const response = await askDirectly(input, init);
      cookies.push(...response.headers.getSetCookie());
      return response;
    },
  };
}

function callHeaders(request: Request, origin: string): Record<string, string> {
  const { cookie, 'user-agent': userAgent } = request.headers;
  return {
    origin,
    ...visitorHeaders(request, origin),
    ...(cookie ? { cookie } : {}),
    ...(userAgent ? { 'user-agent': userAgent } : {}),
  };
}
