import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';
import type { DecodedPicture, HeicJob } from './decode-heic.ts';

const { path, maxPixels } = workerData as HeicJob;
const [image] = await decode.all({ buffer: readFileSync(path) });
if (!image || image.width * image.height > maxPixels) throw new Error('The photo is empty or too large');
const { width, height, data } = await image.decode();
const pixels = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
const picture: DecodedPicture = { width, height, pixels };
parentPort!.postMessage(picture, [pixels.buffer as ArrayBuffer]);
