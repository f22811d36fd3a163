import { open, type FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { UploadRefused } from '../upload-refused.ts';

/** Bytes that the files of a form may still take together. */
interface ByteBudget {
  left: number;
}

/**
 * Writes an incoming file to the disk. It never ends the form that the file is a part of: what cannot be written, or is cut off as too
 * large, is swallowed, and `fault` says so afterwards.
 */
export class SpoolFile extends Writable {
  readonly path: string;
  size = 0;
  fault: unknown;
  #file: FileHandle | undefined;
  #writing: Promise<void> | undefined;

  readonly #budget: ByteBudget;

  constructor(path: string, budget: ByteBudget) {
    super();
    this.path = path;
    this.#budget = budget;
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#writing = this.#append(chunk);
    void this.#writing.then(done);
  }

  override _final(done: () => void): void {
    void this.#close().then(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    void this.#close().then(() => done(error));
  }

  async #append(chunk: Buffer): Promise<void> {
    if (this.fault !== undefined) return;
    if (chunk.length > this.#budget.left) {
      this.fault = new UploadRefused('too-large');
      return;
    }
    this.#budget.left -= chunk.length;
    try {
      this.#file ??= await open(this.path, 'wx', 0o600);
      await this.#file.writeFile(chunk);
      this.size += chunk.length;
    } catch (error) {
      this.fault = error;
    }
  }

  async #close(): Promise<void> {
    // The file may be about to be opened.
    await this.#writing;
    const file = this.#file;
    this.#file = undefined;
    await file?.close().catch((error: unknown) => {
      this.fault ??= error;
    });
  }
}
