import { readSync, writeSync } from 'node:fs';
import type { CodeOwner } from './messages.ts';

/** What a renderer is about to run: read by the gateway after the renderer ended or stopped answering. */
export interface Marker {
  /** The page's request, 0 for none. */
  job: number;
  app: string;
  version: string;
  /** Part of the app; undefined while it is loaded, and of the shell. */
  expose: string | undefined;
  phase: 'load' | 'loader' | 'render';
  /** Processor time that the renderer's main thread had used by then, in ms. */
  cpu: number;
}

const BYTES = 256;
const NO_EXPOSE = '-';

/** Writes the marker to an inherited file. It must be there before release code runs, so it is written at once. */
export function writeMarker(file: number, { job, app, version, expose, phase, cpu }: Marker): void {
  const text = `${job} ${app} ${version} ${expose ?? NO_EXPOSE} ${phase} ${cpu}`;
  writeSync(file, text.padEnd(BYTES), 0, 'latin1');
}

/** The last marker; undefined when no release code has been entered. */
export function readMarker(file: number): Marker | undefined {
  const bytes = Buffer.alloc(BYTES);
  const read = readSync(file, bytes, 0, BYTES, 0);
  const [job, app, version, expose, phase, cpu] = bytes.toString('latin1', 0, read).trim().split(' ');
  if (!app || !version || !expose || !phase) return undefined;
  return {
    job: Number(job),
    app,
    version,
    expose: expose === NO_EXPOSE ? undefined : expose,
    phase: phase as Marker['phase'],
    cpu: Number(cpu),
  };
}

/** The remote whose server code a stack trace, or a list of files, names first. */
export function stackOwner(stack: string): CodeOwner | undefined {
  for (const [, app, version] of stack.matchAll(SERVER_CODE))
    if (app !== 'shell') return { app: app!, version: version! };
  return undefined;
}

const SERVER_CODE = /[/\\]([a-z][a-z0-9-]*)[/\\]([0-9A-Za-z][0-9A-Za-z.-]*)[/\\]server[/\\]server\.cjs/g;
