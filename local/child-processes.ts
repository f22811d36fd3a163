import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { StartError } from './start-error.ts';

/** Timeout in ms, longer than a server's graceful shutdown; then it is killed. */
const TERMINATION_TIMEOUT = 12_000;
/** How long the output of a program that has ended is waited for, in ms: what it started and left may hold the pipe for ever. */
const OUTPUT_TIMEOUT = 2_000;

export interface Command {
  program: string;
  args: string[];
  cwd: string;
  environment: NodeJS.ProcessEnv;
  /** Opens a channel that closes when this process ends, for a program that watches it (end-with-parent.mjs). */
  hasChannel?: boolean;
  /** Its standard input; none by default. */
  input?: string | undefined;
  /** Shows its output where this process shows its own, instead of returning it. */
  isShown?: boolean;
  /** What asks it to end; SIGTERM by default. */
  endSignal?: NodeJS.Signals;
}

/** A program that took longer than it may, with its output so far. */
export class OverLimitError extends StartError {
  readonly output: string;
  constructor(limit: number, output: string) {
    super(`${output.trim()}\nIt was ended after ${limit / 1000} s, which is its limit.`.trim());
    this.output = output;
  }
}

/** Child processes. None of them outlives `stopAll`. */
export class ChildProcesses {
  readonly #running = new Map<ChildProcess, NodeJS.Signals>();
  readonly #afterwards: (() => Promise<void>)[] = [];
  #stopping = false;

  /** Starts a program in its own process group, so that Ctrl-C does not reach it; `end` stops it. */
  start(command: Command): ChildProcess {
    const { program, args, cwd, environment, hasChannel, input, isShown, endSignal = 'SIGTERM' } = command;
    if (this.#stopping) throw new StartError('Stopped.');
    const child = spawn(program, args, {
      cwd,
      env: environment,
      stdio: [
        input === undefined ? 'ignore' : 'pipe',
        ...(isShown ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
        ...(hasChannel ? ['ipc' as const] : []),
      ],
      detached: process.platform !== 'win32',
    });
    child.stdin?.end(input);
    this.#running.set(child, endSignal);
    child.once('exit', () => this.#running.delete(child));
    child.once('error', () => this.#running.delete(child));
    return child;
  }

  /**
   * Runs a program to its end and returns its stdout. Throws `StartError` with all of its output when it fails; `OverLimitError` when it
   * takes longer than so many ms, after which it is ended with all that it started.
   */
  async run(command: Command, limit?: number): Promise<string> {
    const child = this.start(command);
    let stdout = '';
    let all = '';
    child.stdout?.on('data', (chunk) => ((stdout += chunk), (all += chunk)));
    child.stderr?.on('data', (chunk) => (all += chunk));
    let isOver = false;
    const timer =
      limit &&
      setTimeout(() => {
        isOver = true;
        void this.end(child);
      }, limit);
    const closed = once(child, 'close').catch(() => {});
    const [code] = await once(child, 'exit').finally(() => clearTimeout(timer || undefined));
    await settled(closed, OUTPUT_TIMEOUT);
    child.stdout?.destroy();
    child.stderr?.destroy();
    if (isOver) throw new OverLimitError(limit!, all);
    if (code !== 0) throw new StartError(all.trim() || `${command.program} ${command.args.join(' ')} failed`);
    return stdout;
  }

  /** Ends a program and what it started: asked first, SIGKILL after a timeout. */
  async end(child: ChildProcess): Promise<void> {
    const endSignal = this.#running.get(child);
    if (!endSignal) return;
    const ended = once(child, 'exit');
    signal(child, endSignal);
    const killer = setTimeout(() => signal(child, 'SIGKILL'), TERMINATION_TIMEOUT);
    await ended;
    clearTimeout(killer);
  }

  /** What is to be done when all have ended, such as to stop what they use. */
  afterwards(act: () => Promise<void>): void {
    this.#afterwards.push(act);
  }

  /** Ends every program, the latest first, and refuses new ones. */
  async stopAll(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#running.keys()].reverse().map((child) => this.end(child)));
    for (const act of this.#afterwards.splice(0)) await act();
  }
}

/** Signals the process group, so that descendants end too. */
function signal(child: ChildProcess, name: NodeJS.Signals) {
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid!, name);
  } catch {
    // It has ended already.
  }
}

/** Until it has come to an end, or so many ms are over. */
async function settled(work: Promise<unknown>, within: number): Promise<void> {
  const { promise: timeIsUp, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, within);
  await Promise.race([work, timeIsUp]);
  clearTimeout(timer);
}
