import type { ChildProcess } from 'node:child_process';
import type { ChildProcesses, Command } from './child-processes.ts';
import { StartError } from './start-error.ts';
import { setTimeout as pause } from 'node:timers/promises';

/** A server that runs on Node: `program` is this Node. */
interface ServiceOptions extends Omit<Command, 'program' | 'hasChannel'> {
  name: string;
  /** URL that answers 200 once the service is ready. */
  readyUrl: string;
  /** Called with each line of output. */
  onLine?(line: string): void;
}

const END_WITH_PARENT = ['--import', new URL('end-with-parent.mjs', import.meta.url).href];
/** ms. A machine that is busy is slow; a process that ends is noticed at once. */
const READY_WITHIN = 180_000;
/** ms after which a server that accepts and says nothing is asked again. */
const ANSWER_WITHIN = 5_000;
const KEPT_LINES = 40;

/** A server of the site that runs until it is stopped; it can be killed and started again. */
export class Service {
  readonly #children: ChildProcesses;
  readonly #options: ServiceOptions;
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();
  #lines: string[] = [];

  constructor(children: ChildProcesses, options: ServiceOptions) {
    this.#children = children;
    this.#options = options;
  }

  /** Process id, while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Settles when the process ends for any reason. */
  get ended(): Promise<void> {
    return this.#ended;
  }

  /** The last lines of its output. */
  get lastLines(): string {
    return this.#lines.join('\n');
  }

  /** Starts it and waits until it is ready. Throws `StartError` with its last output when it exits instead. */
  async start(): Promise<void> {
    const { args, cwd, environment } = this.#options;
    const child = this.#children.start({
      program: process.execPath,
      args: [...END_WITH_PARENT, ...args],
      cwd,
      environment,
      hasChannel: true,
    });
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    this.#child = child;
    this.#ended = ended;
    this.#lines = [];
    for (const stream of [child.stdout!, child.stderr!]) this.#follow(stream);
    void ended.then(() => {
      if (this.#child === child) this.#child = undefined;
    });
    await this.#ready();
  }

  /** Stops it gracefully. */
  async stop(): Promise<void> {
    if (this.#child) await this.#children.end(this.#child);
    await this.#ended;
  }

  /** Asks its process alone to end, as an operator does: what it has started goes on for the requests under way. */
  async drain(): Promise<void> {
    this.#child?.kill('SIGTERM');
    await this.#ended;
  }

  /** Kills it with SIGKILL. */
  async kill(): Promise<void> {
    this.#child?.kill('SIGKILL');
    await this.#ended;
  }

  #follow(stream: NodeJS.ReadableStream) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        this.#lines = [...this.#lines, line].slice(-KEPT_LINES);
        this.#options.onLine?.(line);
      }
    });
  }

  async #ready(): Promise<void> {
    const { name, readyUrl } = this.#options;
    const deadline = Date.now() + READY_WITHIN;
    while (this.#child && Date.now() < deadline) {
      if (await answers(readyUrl)) return;
      await Promise.race([this.#ended, pause(50)]);
    }
    await this.stop();
    throw new StartError(this.lastLines || `${name} was not ready within ${READY_WITHIN / 1000} s`);
  }
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN) }).then(
    ({ ok }) => ok,
    () => false,
  );

interface Waited {
  name: string;
  url: string;
  service: Pick<Service, 'ended' | 'lastLines'>;
}

/** ms for which a server must have been ready before the other one is replaced (docs/operations.md). */
const STEADY = 3_000;
const PAUSE = 250;
/** ms after which one that does not stay ready is given up; a busy machine is slow. */
const LIMIT = 180_000;

/**
 * Until a server has been ready for a while: a balancer asks again only then. Returns at once when the fleet stops. Throws `StartError`
 * when its process ends, and when it is not steady within `limit` ms.
 */
export async function untilSteady({ name, url, service }: Waited, stopping: AbortSignal, limit = LIMIT) {
  let hasEnded = false;
  void service.ended.then(() => (hasEnded = true));
  const deadline = Date.now() + limit;
  let since = Date.now();
  while (Date.now() - since < STEADY) {
    await Promise.race([service.ended, pause(PAUSE)]);
    if (stopping.aborted) return;
    if (hasEnded) throw new StartError(`${name} has ended:\n${service.lastLines}`);
    const left = deadline - Date.now();
    if (left <= 0)
      throw new StartError(`${name} was not ready for ${STEADY / 1_000} s within ${limit / 1_000} s.`);
    const timeout = AbortSignal.timeout(Math.min(left, ANSWER_WITHIN));
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.any([stopping, timeout]) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isReady) since = Date.now();
  }
}
