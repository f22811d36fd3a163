import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Timeout for opening it, in ms. */
const OPEN_WITHIN = 10_000;

/** The inspector of a running Node process (DevTools protocol). */
export interface Inspector {
  /** Calls a method. Rejects when the process answers with an error. */
  send<Result>(method: string): Promise<Result>;
  close(): void;
}

/** Opens the inspector of a running process: Node does so on SIGUSR1, at a port that is read from Linux's /proc. */
export async function inspect(pid: number): Promise<Inspector> {
  process.kill(pid, 'SIGUSR1');
  const latest = Date.now() + OPEN_WITHIN;
  let address: string | undefined;
  while (!(address = await findInspector(pid))) {
    if (Date.now() > latest) throw new Error('The process did not open its inspector');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let lastId = 0;
  return {
    send: (method) =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
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

/** Address of the inspector, if the process listens on a port that is one. */
async function findInspector(pid: number): Promise<string | undefined> {
  for (const port of listPorts(pid)) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
    const [target] = answer?.ok ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : [];
    if (target) return target.webSocketDebuggerUrl;
  }
  return undefined;
}

const LISTENING = '0A';

function listPorts(pid: number): number[] {
  const files = readdirSync(`/proc/${pid}/fd`).map((file) => readLink(`/proc/${pid}/fd/${file}`));
  const sockets = new Set(files.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []));
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[3] === LISTENING && sockets.has(fields[9]!))
    .map((fields) => Number.parseInt(fields[1]!.split(':')[1]!, 16));
}

function readLink(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}
