import { pageRequest } from '../../testing/page-request.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { LoneTrials } from './lone-trials.ts';
import { RendererLost } from './page-task.ts';
import type { PageTask, Rendered, Suspect } from './page-task.ts';
import type { Renderer } from './renderer.ts';

const APPS = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
const task: PageTask = {
  snapshot: { apps: APPS.map((name) => ({ name })) } as Snapshot,
  page: pageRequest({}),
  fetch: async () => new Response(),
  signal: new AbortController().signal,
  url: '/fr/',
  requestId: 'r',
};
const PAGE: Rendered = { kind: 'redirect', status: 302, location: '/fr/' };

/** Tries a page. Each rendering without these remotes ends its renderer, with this suspicion, or is the page. */
async function tried(rendering: (leftOut: readonly string[]) => Suspect | 'ends' | 'comes') {
  const attempts: string[] = [];
  const convicted: string[] = [];
  const trials = new LoneTrials({
    takeSpare: async () => ({ isReady: true, end() {} }) as unknown as Renderer,
    async render(_renderer, _task, leftOut) {
      attempts.push([...leftOut].join(' '));
      const outcome = rendering([...leftOut]);
      if (outcome === 'comes') return PAGE;
      throw new RendererLost(outcome === 'ends' ? {} : { suspect: outcome });
    },
    convict: ({ app }, kind) => convicted.push(`${app} ${kind}`),
  });
  const outcome = await trials.render(task).then(
    () => 'comes',
    (error: unknown) => (error as Error).name,
  );
  return { outcome, attempts, convicted };
}

const suspect = (app: string): Suspect => ({ kind: 'exit', owner: { app, version: '1' } });

test('the remote without which the page comes was the cause', async () => {
  expect(await tried((leftOut) => (leftOut.includes('mf-a') ? 'comes' : suspect('mf-a')))).toEqual({
    outcome: 'comes',
    attempts: ['', 'mf-a'],
    convicted: ['mf-a exit'],
  });
});

test('where several remotes end their renderers, one of them is found by each page', async () => {
  const guilty = (leftOut: readonly string[]) => APPS.slice(0, 3).find((app) => !leftOut.includes(app));
  expect(
    await tried((leftOut) => {
      const app = guilty(leftOut);
      return app ? suspect(app) : 'comes';
    }),
  ).toEqual({
    outcome: 'comes',
    attempts: ['', 'mf-a', 'mf-a mf-b', 'mf-a mf-b mf-c'],
    convicted: ['mf-c exit'],
  });
});

test('a remote that is suspected though it is left out explains nothing', async () => {
  expect(await tried((leftOut) => (leftOut.length === 4 ? 'comes' : suspect('mf-a')))).toEqual({
    outcome: 'comes',
    attempts: ['', 'mf-a', 'mf-a', 'mf-a mf-b mf-c mf-d'],
    convicted: [],
  });
});

test('a renderer that ends twice without a word costs no third one before the page is tried without any remote', async () => {
  expect(await tried((leftOut) => (leftOut.length ? 'comes' : 'ends'))).toEqual({
    outcome: 'comes',
    attempts: ['', '', 'mf-a mf-b mf-c mf-d'],
    convicted: [],
  });
});

test('a page that does not come without any remote either is the shell’s fault', async () => {
  expect(await tried(() => 'ends')).toMatchObject({ outcome: 'RendererLost', convicted: [] });
});
