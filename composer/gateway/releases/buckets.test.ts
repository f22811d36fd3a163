import { jest } from '@jest/globals';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Buckets, CanaryVisitors } from './canary.ts';
import type { Outcome } from './outcomes.ts';

const asking = (headers: Record<string, string>) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { headers });
  return { request, response: new ServerResponse(request) };
};

test('a request that was asked twice has one bucket, and its answer one cookie, for HTTPS where the site is reached so', () => {
  const draws = [42, 7];
  const buckets = new Buckets({ isSecure: true, draw: () => draws.shift()! });
  const { request, response } = asking({});
  expect([buckets.of(request), buckets.of(request)]).toEqual([42, 42]);
  buckets.setCookie(request, response);
  expect(response.getHeader('set-cookie')).toEqual(
    'release-bucket=42; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});

test('each of the 100 buckets is drawn', () => {
  const buckets = new Buckets({ isSecure: false });
  const drawn = new Set(Array.from({ length: 10_000 }, () => buckets.of(asking({}).request)));
  expect([...drawn].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, bucket) => bucket));
});

test('a visitor is counted when their browser is given a bucket, once; programs that do not navigate are not', () => {
  const counted: number[] = [];
  const buckets = new Buckets({ isSecure: false, draw: () => 5, drawn: (bucket) => counted.push(bucket) });
  for (const headers of [
    { 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-mode': 'navigate', cookie: 'release-bucket=5' },
    { 'sec-fetch-mode': 'cors' },
    {},
  ]) {
    const { request, response } = asking(headers as Record<string, string>);
    buckets.of(request);
    buckets.setCookie(request, response);
  }
  expect(counted).toEqual([5]);
});

test('the store hears of visitors once a minute, of each version how many', () => {
  jest.useFakeTimers();
  const told: Outcome[][] = [];
  const visitors = new CanaryVisitors((outcomes) => told.push(outcomes));
  for (const version of ['2', '2', '3', '2']) visitors.count({ app: 'mf-search', version });
  jest.advanceTimersByTime(59_000);
  expect(told).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(told[0]!.map(({ version, visitors: seen }) => [version, seen])).toEqual(
    expect.arrayContaining([
      ['2', 3],
      ['3', 1],
    ]),
  );
  jest.advanceTimersByTime(600_000);
  expect(told).toHaveLength(1);
  jest.useRealTimers();
});
