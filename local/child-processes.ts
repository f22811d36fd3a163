import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { StartError } from './start-error.ts';

/** Timeout in ms, longer than a server's graceful shutdown; then it is killed. */
const TERMINATION_TIMEOUT = 12_000;

export interface Command {
  program: string;
  args: string[];
  cwd: string;
  environment: NodeJS.ProcessEnv;
  /** Opens a channel that closes when this process ends, for a program that watches it (end-with-parent.mjs). */
  hasChannel?: boolean;
  /** Its standard input; none by default. */
  input?: string | undefined;
}

/** Child processes. None of them outlives `stopAll`. */
export class ChildProcesses {
  readonly #running = new Set<ChildProcess>();
  readonly #afterwards: (() => Promise<void>)[] = [];
  #stopping = false;

  /** Starts a program in its own process group, so that Ctrl-C does not reach it; `end` stops it. */
  start({ program, args, cwd, environment, hasChannel, input }: Command): ChildProcess {
    if (this.#stopping) throw new StartError('Stopped.');
    const child = spawn(program, args, {
      cwd,
      env: environment,
      stdio: [
        input === undefined ? 'ignore' : 'pipe',
        'pipe',
        'pipe',
        ...(hasChannel ? ['ipc' as const] : []),
      ],
      detached: process.platform !== 'win32',
    });
    child.stdin?.end(input);
    this.#running.add(child);
    child.once('exit', () => this.#running.delete(child));
    child.once('error', () => this.#running.delete(child));
    return child;
  }

  /** Runs a program to its end and returns its stdout. Throws `StartError` with all of its output when it fails. */
  async run(command: Command): Promise<string> {
    const child = this.start(command);
    let stdout = '';
    let all = '';
    child.stdout!.on('data', (chunk) => ((stdout += chunk), (all += chunk)));
    child.stderr!.on('data', (chunk) => (all += chunk));
    const [code] = await once(child, 'close');
    if (code !== 0) throw new StartError(all.trim() || `${command.program} ${command.args.join(' ')} failed`);
    return stdout;
  }

  /** Ends a program: SIGTERM first, SIGKILL after a timeout. */
  async end(child: ChildProcess): Promise<void> {
    if (!this.#running.has(child)) return;
    const ended = once(child, 'exit');
    signal(child, 'SIGTERM');
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
    await Promise.all([...this.#running].reverse().map((child) => this.end(child)));
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
