import { Snapshot } from '../releases/snapshot.ts';
import type { Fault } from '../renderer-channel/messages.ts';
import type { PageTask, Rendered } from '../renderers/page-task.ts';
import { RendererPool } from '../renderers/renderer-pool.ts';
import { pageRequest } from './page-request.ts';
import { emptyStore, release } from './release-fixture.ts';

/** A shell whose page runs loader and component of every remote, as the real one does. */
const RUNNING_SHELL = `
exports.shared = { react: {} };
exports.render = async (request) => {
  const parts = [];
  for (const remote of Object.keys(request.composition.remotes)) {
    const ref = { remote, expose: './Page' };
    try {
      const page = await request.load(ref);
      const data = page.loader && await page.loader({ fetch: request.fetch, url: request.url, form: request.form });
      parts.push(remote + ': ' + page.default(data));
    } catch (error) {
      request.report({ ref, error });
      parts.push(remote + ': fallback');
    }
  }
  return { kind: 'page', status: 200, pipe: (target) => target.end(parts.join('\\n')), abort() {} };
};`;

/** Server code of a remote with a page. */
export const page = (code: { start?: string; loader?: string; render?: string }) =>
  `${code.start ?? ''}
   exports.exposes = { './Page': {
     ${code.loader ? `loader: async ({ fetch, url, form }) => { ${code.loader} },` : ''}
     default: (data) => { ${code.render ?? `return 'whole';`} } } };`;

type TaskFixture = Partial<Omit<PageTask, 'page'>> & { page?: Partial<PageTask['page']> };

const pools: RendererPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

/** Renderers with these remotes, each given by its server code. */
export async function renderers(remotes: Record<string, string>, memory = 256) {
  const store = emptyStore();
  await release(store, { name: 'shell', server: RUNNING_SHELL });
  const exposes = { './Page': { js: [], css: [] } };
  for (const [name, server] of Object.entries(remotes))
    await release(store, { name, server, release: { exposes } });
  const snapshot = new Snapshot(
    await Promise.all(['shell', ...Object.keys(remotes)].map((name) => store.open(name, '1'))),
  );
  const faults: Fault[] = [];
  const replaced: string[] = [];
  const pool = new RendererPool({
    size: 2,
    memory: memory * 2 ** 20,
    releases: store.folder,
    fault: (fault) => faults.push(fault),
    excluded: () => {},
    replaced: (reason) => replaced.push(reason),
    log: () => {},
  });
  pools.push(pool);
  await pool.start(snapshot);

  async function text({ page: wanted, ...task }: TaskFixture = {}): Promise<string> {
    const rendered: Rendered = await pool.render({
      snapshot,
      page: pageRequest(wanted),
      fetch: async () => new Response('{}'),
      signal: new AbortController().signal,
      url: '/fr/',
      requestId: 'r',
      ...task,
    });
    return rendered.kind === 'page' ? Buffer.concat(rendered.markup).toString() : rendered.kind;
  }
  const kinds = () => faults.map(({ app, version, kind }) => `${app} ${version} ${kind}`);
  /** Faults outside of a page's work are told when they happen. */
  async function settled(isDone: () => boolean) {
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { text, faults, kinds, replaced, settled };
}
