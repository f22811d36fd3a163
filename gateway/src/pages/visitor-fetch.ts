import type { Request } from 'express';

interface VisitorFetch {
  fetch: typeof fetch;
  /** Set-Cookie lines that the API answered with, for the visitor. */
  cookies(): string[];
  /** Whether the page depends on who asked: it must not be kept for others. */
  isPrivate(): boolean;
}

/**
 * The fetch of one page request. Public reads go through the shared one, with its cache. What depends on the visitor, or
 * changes something, goes straight to the API with the visitor's cookies, address and origin, so that the API's own checks hold.
 */
export function visitorFetch(
  request: Request,
  shared: typeof fetch,
  timeout: number,
  origin: string,
): VisitorFetch {
  const cookies: string[] = [];
  let asked = false;
  return {
    cookies: () => cookies,
    isPrivate: () => asked,
    async fetch(input, init) {
      if (init?.credentials !== 'same-origin') return shared(input, init);
      asked = true;
      const response = await fetch(input, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), ...visitorHeaders(request, origin) },
        signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(init.signal ? [init.signal] : [])]),
      });
      cookies.push(...response.headers.getSetCookie());
      return response;
    },
  };
}

function visitorHeaders(request: Request, origin: string): Record<string, string> {
  const { cookie, 'user-agent': userAgent } = request.headers;
  return {
    origin,
    'x-forwarded-for': request.ip ?? '',
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': String(request.id),
    ...(cookie ? { cookie } : {}),
    ...(userAgent ? { 'user-agent': userAgent } : {}),
  };
}
