import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endsWithTests } from 'composer/testing/server-program.ts';
import { EXAMPLE_FOLDER } from './example-agency.ts';

export interface ApiProcess {
  /** Where it is asked, such as `http://127.0.0.1:41234`. */
  url: string;
  /** The same of what only gateways and operators ask, such as its metrics. */
  internalUrl: string;
  /** Whether the process still runs. */
  isRunning(): boolean;
  /** A response as JSON. */
  get(path: string): Promise<{ status: number; body: unknown }>;
  /** Id of the stored submission; undefined without a response. */
  sendForm(form: object, from: string): Promise<string | undefined>;
  /** Bytes: what the process still refers to after all else was collected (`liveMemory`), and what it has of the machine's memory. */
  memory(): Promise<{ live: number; resident: number }>;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
}

/** Starts the API as it runs in production (docs/operations.md), on a free port. It ends with the tests of the file. */
export async function startApiProcess(environment: NodeJS.ProcessEnv): Promise<ApiProcess> {
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=16', join(import.meta.dirname, '../src/main.ts')],
    {
      env: {
        ...process.env,
        NODE_OPTIONS: `--import=${new URL('report-memory.ts', import.meta.url).href}`,
        API_PORT: '0',
        API_INTERNAL_PORT: '0',
        LOG_LEVEL: 'info',
        AGENCY_CONFIG: EXAMPLE_FOLDER,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  endsWithTests(child);
  const ended = once(child, 'exit');
  const { port, internalPort } = await readPorts(child.stdout!);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    internalUrl: `http://127.0.0.1:${internalPort}`,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async get(path) {
      const response = await fetch(url + path);
      return { status: response.status, body: await response.json() };
    },
    async sendForm(form, from) {
      try {
        const response = await fetch(`${url}/api/forms/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
          body: JSON.stringify(form),
        });
        return response.ok ? ((await response.json()) as { id: string }).id : undefined;
      } catch {
        return undefined;
      }
    },
    async memory() {
      const told = once(child, 'message');
      child.send('memory');
      const [memory] = (await told) as [{ live: number; resident: number }];
      return memory;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function readPorts(output: NodeJS.ReadableStream): Promise<{ port: number; internalPort: number }> {
  for await (const line of createInterface({ input: output })) {
    const { port, internalPort } = JSON.parse(line) as { port?: number; internalPort?: number };
    if (port === undefined || internalPort === undefined) continue;
    output.resume();
    return { port, internalPort };
  }
  throw new Error('The API ended before it was ready');
}
