import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { EXAMPLE_FOLDER } from './example-agency.ts';

export interface ApiProcess {
  /** A response as JSON. */
  get(path: string): Promise<{ status: number; body: unknown }>;
  /** Id of the stored submission; undefined without a response. */
  sendForm(form: object, from: string): Promise<string | undefined>;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
}

/** Starts the API as it runs in production, on a free port. */
export async function startApiProcess(environment: NodeJS.ProcessEnv): Promise<ApiProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      API_PORT: '0',
      LOG_LEVEL: 'info',
      AGENCY_CONFIG: EXAMPLE_FOLDER,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${await portOf(child.stdout)}`;
  return {
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
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function portOf(output: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface({ input: output })) {
    const { port } = JSON.parse(line) as { port?: number };
    if (port === undefined) continue;
    output.resume();
    return port;
  }
  throw new Error('The API ended before it was ready');
}
