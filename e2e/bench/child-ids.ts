import { readFileSync } from 'node:fs';

/** Ids of a process's direct children; on Linux only, empty elsewhere. */
export function listChildren(pid: number): number[] {
  try {
    const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return ids ? ids.split(' ').map(Number) : [];
  } catch {
    return [];
  }
}
