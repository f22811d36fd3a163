import { parentPort, workerData } from 'node:worker_threads';
import { SourceMaps } from './source-maps.ts';

/** The thread of a `StackResolver`. */
const maps = new SourceMaps(workerData as string);
parentPort!.on('message', ({ id, stack }: { id: number; stack: string }) =>
  parentPort!.postMessage({ id, stack: maps.resolveStack(stack) }),
);
