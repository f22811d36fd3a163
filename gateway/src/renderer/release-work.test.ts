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

test('what a loader changed is told before the component of the same release runs, once', () => {
  const faults: Fault[] = [];
  let changed: string | undefined;
  const builtIns = { quickDifference: () => changed, difference: () => changed };
  const work = new ReleaseWork(builtIns, marker, (_job, fault) => faults.push(fault));
  work.ofPage(1, () => {
    work.enter(app, 'loader');
    changed = 'Object.prototype.harm';
    work.enter(app, 'render');
    expect(faults).toMatchObject([{ app: 'mf-search', version: '1.0.0', kind: 'prototype' }]);
    work.pageDone();
    expect(faults).toHaveLength(1);
  });
});
