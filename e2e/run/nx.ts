import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OverLimitError, type ChildProcesses } from '../../local/child-processes.ts';
import { ROOT, workspaceFolders } from '../../local/root.ts';
import { StartError } from '../../local/start-error.ts';

interface TargetOptions {
  args?: string[];
  /** Projects at once. */
  parallel?: number;
  /** ms. */
  limit?: number;
}

/**
 * Runs a target of every project, with Nx's cache. Throws with the output when one fails; after so many ms it is ended, and those that have
 * not come to an end are named. What each project printed stands in test-results.
 */
export async function runTarget(
  children: ChildProcesses,
  target: string,
  { args = [], parallel = 2, limit }: TargetOptions = {},
): Promise<string> {
  const command = {
    program: process.execPath,
    args: [
      path.join(ROOT, 'node_modules/nx/dist/bin/nx.js'),
      'run-many',
      '--target',
      target,
      '--output-style=static',
      `--parallel=${parallel}`,
      ...args,
    ],
    cwd: ROOT,
    environment: {
      ...process.env,
      NX_DAEMON: 'false',
      NX_TUI: 'false',
      NX_NO_CLOUD: 'true',
      FORCE_COLOR: '0',
      // TypeScript's compiler, a program in Go, spends a third of its time on collecting garbage; it is over before memory is short.
      GOGC: '400',
    },
  };
  try {
    const printed = await children.run(command, limit);
    writeOutputs(target, printed);
    return printed;
  } catch (error) {
    writeOutputs(target, error instanceof OverLimitError ? error.output : String(error));
    if (!(error instanceof OverLimitError)) throw error;
    const ended = endedTasks(error.output);
    const running = workspacesWith(target).filter((workspace) => !ended.includes(workspace));
    throw new StartError(`${error.message}\nIt had not come to an end in ${running.join(', ')}.`);
  }
}

/** Files that hold what the projects printed of a target. */
const outputFile = (target: string, workspace: string) =>
  path.join(ROOT, 'test-results', target, `${workspace}.txt`);

function writeOutputs(target: string, printed: string) {
  for (const part of printed.split(/^(?=> nx run )/m)) {
    const [, workspace] = part.match(/^> nx run ([\w-]+):/) ?? [];
    if (!workspace) continue;
    const file = outputFile(target, workspace);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, part);
  }
}

/** The workspaces that have such a target, which is a script of theirs. */
export const workspacesWith = (target: string): string[] =>
  workspaceFolders(ROOT).filter((folder) => readScripts(folder)?.[target]);

const readScripts = (folder: string): Record<string, string> | undefined =>
  JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')).scripts;

/** What Nx prints above the output of a task: its workspace, and whether it is from the cache. A task that Nx had to stop has such a line too. */
const TASK = /^> nx run ([\w-]+):.*?(?:\[([^\]]+)\])?$/gm;

/** What Nx lists of the tasks that it had to stop, when it is ended itself. */
const STOPPED = /^ *Tasks stopped before they finished:\s+((?:- .*\s+)+)/m;

/** Workspaces whose task has come to its end, of what an Nx that was ended printed. */
export function endedTasks(printed: string): string[] {
  const stopped = [...(printed.match(STOPPED)?.[1] ?? '').matchAll(/^ *- ([\w-]+):/gm)].map(
    ([, workspace]) => workspace!,
  );
  return [...printed.matchAll(TASK)]
    .map(([, workspace]) => workspace!)
    .filter((workspace) => !stopped.includes(workspace));
}

/** Tasks of a run: how many there were, and the workspaces of those that Nx took from its cache. */
export interface Tasks {
  all: number;
  cached: string[];
}

/** Reads them from what Nx printed; what is not its output has none. */
export function parseTasks(printed: string): Tasks {
  const tasks = [...printed.matchAll(TASK)];
  return {
    all: tasks.length,
    cached: tasks.filter(([, , note]) => note?.includes('cache')).map(([, workspace]) => workspace!),
  };
}
