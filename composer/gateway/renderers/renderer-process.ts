import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Channel } from '../renderer-channel/channel.ts';
import { openChannel } from '../renderer-channel/channel.ts';
import { readMarker } from '../renderer-channel/marker.ts';
import type { Marker } from '../renderer-channel/marker.ts';
import type { FromRenderer, ToRenderer } from '../renderer-channel/messages.ts';
import { interruptedStack } from './interrupted-stack.ts';

export interface ProcessOptions {
  /** Folder of the release store: besides its own code all that a renderer can read. */
  releases: string;
  /** Memory that a renderer may take, in bytes. */
  memory: number;
}

/** How a renderer ended. */
export interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

interface Listener {
  message(message: FromRenderer, body: Buffer[]): void;
  ended(end: ProcessEnd): void;
}

const COMPOSER = path.resolve(import.meta.dirname, '../..');
/** `.ts` in a workspace; `.js` in the package that is made of it. */
export const SOURCE = path.extname(import.meta.filename);
const PROGRAM = path.join(COMPOSER, `gateway/renderer/main${SOURCE}`);

/** Part of a renderer's memory that V8's heap may have; the rest is for buffers, code and Node itself. */
export const HEAP_SHARE = 0.6;
/** Part of it that is for answers of the API. */
const CACHE_SHARE = 0.1;

const KEPT_STDERR = 8_000;

/**
 * A child process that runs code of releases: without network of its own, without files but the releases, without
 * processes, threads or add-ons, with bounded memory and no environment.
 */
export class RendererProcess {
  readonly #child: ChildProcess;
  readonly #channel: Channel<ToRenderer>;
  /** Until the process has ended: its number is given to another file then. */
  #markerFile: number | undefined;
  #stderr = '';
  readonly #ended = new AbortController();

  constructor(options: ProcessOptions, listener: Listener) {
    const markerFile = unnamedFile();
    this.#markerFile = markerFile;
    const [program, args] = endingWithThisProcess(process.execPath, [
      ...rendererFlags(options),
      PROGRAM,
      String(Math.floor(options.memory * CACHE_SHARE)),
    ]);
    this.#child = spawn(program, args, {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', markerFile],
      env: { NODE_ENV: process.env.NODE_ENV },
    });
    const socket = this.#child.stdio[3] as Socket;
    this.#channel = openChannel<FromRenderer, ToRenderer>(
      socket,
      (message, body) => listener.message(message, body),
      () => this.kill(),
    );
    const stderr = this.#child.stderr as Socket;
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr = (this.#stderr + text).slice(-KEPT_STDERR);
    });
    this.#child.once('error', () => this.#end(listener, null, null));
    this.#child.once('exit', (code, signal) => this.#end(listener, code, signal));
    // They keep no gateway alive that has nothing else to do.
    this.#child.unref();
    for (const handle of [socket, stderr]) handle.unref();
  }

  /** Undefined when it could not be started. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  get send() {
    return this.#channel.send;
  }

  /** What it was about to run last; undefined once its end has been told. */
  marker(): Marker | undefined {
    return this.#markerFile === undefined ? undefined : readMarker(this.#markerFile);
  }

  get isOutOfMemory(): boolean {
    return this.#stderr.includes('heap out of memory');
  }

  /**
   * Files of what it is running, whether or not it still answers; it has to be killed afterwards. Undefined when it ends meanwhile,
   * or does not tell in time.
   * @param within ms
   */
  async interruptedStack(within: number): Promise<string | undefined> {
    const { pid } = this;
    const over = AbortSignal.any([AbortSignal.timeout(within), this.#ended.signal]);
    return pid === undefined ? undefined : interruptedStack({ pid, stderr: () => this.#stderr }, over);
  }

  kill(): void {
    // Its end is waited for.
    this.#child.ref();
    this.#child.kill('SIGKILL');
  }

  #end(listener: Listener, code: number | null, signal: NodeJS.Signals | null) {
    const file = this.#markerFile;
    if (file === undefined) return;
    this.#ended.abort();
    listener.ended({ code, signal });
    this.#markerFile = undefined;
    closeSync(file);
  }
}

/** How Node runs code of releases: with bounded memory, reading nothing but releases and its own code. */
export function rendererFlags({ releases, memory }: ProcessOptions): string[] {
  const require = createRequire(import.meta.url);
  const packages = require.resolve.paths('lru-cache') ?? [];
  const own = ['gateway', `contract/thrown${SOURCE}`, 'package.json'].map((file) =>
    path.join(COMPOSER, file),
  );
  const readable = [...own, ...packages, releases];
  return [
    // V8 must let go of the code of old releases.
    '--no-compilation-cache',
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${Math.floor((memory * HEAP_SHARE) / 2 ** 20)}`,
    '--permission',
    ...readable.map((file) => `--allow-fs-read=${file}`),
    // For the gateway's debugger, which asks what an endless loop is running.
    '--allow-inspector',
    '--inspect-port=127.0.0.1:0',
    '--disable-warning=SecurityWarning',
  ];
}

/** A file that only its descriptor leads to. */
function unnamedFile(): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'composer-renderer-'));
  try {
    return openSync(path.join(folder, 'marker'), 'w+');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of util-linux; asks the system to kill what it becomes when its parent ends. */
const SETPRIV = ['/usr/bin/setpriv', '--pdeathsig', 'KILL'] as const;

let isThere: boolean | undefined;

/**
 * A command whose process ends with this one, also when this one is killed and the other runs an endless loop. Where the system cannot do
 * that, it is the command as it is: it ends with its channel.
 */
function endingWithThisProcess(program: string, args: readonly string[]): [string, string[]] {
  const [setpriv, ...options] = SETPRIV;
  isThere ??= spawnSync(setpriv, [...options, 'true'], { stdio: 'ignore' }).status === 0;
  return isThere ? [setpriv, [...options, program, ...args]] : [program, [...args]];
}
