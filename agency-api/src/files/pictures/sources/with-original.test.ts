import { expect, test } from '@jest/globals';
import { QueueFull } from '../job-queue.ts';
import { createHostSlots } from './with-original.ts';

const staying = new AbortController().signal;
const hang = () => new Promise<never>(() => {});

test('a host that hangs leaves slots for others', async () => {
  const slots = createHostSlots({ parallel: 3, perHost: 2, waiting: 10 });
  for (let job = 0; job < 5; job++) void slots('hanging.example', hang, staying);
  expect(await slots('other.example', async () => 'done', staying)).toBe('done');
});

test('aborted jobs leave the queue of their host', async () => {
  const slots = createHostSlots({ parallel: 3, perHost: 1, waiting: 1 });
  void slots('hanging.example', hang, staying);
  const client = new AbortController();
  const left = slots('hanging.example', hang, client.signal);
  await expect(slots('hanging.example', hang, staying)).rejects.toBeInstanceOf(QueueFull);
  client.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  void slots('hanging.example', hang, staying);
  await expect(slots('hanging.example', hang, staying)).rejects.toBeInstanceOf(QueueFull);
});
