import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import getPort from 'get-port';
import { StartError } from './start-error.ts';

/** Below the ports that systems give to outgoing connections: one of those may be taken before somebody listens on it. */
const FIRST_PORT = 20_000;
const LAST_PORT = 30_000;
/** Ports that a process tries first. Processes that run beside each other have numbers near each other, and so others. */
const OWN_PORTS = 50;
const ATTEMPTS = 20;

/** A port that is free, that this process has not returned recently, and that another one hardly chooses before somebody listens on it. */
export function freePort(host = '127.0.0.1'): Promise<number> {
  const first = FIRST_PORT + (process.pid % ((LAST_PORT - FIRST_PORT) / OWN_PORTS)) * OWN_PORTS;
  const own = Array.from({ length: OWN_PORTS }, (_, index) => first + index);
  const others = Array.from({ length: ATTEMPTS }, () => randomInt(FIRST_PORT, LAST_PORT));
  return getPort({ host, port: [...own, ...others] });
}

/** Throws `StartError` when something listens on the port already. `setting` is the variable that chooses it. */
export async function assertFree(port: number, host: string, setting: string) {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(reason((error as NodeJS.ErrnoException).code, port, host, setting));
  }
  server.close();
  await once(server, 'close');
}

function reason(code: string | undefined, port: number, host: string, setting: string): string {
  const another = `choose another one: ${setting}=${port + 1} npm start`;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. End what listens there, or ${another}`;
  if (code === 'EACCES') return `Port ${port} needs more rights. Use one above 1023, with ${setting}.`;
  return `Cannot listen on ${host}:${port} (${code}). Check ${setting} and the host.`;
}
