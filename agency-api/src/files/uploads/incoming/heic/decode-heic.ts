import { Worker } from 'node:worker_threads';

/** A picture as its pixels: red, green, blue and opacity, a byte each. */
export interface DecodedPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** What the worker is to do. */
export interface HeicJob {
  path: string;
  maxPixels: number;
}

/** ms for a picture. */
const LIMIT = 30_000;

/**
 * Decodes a photo in HEIC, which sharp cannot. In a thread of its own: libheif is WebAssembly that answers nobody meanwhile, and what it
 * took of the memory goes with the thread.
 */
export function decodeHeic(path: string, maxPixels: number): Promise<DecodedPicture> {
  const job: HeicJob = { path, maxPixels };
  const worker = new Worker(new URL('heic-worker.ts', import.meta.url), { workerData: job, execArgv: [] });
  return new Promise<DecodedPicture>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The photo takes too long')), LIMIT);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The decoder ended with ${code}`)));
    worker.once('message', () => clearTimeout(timer));
    worker.once('exit', () => clearTimeout(timer));
  }).finally(() => worker.terminate());
}
