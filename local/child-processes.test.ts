import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { ChildProcesses } from './child-processes.ts';

const node = (code: string) => ({
  program: process.execPath,
  args: ['-e', code],
  cwd: process.cwd(),
  environment: process.env,
});

test('the output of a program is returned; that of a failed one is in the error', async () => {
  const children = new ChildProcesses();
  expect(await children.run(node('console.log("done"); console.error("by the way")'))).toBe('done\n');
  await expect(
    children.run(node('console.log("half"); console.error("no disk"); process.exit(3)')),
  ).rejects.toThrow(/half\s+no disk|no disk\s+half/);
});

test('stopping sends SIGTERM to running programs, and no new one can be started', async () => {
  const children = new ChildProcesses();
  const child = children.start(
    node('process.on("SIGTERM", () => process.exit(7)); console.log("up"); setInterval(() => {}, 1000);'),
  );
  const exit = once(child, 'exit');
  await once(child.stdout!, 'data');
  await children.stopAll();
  expect(await exit).toEqual([7, null]);
  expect(() => children.start(node(''))).toThrow('Stopped');
});

test('what is to be done afterwards is done once, when all programs have ended', async () => {
  const children = new ChildProcesses();
  const child = children.start(node('console.log("up"); setInterval(() => {}, 1000);'));
  await once(child.stdout!, 'data');
  const done: boolean[] = [];
  children.afterwards(async () => void done.push(child.exitCode === null && child.signalCode === null));
  await children.stopAll();
  await children.stopAll();
  expect(done).toEqual([false]);
});

test('a program that does not exist rejects, without an uncaught exception', async () => {
  const children = new ChildProcesses();
  await expect(children.run({ ...node(''), program: 'no-such-program' })).rejects.toThrow('no-such-program');
});
