import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { StartError } from './start-error.ts';

/** Longer than a server takes to end its requests; then it is killed. */
const PATIENCE = 12_000;

export interface Command {
  program: string;
  args: string[];
  cwd: string;
  environment: NodeJS.ProcessEnv;
  /** Opens a channel that closes when this process is gone, for a program that watches it (end-with-parent.mjs). */
  hasChannel?: boolean;
  /** What it reads from its standard input; without it there is none. */
  input?: string | undefined;
}

/** The programs that were started here. None of them outlives `stopAll`. */
export class ChildProcesses {
  readonly #running = new Set<ChildProcess>();
  #stopping = false;

  /** Starts a program in a process group of its own, so that Ctrl-C reaches it only through `end`. */
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

  /** Runs a program to its end and returns what it wrote to stdout. Throws `StartError` with all of its output when it fails. */
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

  /** Ends a program: asks first, kills when it does not listen. */
  async end(child: ChildProcess): Promise<void> {
    if (!this.#running.has(child)) return;
    const ended = once(child, 'exit');
    signal(child, 'SIGTERM');
    const killer = setTimeout(() => signal(child, 'SIGKILL'), PATIENCE);
    await ended;
    clearTimeout(killer);
  }

  /** Ends every program, the latest first, and starts no other. */
  async stopAll(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.#running].reverse().map((child) => this.end(child)));
  }
}

/** To the whole group of the program: what it started ends with it. */
function signal(child: ChildProcess, name: NodeJS.Signals) {
  try {
    if (process.platform === 'win32') child.kill(name);
    else process.kill(-child.pid!, name);
  } catch {
    // It has ended already.
  }
}
