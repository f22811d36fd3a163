import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { RangeResponse, Source } from 'pmtiles';

/** More than any tile or directory of a sound archive has; a damaged one could ask for gigabytes. */
export const MOST_BYTES = 8_000_000;

/** A PMTiles file on this machine, read part by part. It stays open: a file that takes its place is read after the next start. */
export class ArchiveSource implements Source {
  readonly #file: string;
  #opened: Promise<FileHandle> | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  getKey(): string {
    return this.#file;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    if (length > MOST_BYTES) throw new Error(`the archive asks for ${length} bytes at once`);
    const handle = await this.#open();
    const bytes = new Uint8Array(length);
    const { bytesRead } = await handle.read(bytes, 0, length, offset);
    // The first read is for the largest head that there may be; a shorter tile would be kept for a day as one.
    if (bytesRead < length && offset > 0) throw new Error('the archive is cut off');
    return { data: bytes.buffer.slice(0, bytesRead) };
  }

  async close(): Promise<void> {
    const opened = await this.#opened?.catch(() => undefined);
    this.#opened = undefined;
    await opened?.close();
  }

  /** A file that cannot be opened is tried again with the next tile. */
  #open(): Promise<FileHandle> {
    this.#opened ??= open(this.#file).catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }
}
