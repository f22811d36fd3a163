import type { BrowserFault } from '../../contract/browser-fault.ts';
import type { Outcome } from '../releases/outcomes.ts';
import { RecentVersions } from '../releases/recent-versions.ts';
import { BrowserFaults } from './browser-faults.ts';

const FAULT: BrowserFault = {
  app: 'mf-x',
  version: '2',
  kind: 'render',
  message: 'TypeError: x is not a function',
  stack: ['web/list.js:1:12'],
};

/** Versions 1 to 7 of mf-x were live one after the other; 7 is. */
function taking() {
  const state = { now: 0, isAway: false };
  const counted: string[] = [];
  const logged: { fingerprint: string; err: Error }[] = [];
  const recorded: Outcome[] = [];
  const flips = ['1', '2', '3', '4', '5', '6', '7'].map((version) => ({
    version,
    action: 'promote' as const,
    at: new Date(0).toISOString(),
  }));
  const faults = new BrowserFaults({
    recent: new RecentVersions({
      registryStamp: () => (state.isAway ? Promise.reject(new Error('away')) : '1'),
      readRegistry: async () => ({
        schema: 1,
        live: { 'mf-x': '7', 'mf-y': '1' },
        history: { 'mf-x': flips },
        slots: {},
        slotHistory: {},
        removing: [],
      }),
    }),
    stacks: { resolveStack: async (stack) => stack.replace('/mf-x/7/web/list.js', 'mf-x/src/list.tsx') },
    log: { warn: (fields: (typeof logged)[number]) => logged.push(fields) } as never,
    count: ({ app, version, kind }) => counted.push(`${app} ${version} ${kind}`),
    record: (outcomes) => recorded.push(...outcomes),
    now: () => state.now,
  });
  const take = (fault: Partial<BrowserFault>) => faults.take({ ...FAULT, version: '7', ...fault });
  return { faults, take, state, counted, logged, recorded };
}

test('versions that are or were live lately count under their names, all else as one', async () => {
  const { take, counted } = taking();
  for (const version of ['7', '3', '2', '1', '99']) await take({ version });
  await take({ app: 'mf-y', version: '1' });
  for (let made = 0; made < 10_000; made++)
    await take({ app: `mf-${made}`, version: `${made}`, kind: 'unhandled' });
  expect(counted.slice(0, 6)).toEqual([
    'mf-x 7 render',
    'mf-x 3 render',
    'other other render',
    'other other render',
    'other other render',
    'mf-y 1 render',
  ]);
  expect(new Set(counted.slice(6))).toEqual(new Set(['other other unhandled']));
});

test('the same fault is in the log once, with places in the sources, and counted each time', async () => {
  const { take, counted, logged } = taking();
  for (let times = 0; times < 3; times++) await take({});
  expect(counted).toHaveLength(3);
  expect(logged).toHaveLength(1);
  expect(logged[0]!.err).toMatchObject({ name: 'TypeError', message: 'x is not a function' });
  expect(logged[0]!.err.stack).toBe('    at mf-x/src/list.tsx:1:12');
  await take({ kind: 'hydration' });
  expect(new Set(logged.map(({ fingerprint }) => fingerprint)).size).toBe(2);
});

test('faults without number are twenty lines a minute; what is not of this site is none', async () => {
  const { take, state, logged, counted } = taking();
  for (let made = 0; made < 10_000; made++) {
    await take({ message: `Error: ${made}` });
    await take({ app: 'mf-else', message: `Error: ${made}` });
  }
  expect(logged).toHaveLength(20);
  expect(counted).toHaveLength(20_000);
  state.now += 60_000;
  await take({ message: 'Error: 9999' });
  expect(logged).toHaveLength(21);
});

test('the store is told how many there were of each version', async () => {
  const { faults, take, recorded } = taking();
  for (const kind of ['render', 'render', 'unhandled'] as const) await take({ kind });
  await take({ app: 'mf-else' });
  faults.tell();
  faults.tell();
  expect(recorded).toEqual([
    {
      app: 'mf-x',
      version: '7',
      kind: 'browser',
      counts: { render: 2, unhandled: 1 },
      at: new Date(0).toISOString(),
    },
  ]);
});

test('while the store is away the versions of before count', async () => {
  const { faults, take, state, counted } = taking();
  state.isAway = true;
  await take({});
  state.isAway = false;
  await take({});
  state.isAway = true;
  await take({});
  faults.tell();
  expect(counted).toEqual(['other other render', 'mf-x 7 render', 'mf-x 7 render']);
});
