import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { RendererProcess } from './renderer-process.ts';

test('a process that ends while it is asked what it runs is not waited for', async () => {
  const renderer = new RendererProcess(
    { releases: temporaryFolder('releases'), memory: 2 ** 28 },
    { message() {}, ended() {} },
  );
  const stack = renderer.interruptedStack(60_000);
  renderer.kill();
  expect(await stack).toBeUndefined();
});

test('a process that has ended has no marker: the number of its file may be that of another one by then', async () => {
  const { promise: ended, resolve } = Promise.withResolvers<unknown>();
  const renderer = new RendererProcess(
    { releases: temporaryFolder('releases'), memory: 2 ** 28 },
    { message() {}, ended: resolve },
  );
  renderer.kill();
  expect(await ended).toMatchObject({ signal: 'SIGKILL' });
  expect(renderer.marker()).toBeUndefined();
});
