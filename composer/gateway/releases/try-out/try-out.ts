import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import type { Readable } from 'node:stream';
import type { Language } from '../../../contract/register.ts';
import type { Release } from '../../../contract/release.ts';
import { deadline } from '../../../server/settings.ts';
import { rendererFlags, SOURCE } from '../../renderers/renderer-process.ts';
import type { Refusal } from '../release-refused.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { StoredRelease } from '../snapshot.ts';

const PROGRAM = path.join(import.meta.dirname, `program${SOURCE}`);
/** ms; a machine may be busy. */
const LIMIT = deadline(20_000);
/** Bytes of memory, as a renderer has them. */
const MEMORY = 384 * 2 ** 20;

/**
 * Loads the server code of releases and renders their fixtures, in a process of its own that ends afterwards: neither this one nor
 * the gateway runs code of releases. Returns why they could not go live.
 * @param shell that they would run with
 * @param limit ms that all of it may take
 */
export async function tryOut(
  store: ReleaseStore,
  shell: StoredRelease,
  releases: readonly StoredRelease[],
  limit = LIMIT,
): Promise<Refusal[]> {
  // What runs in the browser only has no server code to try.
  const remotes = releases.filter(({ release }) => release.kind === 'remote' && !release.stock);
  const task: Task = {
    shell: tried(shell),
    remotes: remotes.map(tried),
    language: Object.keys(shell.release.messages)[0] as Language,
  };
  const { output, isLate } = await run(
    [...rendererFlags({ releases: store.folder, memory: MEMORY }), PROGRAM, JSON.stringify(task)],
    limit,
  );
  const reports = parsed(output);
  const failed = reports.flatMap((report) => (report.type === 'failed' ? [refusal(report)] : []));
  if (reports.at(-1)?.type === 'done') return failed;
  const app = reports.findLast((report) => report.type === 'trying')?.app ?? shell.release.name;
  const message = isLate ? `It did not end within ${limit / 1_000} s` : 'It ended the process that tried it';
  return [...failed, refusal({ type: 'failed', app, message })];
}

/** What a program of Node's says on descriptor 3 until it ends, or is killed after `limit` ms. */
async function run(args: string[], limit: number): Promise<{ output: string; isLate: boolean }> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    env: { NODE_ENV: process.env.NODE_ENV },
  });
  let output = '';
  let isLate = false;
  (child.stdio[3] as Readable).setEncoding('utf8').on('data', (text: string) => (output += text));
  const killer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, limit);
  await once(child, 'close');
  clearTimeout(killer);
  return { output, isLate };
}

function tried({ release, folder }: StoredRelease): TriedRelease {
  const { name, kind, version, fixtures, exposes, files } = release;
  return {
    name,
    kind,
    version,
    fixtures,
    exposes: Object.keys(exposes),
    folder,
    integrity: files['server/server.cjs'] ?? 'none',
  };
}

/** Lines that are none were cut off, or written by a release. */
function parsed(lines: string): Report[] {
  return lines.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Report];
    } catch {
      return [];
    }
  });
}

function refusal({ app, expose, message }: Extract<Report, { type: 'failed' }>): Refusal {
  const what = expose
    ? `${expose} of ${app} cannot show its fixture`
    : `The server code of ${app} cannot be loaded`;
  const code = expose ? 'fixture' : 'server-code';
  return {
    code,
    apps: [app],
    reason: `${what}: ${message}. Correct it and publish it under a version of its own.`,
  };
}

/** A release as the program that tries it out needs it. */
export interface TriedRelease extends Pick<Release, 'name' | 'kind' | 'version' | 'fixtures'> {
  folder: string;
  /** sha384 of its server code. */
  integrity: string;
  /** Names of its exposes. */
  exposes: string[];
}

/** What the program is to do: load the shell, then each remote with what the shell shares. */
export interface Task {
  shell: TriedRelease;
  remotes: TriedRelease[];
  /** The one that fixtures are shown in. */
  language: Language;
}

/** What it says, one JSON object a line. What it has not said when it ends, it did not come to. */
export type Report =
  | { type: 'trying'; app: string }
  | { type: 'failed'; app: string; expose?: string; message: string }
  | { type: 'done' };
