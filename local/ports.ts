import { once } from 'node:events';
import { createServer } from 'node:net';
import getPort from 'get-port';
import { StartError } from './start-error.ts';

/** A port that is free, and that this process has not returned recently. */
export const freePort = (host = '127.0.0.1'): Promise<number> => getPort({ host });

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
