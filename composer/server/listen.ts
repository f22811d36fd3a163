import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OperatorError } from './operator-error.ts';

interface Address {
  host: string;
  /** 0 takes any free one. */
  port: number;
  /** Variables that choose them, for the message. */
  settings: { host: string; port: string };
}

/** Starts listening and returns the port. Throws `OperatorError` when the address is taken or not this machine's. */
export async function listen(server: Server, { host, port, settings }: Address): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new OperatorError(
      code === 'EADDRINUSE'
        ? `Port ${port} on ${host} is in use: end what listens there, or set ${settings.port} to another one.`
        : code === 'EACCES'
          ? `Port ${port} needs more rights: set ${settings.port} to one above 1023.`
          : `Cannot listen on ${host}:${port} (${code}): set ${settings.host} to an address of this machine.`,
      { cause },
    );
  }
  return (server.address() as AddressInfo).port;
}
