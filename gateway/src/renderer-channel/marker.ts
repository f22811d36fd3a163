import { readSync, writeSync } from 'node:fs';

/** What a renderer is about to run: read by the gateway after the renderer ended or stopped answering. */
export interface Marker {
  /** The page's request, 0 for none. */
  job: number;
  app: string;
  version: string;
  phase: 'load' | 'loader' | 'render';
}

const BYTES = 256;

/** Writes the marker to an inherited file. It must be there before release code runs, so it is written at once. */
export function writeMarker(file: number, { job, app, version, phase }: Marker): void {
  writeSync(file, `${job} ${app} ${version} ${phase}`.padEnd(BYTES), 0, 'latin1');
}

/** The last marker; undefined when no release code has been entered. */
export function readMarker(file: number): Marker | undefined {
  const bytes = Buffer.alloc(BYTES);
  const read = readSync(file, bytes, 0, BYTES, 0);
  const [job, app, version, phase] = bytes.toString('latin1', 0, read).trim().split(' ');
  if (!app || !version || !phase) return undefined;
  return { job: Number(job), app, version, phase: phase as Marker['phase'] };
}
