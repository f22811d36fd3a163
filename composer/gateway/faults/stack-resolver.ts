import { Worker } from 'node:worker_threads';
import type { Thrown } from '../../contract/thrown.ts';

/** ms that a stack is waited for, and stacks that are waited for at once: beyond, a stack stays as it is. */
const PATIENCE = 10_000;
const MOST_WAITING = 100;
/** ms without a fault after which the thread ends, with the maps that it has. */
const IDLE = 60_000;
/** MB that it may take. */
const MEMORY = 256;

interface Waiting {
  stack: string;
  answer(stack: string): void;
}

/**
 * Finds the places of stacks in the sources of releases (`SourceMaps`), in a thread that lives while there are faults: a map of a whole
 * app takes as long to read as many pages. A stack that cannot be resolved stays as it is.
 */
export class StackResolver {
  readonly #releases: string;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;
  #thread: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** @param releases folder of the releases */
  constructor(releases: string) {
    this.#releases = releases;
  }

  resolveStack(stack: string): Promise<string> {
    if (this.#waiting.size >= MOST_WAITING) return Promise.resolve(stack);
    const { promise, resolve } = Promise.withResolvers<string>();
    const id = ++this.#last;
    const timer = setTimeout(() => this.#answer(id, stack), PATIENCE).unref();
    this.#waiting.set(id, {
      stack,
      answer(resolved) {
        clearTimeout(timer);
        resolve(resolved);
      },
    });
    this.#thread ??= this.#start();
    this.#thread.postMessage({ id, stack });
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.close(), IDLE).unref();
    return promise;
  }

  /** The same of what was thrown, and of its causes. */
  async resolve({ stack, cause, ...thrown }: Thrown): Promise<Thrown> {
    return {
      ...thrown,
      ...(stack !== undefined && { stack: await this.resolveStack(stack) }),
      ...(cause && { cause: await this.resolve(cause) }),
    };
  }

  /** Ends the thread; the next fault starts another one. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const thread = this.#thread;
    this.#lost(thread);
    await thread?.terminate();
  }

  #start(): Worker {
    const thread = new Worker(new URL('source-maps-thread.ts', import.meta.url), {
      workerData: this.#releases,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    thread.unref();
    thread.on('message', ({ id, stack }: { id: number; stack: string }) => this.#answer(id, stack));
    thread.once('error', () => this.#lost(thread));
    thread.once('exit', () => this.#lost(thread));
    return thread;
  }

  #answer(id: number, stack: string) {
    this.#waiting.get(id)?.answer(stack);
    this.#waiting.delete(id);
  }

  #lost(thread: Worker | undefined) {
    if (thread !== this.#thread) return;
    this.#thread = undefined;
    for (const [id, { stack }] of this.#waiting) this.#answer(id, stack);
  }
}
