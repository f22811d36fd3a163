import { expect, test } from '@jest/globals';
import { createJobQueue, QueueFull } from './job-queue.ts';

test('runs no more concurrent jobs than allowed, in order, and rejects jobs when the queue is full', async () => {
  const queue = createJobQueue({ parallel: 2, waiting: 2 });
  const started: number[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const jobs = gates.map((gate, index) =>
    queue(async () => {
      started.push(index);
      await gate.promise;
      return index;
    }),
  );
  await expect(queue(async () => 4)).rejects.toBeInstanceOf(QueueFull);
  expect(started).toEqual([0, 1]);
  gates[1]?.resolve();
  await jobs[1];
  expect(started).toEqual([0, 1, 2]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(jobs)).toEqual([0, 1, 2, 3]);
});

test('a failed job frees its place for the next', async () => {
  const queue = createJobQueue({ parallel: 1, waiting: 1 });
  const failed = queue(() => Promise.reject(new Error('broken')));
  const next = queue(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('a job that is aborted while it waits never runs, and frees its place', async () => {
  const queue = createJobQueue({ parallel: 1, waiting: 1 });
  const gate = Promise.withResolvers<void>();
  const running = queue(() => gate.promise);
  const client = new AbortController();
  let ran = false;
  const left = queue(async () => {
    ran = true;
  }, client.signal);
  client.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const next = queue(async () => 'done');
  gate.resolve();
  await running;
  expect(await next).toBe('done');
  expect(ran).toBe(false);
});

test('a job with an aborted signal is rejected at once', async () => {
  const queue = createJobQueue({ parallel: 1, waiting: 1 });
  await expect(queue(async () => 'done', AbortSignal.abort(new Error('left')))).rejects.toThrow('left');
});
