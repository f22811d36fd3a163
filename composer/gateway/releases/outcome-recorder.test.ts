import { emptyStore, release } from '../../testing/release-fixture.ts';
import { OutcomeRecorder } from './outcome-recorder.ts';
import type { Outcome } from './outcomes.ts';

const LOAD = { app: 'mf-x', version: '1', kind: 'load' };

async function recorder({ refuses = false, retryAfter = 60_000 } = {}) {
  const store = emptyStore();
  await release(store, { name: 'shell' }, { name: 'mf-x' }, { name: 'mf-y' });
  const state = { refuses, isAway: false, reports: [] as string[] };
  const recording = new OutcomeRecorder(
    {
      published: () => (state.isAway ? Promise.reject(new Error('store away')) : store.published()),
      addOutcomes: (outcomes: readonly Outcome[]) =>
        state.refuses ? Promise.reject(new Error('no space')) : store.addOutcomes(outcomes),
    },
    (error) => state.reports.push(String(error)),
    retryAfter,
  );
  async function record(excluded: Parameters<OutcomeRecorder['record']>[0]) {
    recording.record(excluded);
    await recording.settled();
    return (await store.readOutcomes()).known.map(({ app, expose, kind }) => [app, expose, kind].join(' '));
  }
  return { state, record, recording, store };
}

test('an exclusion is remembered with its part, and what comes meanwhile too', async () => {
  const { recording, record } = await recorder();
  recording.record(LOAD);
  recording.record({ ...LOAD, app: 'mf-y', expose: './Hint', kind: 'slow' });
  expect((await record({ ...LOAD, kind: 'exit' })).sort()).toEqual(['mf-x  exit', 'mf-y ./Hint slow']);
});

test.each([
  ['files that are away', { kind: 'files' }],
  ['a development build', { version: 'dev' }],
  ['the shell, which nothing stands in for', { app: 'shell' }],
  ['what no release is known to have done', { app: 'page' }],
  ['a version that is not in the store', { version: '2' }],
])('%s: nothing is remembered, and nothing reported', async (_what, change) => {
  const { record, state } = await recorder();
  expect(await record({ ...LOAD, ...change })).toEqual([]);
  expect(state.reports).toEqual([]);
});

test('a store that takes nothing is reported once, and gets everything when it does', async () => {
  const { record, state } = await recorder({ refuses: true });
  for (const kind of ['load', 'exit', 'memory']) expect(await record({ ...LOAD, kind })).toEqual([]);
  expect(state.reports).toEqual(['Error: no space']);
  state.refuses = false;
  expect((await record({ ...LOAD, app: 'mf-y' })).sort()).toEqual(['mf-x  memory', 'mf-y  load']);
  state.refuses = true;
  await record(LOAD);
  expect(state.reports).toHaveLength(2);
});

test('what was not taken is offered again after a while, though nothing else comes', async () => {
  const { store, recording, state } = await recorder({ refuses: true, retryAfter: 5 });
  recording.record(LOAD);
  while (!state.reports.length) await new Promise(setImmediate);
  state.refuses = false;
  while (!(await store.readOutcomes()).known.length) await new Promise(setImmediate);
  expect((await store.readOutcomes()).known).toEqual([expect.objectContaining(LOAD)]);
  expect(state.reports).toHaveLength(1);
});

test('what a store that cannot be read would not tell is kept until it can', async () => {
  const { record, state } = await recorder();
  state.isAway = true;
  expect(await record(LOAD)).toEqual([]);
  expect(state.reports).toEqual(['Error: store away']);
  state.isAway = false;
  expect(await record({ ...LOAD, app: 'mf-y' })).toHaveLength(2);
});
