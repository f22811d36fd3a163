import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server as it runs in production, on a port that stays the same. */
interface ServerProgram {
  /** Asks it to end, waits for that, and starts it again; settles when it is ready. */
  restart(): Promise<void>;
  /** Asks it to end; settles with its exit code. */
  end(): Promise<number | null>;
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();

if (typeof afterAll === 'function') afterAll(() => running.forEach((child) => child.kill('SIGKILL')));

/** Has a process killed after the tests of the file: one that a failed test leaves behind would keep Jest from ending. */
export function endsWithTests(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

/** Starts a program that answers 200 at `/readyz` once it is ready. */
export async function startProgram(
  file: string,
  port: number,
  environment: NodeJS.ProcessEnv,
): Promise<ServerProgram> {
  let child: ChildProcess;
  async function start() {
    child = spawn(process.execPath, [file], {
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    endsWithTests(child);
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error(`${file} has ended with code ${child.exitCode}`);
      await sleep(50);
    }
  }
  async function end() {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    return (await ended)[0] as number | null;
  }
  await start();
  return {
    end,
    async restart() {
      const code = await end();
      if (code !== 0) throw new Error(`${file} has ended with code ${code}`);
      await start();
    },
    async kill() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** A port on which nobody listens, below those that systems give to outgoing connections: it stays free while its program restarts. */
export async function restartablePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
