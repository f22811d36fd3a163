import { once } from 'node:events';
import type { Service } from '../../gateway/local/service.ts';

/** Time that Node has to open it, in ms. */
const PATIENCE = 10_000;

const ADDRESS = /Debugger listening on (ws:\S+)/;

/** The inspector of a running Node process (DevTools protocol). */
export interface Inspector {
  /** Asks one thing. Rejects when the process refuses it. */
  send<Result>(method: string): Promise<Result>;
  close(): void;
}

/** Opens the inspector of a service that runs: Node does so on SIGUSR1, and writes the address to stderr. */
export async function inspect(service: Service): Promise<Inspector> {
  process.kill(service.pid!, 'SIGUSR1');
  const latest = Date.now() + PATIENCE;
  let address: string | undefined;
  while (!(address = ADDRESS.exec(service.lastLines)?.[1])) {
    if (!service.pid) throw new Error('The process ended before it could be inspected');
    if (Date.now() > latest) throw new Error('The process did not open its inspector');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let asked = 0;
  return {
    send: (method) =>
      new Promise((resolve, reject) => {
        const id = ++asked;
        const answer = ({ data }: MessageEvent) => {
          const { id: of, result, error } = JSON.parse(String(data));
          if (of !== id) return;
          socket.removeEventListener('message', answer);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        };
        socket.addEventListener('message', answer);
        socket.send(JSON.stringify({ id, method }));
      }),
    close: () => socket.close(),
  };
}
