import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { CONTRACTS_READ } from 'shared-kit/contracts/release';
import * as z from 'zod';
import type { ReleaseStore } from './release-store.ts';

const gatewaySchema = z.object({ id: z.string(), reads: z.array(z.number().int()) });

/** A gateway that serves the store's releases now, and the versions of the contract that it reads. */
export type RunningGateway = z.infer<typeof gatewaySchema>;

/** ms between two signs of life, and how old the last one of a gateway that runs may be. */
const EVERY = 20_000;
const SILENT_AFTER = 90_000;

/**
 * Tells the store that a gateway runs, so that nothing goes live that it cannot read. Returns what ends it. A store that this
 * process cannot write to is told to `report`, and the gateway runs unannounced.
 */
export function announceGateway(
  store: ReleaseStore,
  report: (error: unknown) => void,
  reads: readonly number[] = CONTRACTS_READ,
): () => void {
  const id = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  const file = path.join(folderOf(store), `${id}.json`);
  try {
    mkdirSync(folderOf(store), { recursive: true });
    writeFileSync(file, JSON.stringify({ id, reads: [...reads] } satisfies RunningGateway));
  } catch (error) {
    report(error);
    return () => {};
  }
  const timer = setInterval(() => touch(file), EVERY).unref();
  return () => {
    clearInterval(timer);
    rmSync(file, { force: true });
  };
}

/** Gateways that gave a sign of life lately. */
export function runningGateways(store: ReleaseStore, now = Date.now()): RunningGateway[] {
  return list(folderOf(store)).flatMap((name) => {
    const file = path.join(folderOf(store), name);
    try {
      if (now - statSync(file).mtimeMs > SILENT_AFTER) return [];
      return [gatewaySchema.parse(JSON.parse(readFileSync(file, 'utf8')))];
    } catch {
      // It ended just now.
      return [];
    }
  });
}

const folderOf = (store: ReleaseStore) => path.join(store.folder, '.gateways');

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function touch(file: string) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The store is away for a moment; the next sign of life comes soon.
  }
}
