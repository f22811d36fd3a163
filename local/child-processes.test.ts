import { expect, test } from '@jest/globals';
import { once } from 'node:events';
import { isRunning } from 'composer/testing/is-running.ts';
import { ChildProcesses, type OverLimitError } from './child-processes.ts';

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

test('a program that takes longer than its limit is ended with what it started, and its output is in the error', async () => {
  const children = new ChildProcesses();
  const grandchild = `require('child_process').spawn(process.execPath, ['-e', 'console.log(process.pid); setInterval(() => {}, 1000)'], { stdio: 'inherit' })`;
  const running = children.run(node(`${grandchild}; setInterval(() => {}, 1000)`), 5000);
  const error = await running.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    message: expect.stringMatching(/^\d+\nIt was ended after 5 s, which is its limit\.$/),
  });
  // What it started closes its output a moment before it has ended.
  const started = Number((error as OverLimitError).output);
  while (isRunning(started)) await new Promise(setImmediate);
});

test('the output of a program that has ended is not waited for where something it left holds the pipe', async () => {
  const children = new ChildProcesses();
  const left = `require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit', detached: true }).pid`;
  const pid = Number(await children.run(node(`console.log(${left}); process.exit(0)`)));
  expect(isRunning(pid)).toBe(true);
  process.kill(pid, 'SIGKILL');
});
