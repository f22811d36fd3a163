import { AsyncResource } from 'node:async_hooks';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppCode, Fault } from '../renderer-channel/messages.ts';
import { ReleaseWork } from './release-work.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'release-work-'));
const marker = openSync(path.join(folder, 'marker'), 'w+');
afterAll(() => {
  closeSync(marker);
  rmSync(folder, { recursive: true });
});

const app = { name: 'mf-search', kind: 'remote', version: '1.0.0' } as AppCode;
const other = { name: 'mf-forms', kind: 'remote', version: '1.0.0' } as AppCode;

test('what a loader changed is told before the component of the same release runs, once', () => {
  const faults: Fault[] = [];
  let changed: string | undefined;
  const builtIns = { quickDifference: () => changed, difference: () => changed };
  const work = new ReleaseWork(builtIns, marker, (_job, fault) => faults.push(fault));
  work.ofPage(1, 1, () => {
    work.enter(app, 'loader');
    changed = 'Object.prototype.harm';
    work.enter(app, 'render');
    expect(faults).toMatchObject([{ app: 'mf-search', version: '1.0.0', kind: 'prototype' }]);
    work.pageDone({ sharedDifference: () => undefined });
    expect(faults).toHaveLength(1);
  });
});

test('what code changed when it went on with an answer is not blamed on the code that was entered while it waited', async () => {
  const faults: Fault[] = [];
  let changed: string | undefined;
  const builtIns = { quickDifference: () => changed, difference: () => changed };
  const work = new ReleaseWork(builtIns, marker, (_job, fault) => faults.push(fault));
  let goOn = () => {};
  work.ofPage(1, 1, () => work.ofPart(app, './Page', () => (goOn = AsyncResource.bind(later))));
  work.ofPage(2, 1, () => work.enter(other, 'loader', './Page'));
  goOn();
  await new Promise((done) => setImmediate(done));
  work.pageDone({ sharedDifference: () => undefined });
  expect(faults).toMatchObject([{ app: 'mf-search', kind: 'prototype' }]);

  function later() {
    work.goOn(work.current(), () => (changed = 'Object.prototype.harm'));
  }
});

test('what code does with an answer counts for it, also where a page begins in the same turn', async () => {
  const work = new ReleaseWork(
    { quickDifference: () => undefined, difference: () => undefined },
    marker,
    () => {},
  );
  let goOn = () => {};
  const waits = work.ofPage(1, 1, () =>
    work.ofPart(app, './Page', async () => {
      await new Promise<void>((resolve) => {
        goOn = AsyncResource.bind(() => work.goOn(work.current(), resolve));
      });
      burn();
    }),
  );
  const begins = () => work.ofPage(2, 1, () => work.ofPart(other, './Page', () => {}));
  // Messages that come together are told in ticks that follow each other.
  await new Promise((done) => setImmediate(done));
  process.nextTick(goOn);
  process.nextTick(() => process.nextTick(begins));
  process.nextTick(() => void Promise.resolve().then(begins));
  await waits;
  expect(work.takeTimes(1)[0]!.cpu).toBeGreaterThan(0);

  function burn() {
    const before = process.threadCpuUsage().user;
    while (process.threadCpuUsage().user - before < 20_000);
  }
});
