import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { FileReleaseStore } from 'composer/gateway';
import { freePort } from '../../local/ports.ts';
import { ROOT } from '../../local/root.ts';
import { test as base } from '../site/test.ts';

export const EXAMPLE = path.join(ROOT, 'composer/example');
/** Signs its links to previews. */
export const PREVIEW_KEY = 'a key that only these tests have, for links';

interface ExampleSite {
  /** Without a slash at its end. */
  url: string;
  /** Its release store. */
  releases: string;
  /** Where it shows previews. */
  previewUrl: string;
  /** The command line of the example. */
  release(...args: string[]): Promise<{ code: number | null; said: string }>;
  /** Version of an app that is live. */
  live(app: string): Promise<string>;
}

/** A test of the example as `npm run example` starts it, with a store of its own. The builds are those that lie there. */
export const test = base.extend<object, { site: ExampleSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed
    async ({}, provide) => {
      const releases = await mkdtemp(path.join(tmpdir(), 'facade-example-'));
      const port = await freePort();
      const previewUrl = `http://preview.localhost:${port}`;
      const previews = { PREVIEW_URL: previewUrl, PREVIEW_KEY };
      const environment = { ...process.env, ...previews, PORT: String(port), RELEASES: releases };
      const gateway = spawn(process.execPath, ['start.ts'], {
        cwd: EXAMPLE,
        env: environment,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      try {
        const url = await firstLine(gateway);
        await provide({
          url: url.replace(/\/$/, ''),
          releases,
          previewUrl,
          release: (...args) => runRelease(args, environment),
          live: async (app) => (await new FileReleaseStore(releases).readRegistry()).live[app]!,
        });
      } finally {
        const ended = once(gateway, 'exit');
        if (gateway.exitCode === null && gateway.kill()) await ended;
        await rm(releases, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, provide) => provide(site.url),
});

/** The address that it prints when it is ready. */
async function firstLine(gateway: ChildProcess): Promise<string> {
  for await (const line of createInterface(gateway.stdout!)) {
    // What it logs afterwards is read and left.
    gateway.stdout!.resume();
    return line;
  }
  throw new Error(
    'The example has ended before it was ready: build it with npx nx run composer:build-example',
  );
}

const runRelease = (args: string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = execFile(process.execPath, ['release.ts', ...args], { cwd: EXAMPLE, env }, (_, out, err) =>
      resolve({ code: child.exitCode, said: out + err }),
    );
  });
