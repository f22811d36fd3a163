import { spawnSync } from 'node:child_process';

/** Of util-linux; asks the system to kill what it becomes when its parent ends. */
const SETPRIV = ['/usr/bin/setpriv', '--pdeathsig', 'KILL'] as const;

let isThere: boolean | undefined;

/**
 * A command whose process ends with this one, also when this one is killed and the other runs an endless loop. Where the system cannot do
 * that, it is the command as it is: it ends with its channel.
 */
export function endingWithThisProcess(program: string, args: readonly string[]): [string, string[]] {
  const [setpriv, ...options] = SETPRIV;
  isThere ??= spawnSync(setpriv, [...options, 'true'], { stdio: 'ignore' }).status === 0;
  return isThere ? [setpriv, [...options, program, ...args]] : [program, [...args]];
}
