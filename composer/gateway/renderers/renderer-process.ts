import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openChannel } from '../renderer-channel/channel.ts';
import type { Channel } from '../renderer-channel/channel.ts';
import { readMarker } from '../renderer-channel/marker.ts';
import type { Marker } from '../renderer-channel/marker.ts';
import type { FromRenderer, ToRenderer } from '../renderer-channel/messages.ts';

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

/** Node's words on stderr when its inspector was opened by a signal. */
const ADDRESS = /Debugger listening on (ws:\S+)/;

interface Interruptible {
  pid: number;
  /** What the process has written to stderr so far. */
  stderr(): string;
}

/**
 * Files of the functions that a process is running at this moment, innermost first: its inspector interrupts even an endless
 * loop. The process stays interrupted: it is to be killed. Undefined when it has not told by the end of `over`.
 */
async function interruptedStack(target: Interruptible, over: AbortSignal): Promise<string | undefined> {
  const before = target.stderr().length;
  try {
    process.kill(target.pid, 'SIGUSR1');
    const address = await waitForAddress(() => target.stderr().slice(before), over);
    return address && (await pausedIn(address, over));
  } catch {
    return undefined;
  }
}

async function waitForAddress(written: () => string, over: AbortSignal): Promise<string | undefined> {
  while (!over.aborted) {
    const address = ADDRESS.exec(written())?.[1];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return undefined;
}

function pausedIn(address: string, over: AbortSignal): Promise<string | undefined> {
  const socket = new WebSocket(address);
  const files = new Map<string, string>();
  return new Promise((resolve) => {
    const end = (stack?: string) => {
      resolve(stack);
      socket.close();
    };
    over.addEventListener('abort', () => end());
    socket.addEventListener('error', () => end());
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ id: 1, method: 'Debugger.enable' }));
      socket.send(JSON.stringify({ id: 2, method: 'Debugger.pause' }));
    });
    socket.addEventListener('message', ({ data }) => {
      const { method, params } = JSON.parse(String(data)) as Event;
      if (method === 'Debugger.scriptParsed') files.set(params.scriptId, params.url);
      if (method !== 'Debugger.paused') return;
      const stack = params.callFrames.map(({ location }) => files.get(location.scriptId) ?? '');
      end(stack.join('\n'));
    });
  });
}

type Event =
  | { method: 'Debugger.scriptParsed'; params: { scriptId: string; url: string } }
  | { method: 'Debugger.paused'; params: { callFrames: { location: { scriptId: string } }[] } }
  /** The answer to a question. */
  | { method?: undefined; params?: undefined };
