import type { FaultKind } from '../renderer-channel/messages.ts';
import { Exclusions } from './exclusions.ts';

const APP = 'mf-search';

function exclusions() {
  let time = 1_000_000;
  const list = new Exclusions(() => time);
  const count = (kind: FaultKind, times = 1, version = '1') => {
    for (let index = 0; index < times; index++) list.count({ app: APP, version, kind });
  };
  return {
    list,
    count,
    pass: (ms: number) => (time += ms),
    isOut: (version = '1') => list.isExcluded(APP, version),
  };
}

test.each<FaultKind>(['render', 'loader', 'late', 'rejection'])(
  'five faults (%s) within a minute exclude a release',
  (kind) => {
    const { count, isOut } = exclusions();
    count(kind, 4);
    expect(isOut()).toBe(false);
    count(kind);
    expect(isOut()).toBe(true);
  },
);

test('faults that are more than a minute apart do not add up', () => {
  const { count, isOut, pass } = exclusions();
  for (let index = 0; index < 10; index++) {
    count('render', 2);
    pass(31_000);
  }
  expect(isOut()).toBe(false);
});

test.each<FaultKind>(['load', 'prototype', 'memory', 'exit'])(
  'one fault that is proven (%s) excludes at once',
  (kind) => {
    const { count, isOut } = exclusions();
    count(kind);
    expect(isOut()).toBe(true);
  },
);

test.each<FaultKind>(['timeout', 'exception'])('two faults that cost a renderer (%s) exclude', (kind) => {
  const { count, isOut } = exclusions();
  count(kind);
  expect(isOut()).toBe(false);
  count(kind);
  expect(isOut()).toBe(true);
});

test('an API that is away excludes nobody', () => {
  const { count, isOut } = exclusions();
  count('api', 1_000);
  expect(isOut()).toBe(false);
});

test('pauses grow while a release goes on failing', () => {
  const { list, count, isOut, pass } = exclusions();
  for (const pause of [5_000, 15_000, 60_000, 300_000, 300_000]) {
    count('load');
    expect(list.list()).toMatchObject([{ app: APP, version: '1', kind: 'load' }]);
    pass(pause - 1);
    expect(isOut()).toBe(true);
    pass(1);
    expect(isOut()).toBe(false);
  }
});

test('a release whose files are not there is looked for again each second, however long that goes on', () => {
  const { count, isOut, pass } = exclusions();
  for (let second = 0; second < 20; second++) {
    count('files');
    expect(isOut()).toBe(true);
    pass(1_000);
    expect(isOut()).toBe(false);
  }
});

test('on trial, too, one fault that costs a renderer is not enough', () => {
  const { count, isOut, pass } = exclusions();
  count('timeout', 2);
  pass(5_000);
  count('timeout');
  expect(isOut()).toBe(false);
  count('timeout');
  expect(isOut()).toBe(true);
});

test('who behaves for a minute starts anew', () => {
  const { list, count, isOut, pass } = exclusions();
  count('load');
  pass(5_000 + 60_000);
  count('timeout');
  expect(isOut()).toBe(false);
  count('load');
  expect(list.list()[0]!.until - 1_000_000).toBe(5_000 + 60_000 + 5_000);
});

test('another version has a record of its own, and late faults of the old one do not touch it', () => {
  const { count, isOut } = exclusions();
  count('load');
  expect(isOut('2')).toBe(false);
  count('render', 4, '2');
  count('load');
  expect(isOut('1')).toBe(true);
  count('render', 1, '2');
  expect(isOut('2')).toBe(true);
});

test('a development build is never left out', () => {
  const { count, isOut } = exclusions();
  count('load', 10, 'dev');
  expect(isOut('dev')).toBe(false);
});

test('a part that is slow is left out by itself, and the release stays', () => {
  const { list } = exclusions();
  const part = { app: APP, version: '1', expose: './Box' };
  expect(list.count({ ...part, kind: 'slow' })).toMatchObject({ ...part, kind: 'slow' });
  expect(list.isExcluded(APP, '1', './Box')).toBe(true);
  expect(list.isExcluded(APP, '1', './Page')).toBe(false);
  expect(list.isExcluded(APP, '1')).toBe(false);
  expect(list.list()).toMatchObject([part]);
});

test('the expose at which another fault showed does not matter: the release is left out', () => {
  const { list, isOut } = exclusions();
  list.count({ app: APP, version: '1', expose: './Box', kind: 'load' });
  expect(isOut()).toBe(true);
});
