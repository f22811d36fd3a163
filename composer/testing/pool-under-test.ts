import { Snapshot } from '../gateway/releases/snapshot.ts';
import type { Audience } from '../gateway/releases/snapshot.ts';
import type { Fault, PartTime } from '../gateway/renderer-channel/messages.ts';
import type { Exclusion } from '../gateway/renderers/exclusions.ts';
import type { PageTask, Rendered } from '../gateway/renderers/page-task.ts';
import { RendererPool } from '../gateway/renderers/renderer-pool.ts';
import { pageRequest } from './page-request.ts';
import { emptyStore, publishAll } from './release-fixture.ts';

/**
 * A shell whose page runs loader and component of every remote, as the real one does. A component may show an empty part of another remote
 * within its own.
 */
export const RUNNING_SHELL = `
const internals = { H: null };
exports.shared = {
  react: {
    Component: class { setState() {} },
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals,
    leakedInternals: () => internals,
  },
};
exports.render = async (request) => {
  const parts = [];
  for (const remote of Object.keys(request.composition.remotes)) {
    const ref = { remote, expose: './Page' };
    try {
      const page = await request.load(ref);
      const data = page.loader && await page.loader({ fetch: request.fetch, url: request.url, form: request.form });
      request.partBegins(ref);
      const show = (other) => {
        request.partBegins({ ...ref, remote: other });
        request.partEnds({ ...ref, remote: other });
      };
      parts.push(remote + ': ' + (await page.default(data, show)));
      request.partEnds(ref);
    } catch (error) {
      request.report({ ref, error });
      parts.push(remote + ': fallback');
    }
  }
  return { kind: 'page', status: 200, inlineScripts: [], pipe: (target) => target.end(parts.join('\\n')), abort() {} };
};`;

/** Server code of a remote with a page. */
export const page = (code: { start?: string; loader?: string; render?: string }) =>
  `${code.start ?? ''}
   exports.exposes = { './Page': {
     ${code.loader ? `loader: async ({ fetch, url, form }) => { ${code.loader} },` : ''}
     default: (data, show) => { ${code.render ?? `return 'whole';`} } } };`;

const route = (id: string) => ({
  id,
  paths: { nl: `${id}-nl`, fr: `${id}-fr`, en: `${id}-en`, de: `${id}-de` },
  page: './Page',
  hydrate: 'load' as const,
});

type TaskFixture = Partial<Omit<PageTask, 'page'>> & { page?: Partial<PageTask['page']> };

/** A release of which something is told. */
interface Subject {
  app: string;
  version: string;
}

/** What a pool has told since the test began. */
interface Told {
  faults: Fault[];
  replaced: string[];
  excluded: (Exclusion & { isForAll: boolean })[];
  /** Faults that are of sets for some visitors only. */
  ofOthers: Fault[];
  measured: (PartTime & { isOver: boolean })[];
}

interface Opened {
  store: ReturnType<typeof emptyStore>;
  pool: RendererPool;
  told: Told;
}

/** By settings: their processes take longer to start than most tests. */
const pools = new Map<string, Opened>();
afterAll(() => Promise.all([...pools.values()].map(({ pool }) => pool.close())));

function poolWith(memory: number, partShare: number): Opened {
  const store = emptyStore();
  const told: Told = { faults: [], replaced: [], excluded: [], ofOthers: [], measured: [] };
  const pool = new RendererPool({
    size: 2,
    memory: memory * 2 ** 20,
    partShare,
    measured: (part, isOver) => told.measured.push({ ...part, isOver }),
    releases: store.folder,
    fault: (fault, _task, audience) => {
      told.faults.push(fault);
      if (audience === 'holder') told.ofOthers.push(fault);
    },
    excluded: (exclusion, audience) => told.excluded.push({ ...exclusion, isForAll: audience !== 'holder' }),
    replaced: (reason) => told.replaced.push(reason),
    log: () => {},
  });
  return { store, pool, told };
}

let tests = 0;
let builds = 0;

/**
 * Renderers with these remotes, each given by its server code; memory in MB, share of a part in ms of processor; `pages` are remotes
 * whose part is a page. The tests of a file share the processes, which get these releases as they get those of a flip: under a version
 * that no other test has, so that nothing is known of them.
 */
export async function renderers(
  remotes: Record<string, string>,
  { memory = 256, partShare = 10_000, pages = [] as string[] } = {},
) {
  const own = ++tests;
  const version = `${own}`;
  const key = `${memory} ${partShare}`;
  const { store, pool, told } = pools.get(key) ?? poolWith(memory, partShare);
  pools.set(key, { store, pool, told });
  for (const list of Object.values(told)) list.length = 0;
  const exposes = { './Page': { js: [], css: [] } };
  await publishAll(store, [
    { name: 'shell', version, server: RUNNING_SHELL },
    ...Object.entries(remotes).map(([name, server]) => ({
      name,
      version,
      server,
      release: { exposes, routes: pages.includes(name) ? [route(name)] : [] },
    })),
  ]);
  const snapshot = new Snapshot(
    await Promise.all(['shell', ...Object.keys(remotes)].map((name) => store.open(name, version))),
  );
  await pool.start(snapshot);

  async function text({ page: wanted, ...task }: TaskFixture = {}): Promise<string> {
    const rendered: Rendered = await pool.render({
      snapshot,
      // Answers that another test got of the API are too old.
      page: pageRequest({ generation: own, ...wanted }),
      fetch: async () => new Response('{}'),
      signal: new AbortController().signal,
      url: '/fr/',
      requestId: 'r',
      ...task,
    });
    return rendered.kind === 'page' ? Buffer.concat(rendered.markup).toString() : rendered.kind;
  }
  /** Not what the releases of earlier tests still do: "1", "2" and so on. */
  const isNews = ({ version: of }: Subject) => of === '' || Number(of) >= own;
  /** With its version where that is not the one of this test. */
  const named = ({ app, version: of, expose, kind }: Subject & { expose?: string; kind: string }) =>
    [app, of !== version && of, expose, kind].filter(Boolean).join(' ');
  const kinds = () => told.faults.filter(isNews).map((fault) => named({ ...fault, expose: undefined }));
  const excluded = (ofOthers = false) =>
    told.excluded.filter((one) => isNews(one) && one.isForAll !== ofOthers).map(named);
  const ofOthers = () => told.ofOthers.filter(isNews).map((fault) => named({ ...fault, expose: undefined }));
  /** Faults outside of a page's work are told when they happen. */
  async function settled(isDone: () => boolean) {
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  /** Ends all processes, or those that are wanted, as a bug of V8 or of Node would. */
  function crash(isWanted?: Parameters<RendererPool['pids']>[0]) {
    for (const pid of pool.pids(isWanted)) process.kill(pid, 'SIGABRT');
  }
  const { replaced, measured } = told;
  /** A set for all, or for some visitors only, with another build of an app. */
  async function setWith(app: string, server: string, audience: Audience): Promise<Snapshot> {
    const other = `${own}.${++builds}`;
    const exposed = app === 'shell' ? {} : { release: { exposes } };
    await publishAll(store, [{ name: app, version: other, server, ...exposed }]);
    return snapshot.with([await store.open(app, other)], audience);
  }
  return { snapshot, setWith, text, kinds, ofOthers, replaced, excluded, measured, settled, crash };
}
