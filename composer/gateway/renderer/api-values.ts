import { LRUCache } from 'lru-cache';
import { deepFreeze } from '../deep-freeze.ts';
import type { ApiAnswer } from '../renderer-channel/messages.ts';

/** A public answer of the API that many pages read. */
export interface ApiValue {
  /** Can be read many times; its JSON is parsed once and frozen all through. */
  response: Response;
  tag: number;
  freshUntil: number;
  /** Number of the state of the content of the page that asked. */
  generation: number;
  bytes: number;
}

/** Memory that an answer takes for each byte of its JSON: text, value, and what pages make of the value. Measured. */
const WEIGHT = 6;

/** Memory of an entry besides its texts, in bytes. */
const ENTRY_BYTES = 400;

/** Answers of the API by address, bounded by all that they take, addresses included. */
export const apiValues = (bytes: number) =>
  new LRUCache<string, ApiValue>({
    maxSize: bytes,
    sizeCalculation: (value, url) => value.bytes * WEIGHT + url.length * 2 + ENTRY_BYTES,
  });

export function apiValue(
  { status, contentType, freshUntil, tag }: ApiAnswer,
  body: Buffer,
  generation: number,
): ApiValue {
  let value: unknown;
  const response = Object.assign(new Response(null, { status, headers: { 'content-type': contentType } }), {
    text: async () => body.toString(),
    json: async () => (value ??= deepFreeze(JSON.parse(body.toString()))),
  });
  return { response, tag, freshUntil, generation, bytes: body.length };
}
