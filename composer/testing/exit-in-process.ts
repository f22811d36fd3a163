import { Snapshot } from '../gateway/releases/snapshot.ts';
import { RendererPool } from '../gateway/renderers/renderer-pool.ts';
import { pageRequest } from './page-request.ts';
import { emptyStore, release } from './release-fixture.ts';

/**
 * A gateway that exits while one of its renderers, already replaced, still runs an endless loop: writes the processes that it had
 * started. With the argument "killed" it is killed instead, while a renderer runs an endless loop.
 */
const store = emptyStore();
await release(store, { name: 'shell', server: 'exports.shared = {}; exports.render = () => { for (;;); };' });
const snapshot = new Snapshot([await store.open('shell', '1')]);
const pool = new RendererPool({
  size: 1,
  memory: 256 * 2 ** 20,
  releases: store.folder,
  partShare: 150,
  measured: () => {},
  fault: () => {},
  excluded: () => {},
  replaced() {
    process.stdout.write(JSON.stringify(pids), () => process.exit());
  },
  log: () => {},
});
// Keeps this process running until the renderer is replaced.
setInterval(() => {}, 1_000);
await pool.start(snapshot);
const pids = pool.pids();
if (process.argv[2] === 'killed')
  setTimeout(() => {
    process.stdout.write(JSON.stringify(pids), () => process.kill(process.pid, 'SIGKILL'));
  }, 200);
void pool
  .render({
    snapshot,
    page: pageRequest(),
    fetch: async () => new Response('{}'),
    signal: new AbortController().signal,
    url: '/fr/',
    requestId: 'r',
  })
  .catch(() => {});
