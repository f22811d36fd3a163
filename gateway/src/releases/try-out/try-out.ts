import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import type { Release } from 'shared-kit/contracts/release';
import { rendererFlags } from '../../renderers/renderer-process.ts';
import type { Refusal } from '../release-refused.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { Report, Task, TriedRelease } from './messages.ts';

const PROGRAM = path.join(import.meta.dirname, 'program.ts');
/** ms; a machine may be busy. */
const LIMIT = 20_000;
/** Bytes of memory, as a renderer has them. */
const MEMORY = 384 * 2 ** 20;

/**
 * Loads the server code of releases and renders their fixtures, in a process of its own that ends afterwards: neither this one nor
 * the gateway runs code of releases. Returns why they could not go live.
 * @param shell that they would run with
 * @param limit ms that all of it may take
 */
export function tryOut(
  store: ReleaseStore,
  shell: Release,
  releases: readonly Release[],
  limit = LIMIT,
): Refusal[] {
  const remotes = releases.filter(({ kind }) => kind === 'remote');
  const task: Task = { shell: tried(store, shell), remotes: remotes.map((remote) => tried(store, remote)) };
  const { output, error } = spawnSync(
    process.execPath,
    [...rendererFlags({ releases: store.folder, memory: MEMORY }), PROGRAM, JSON.stringify(task)],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { NODE_ENV: process.env.NODE_ENV },
      timeout: limit,
      killSignal: 'SIGKILL',
      encoding: 'utf8',
    },
  );
  const reports = parsed(output?.[3] ?? '');
  const failed = reports.flatMap((report) => (report.type === 'failed' ? [refusal(report)] : []));
  if (reports.at(-1)?.type === 'done') return failed;
  const app = reports.findLast((report) => report.type === 'trying')?.app ?? shell.name;
  const isLate = (error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT';
  const message = isLate ? `It did not end within ${limit / 1_000} s` : 'It ended the process that tried it';
  return [...failed, refusal({ type: 'failed', app, message })];
}

function tried(store: ReleaseStore, release: Release): TriedRelease {
  const { name, kind, version, fixtures, exposes, files, messages } = release;
  return {
    name,
    kind,
    version,
    fixtures,
    exposes: Object.keys(exposes),
    folder: store.releaseFolder(name, version),
    integrity: files['server/server.cjs'] ?? 'none',
    messages: messages.fr,
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
    reason: `${what}: ${message}. Mend it and publish it under a version of its own.`,
  };
}
