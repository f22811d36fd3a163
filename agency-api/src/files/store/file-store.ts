import type { Readable } from 'node:stream';

/** Where files of visitors lie, encrypted. Keys are file names. */
export interface FileStore {
  /** Takes over a finished file: afterwards it is in the store whole, or not at all. */
  put(key: string, path: string): Promise<void>;
  /** Undefined for a key that is not there. */
  open(key: string): Promise<Readable | undefined>;
  /** Does nothing for a key that is not there. */
  remove(key: string): Promise<void>;
}
