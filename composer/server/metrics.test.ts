import express, { Router } from 'express';
import request from 'supertest';
import { serverMetrics } from './metrics.ts';

test('requests are counted by their labels and status, beside the figures of the process', async () => {
  const { measure, expose } = serverMetrics({
    name: 'requests_seconds',
    help: 'Time to answer',
    buckets: [1],
    labels: { route: ({ route }) => route?.path ?? 'none' },
  });
  const items = Router().get('/items/:id', (_asked, answer) => void answer.end());
  const site = request(express().use(measure).use(items).get('/metrics', expose));
  await site.get('/items/1');
  await site.get('/items/2');
  await site.get('/unknown');
  const { text, type } = await site.get('/metrics');
  expect(type).toBe('text/plain');
  expect(text).toContain('requests_seconds_count{route="/items/:id",status="200"} 2');
  expect(text).toContain('requests_seconds_count{route="none",status="404"} 1');
  expect(text).toContain('process_cpu_seconds_total');
});
