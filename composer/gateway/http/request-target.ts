import type { Request, RequestHandler } from 'express';

const NAME = /^(?:[a-z0-9_][a-z0-9._-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Refuses with 400 what no browser sends and no later step should have to think of: a target that is no path, NUL in the path, and
 * a host or protocol that makes no origin.
 */
export const readableTarget: RequestHandler = (request, response, next) => {
  const fault = findFault(request);
  if (fault === undefined) return next();
  response.status(400).set('cache-control', 'no-store').type('text').send(`Bad request: ${fault}`);
};

function findFault(request: Request): string | undefined {
  if (!request.url.startsWith('/')) return 'the target must be a path that begins with "/"';
  if (/^[^?]*%00/.test(request.url)) return 'the path must not contain %00';
  if (hostsIn(request.rawHeaders) !== 1 || !isHost(request.host)) return 'Host must be one name or address';
  if (request.protocol !== 'http' && request.protocol !== 'https')
    return 'the protocol must be http or https';
  return undefined;
}

const isHost = (host: string | undefined) =>
  host !== undefined && NAME.test(host) && URL.canParse(`http://${host}/`);

function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]!.length === 4 && rawHeaders[index]!.toLowerCase() === 'host') hosts++;
  return hosts;
}
