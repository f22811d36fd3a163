import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';

/** The address cannot be used; the message says what to do. */
export class AddressError extends Error {
  override name = 'AddressError';
}

/**
 * How long an unused connection stays open, in ms: longer than the gateway keeps one, or the API closes it just as the gateway
 * sends the next request.
 */
const KEEP_ALIVE = 75_000;

/** ms that a whole request may take: longer than the gateway gives the upload that it passes on. */
const REQUEST = 16 * 60_000;

/** Starts listening; port 0 takes any free one. Throws `AddressError` when the address is taken or not this machine's. */
export async function listen(
  app: Express,
  host: string,
  port: number,
): Promise<{ server: Server; port: number }> {
  const server = app.listen(port, host);
  server.keepAliveTimeout = KEEP_ALIVE;
  server.requestTimeout = REQUEST;
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new AddressError(reasonOf((cause as NodeJS.ErrnoException).code, host, port), { cause });
  }
  return { server, port: (server.address() as AddressInfo).port };
}

function reasonOf(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another process. Stop that one, or set API_PORT to a free port.`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights. Set API_PORT to a port above 1023.`;
  return `Cannot listen on ${host}:${port} (${code}). Set API_HOST to an address of this machine.`;
}
