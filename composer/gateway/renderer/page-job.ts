import { Writable } from 'node:stream';
import type { ExposeRef } from '../../contract/boot.ts';
import type { RenderRequest, RenderResult } from '../../contract/render.ts';
import type { Thrown } from '../../contract/thrown.ts';
import { describeThrown } from '../../contract/thrown.ts';
import type { Channel } from '../renderer-channel/channel.ts';
import { errorFrom } from '../renderer-channel/messages.ts';
import type {
  AppCode,
  Excluded,
  FaultKind,
  FromRenderer,
  PageRequest,
} from '../renderer-channel/messages.ts';
import { stackOwner } from '../renderer-channel/marker.ts';
import type { ReleaseCalls } from './release-calls.ts';
import type { ReleaseWork } from './release-work.ts';
import type { RunningReleases } from './running-releases.ts';

interface JobContext {
  job: number;
  page: PageRequest;
  releases: RunningReleases;
  /** What is left out for now. */
  excluded: Excluded;
  signal: AbortSignal;
  channel: Channel<FromRenderer>;
  calls: ReleaseCalls;
  work: ReleaseWork;
}

/** Renders one page with the shell of its set of releases and sends what came out. */
export async function runPageJob(context: JobContext): Promise<void> {
  const { job, channel, releases, work } = context;
  const faults = { count: 0 };
  try {
    work.enter(releases.app('shell'), 'render');
    const result = await releases.shell().render(renderRequest(context, faults));
    if (result.kind === 'redirect')
      return channel.send({ type: 'redirect', job, status: result.status, location: result.location });
    const markup = await readMarkup(result);
    const { status, inlineScripts, isPrivate = false, served } = result;
    const isWhole = faults.count === 0;
    const parts = work.takeTimes(job);
    channel.send({ type: 'page', job, status, inlineScripts, isPrivate, isWhole, parts, served }, markup);
  } catch (error) {
    channel.send({ type: 'failed', job, error: describeThrown(error) });
  }
}

const isExcluded = ({ remote, expose }: ExposeRef, { remotes, parts }: Excluded) =>
  remotes.includes(remote) || parts.some((part) => part.remote === remote && part.expose === expose);

/** @param faults counts what went wrong, and what was left out */
function renderRequest(context: JobContext, faults: { count: number }): RenderRequest {
  const { job, page, releases, excluded, signal, calls, work } = context;
  const { apiBaseUrl, deadline, development, form, generation, language, origin } = page;
  const loadFaults: LoadFaults = new WeakMap();
  let callsUnderWay = 0;
  let isCallCutOff = false;

  async function load(ref: ExposeRef) {
    if (isExcluded(ref, excluded)) {
      faults.count++;
      const error = new Error(`${ref.remote} or ${ref.expose} of it is left out for now`);
      loadFaults.set(error, 'excluded');
      throw error;
    }
    return markedExpose(releases.expose(ref) as object, ref.expose, releases.app(ref.remote), work);
  }

  return {
    url: new URL(page.url),
    form,
    origin,
    language,
    composition: releases.composition,
    compositionFiles: releases.compositionPaths,
    load: (ref) => load(ref).catch((error) => reject(error, loadFaults)),
    messages: async (app, wanted, expose) => {
      try {
        return releases.messages(app, wanted, expose);
      } catch (error) {
        return reject(error, loadFaults);
      }
    },
    async fetch(input, init) {
      callsUnderWay++;
      try {
        return await calls.fetch({ job, apiBaseUrl, generation }, input, init);
      } catch (error) {
        isCallCutOff ||= !!init?.signal?.aborted;
        throw error;
      } finally {
        callsUnderWay--;
      }
    },
    partBegins: ({ remote, expose }) => work.beginPart(job, releases.app(remote), expose),
    partEnds: ({ remote, expose }) => work.endPart(job, releases.app(remote), expose, releases.app('shell')),
    cacheMarkup: (key, render) => releases.cachedMarkup.get(key, render),
    apiBaseUrl,
    signal,
    deadline,
    blame: (stack) => stackOwner(stack)?.app,
    report({ ref, error, kind }) {
      faults.count++;
      if (kind === 'render') work.forgetTimes(job);
      const ofLoad = loadFaults.get(error as object);
      if (signal.aborted || ofLoad === 'excluded') return;
      const thrown = describeThrown(error);
      // The gateway has counted it already, when it refused the call.
      if ([thrown, thrown.cause].some((one) => one?.name === 'CallRefused')) return;
      const found = ofLoad ?? faultKind(thrown, kind ?? 'loader', isCallCutOff || callsUnderWay > 0);
      context.channel.send({
        type: 'fault',
        job,
        fault: { ...owner(releases, ref), kind: found, error: thrown },
      });
    },
    development,
    isDebugged: page.isDebugged ?? false,
  };
}

/** What went wrong while code or translations were loaded; what is left out for now is known already, and not told again. */
type LoadFaults = WeakMap<object, 'load' | 'files' | 'excluded'>;

/** Whatever code threw while it was loaded, the shell gets an error of this process. */
function reject(thrown: unknown, faults: LoadFaults): never {
  if (faults.has(thrown as object)) throw thrown;
  const described = describeThrown(thrown);
  const error = errorFrom(described);
  faults.set(error, described.code === 'ENOENT' ? 'files' : 'load');
  throw error;
}

function owner(releases: RunningReleases, ref: ExposeRef | undefined) {
  const app = ref ? ref.remote : 'page';
  const { version } = releases.app(ref ? ref.remote : 'shell');
  return { app, version, ...(ref ? { expose: ref.expose } : {}) };
}

/** An API that is away or slow is no fault of the release that asks it. */
function faultKind({ name }: Thrown, where: 'loader' | 'render', waitsForApi: boolean): FaultKind {
  if (name === 'ApiUnreachable' || name === 'ApiProblem') return 'api';
  if (name === 'TooSlow') return waitsForApi ? 'api' : 'late';
  return where;
}

/** The markup as it was written, in as many pieces. */
async function readMarkup({ pipe }: Extract<RenderResult, { kind: 'page' }>): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    const target = new Writable({
      // The whole page is there already: it is taken at once.
      highWaterMark: Number.MAX_SAFE_INTEGER,
      writev(chunks, done) {
        for (const { chunk } of chunks) pieces.push(chunk as Uint8Array);
        done();
      },
    });
    target.once('finish', () => resolve(pieces));
    target.once('error', reject);
    target.cork();
    pipe(target);
  });
}

/**
 * An expose of a remote whose use is marked: its functions when they are called, its component when a part of the page
 * begins with it. The component itself stays the same, and so do its stacks.
 */
function markedExpose(expose: object, name: string, app: AppCode, work: ReleaseWork): object {
  const marked: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(expose) as [string, unknown][]) {
    if (isComponentName(key))
      Object.defineProperty(marked, key, {
        enumerable: true,
        get() {
          work.enter(app, 'render', name);
          return value;
        },
      });
    else
      marked[key] =
        typeof value === 'function'
          ? (...args: unknown[]) =>
              work.ofPart(app, name, () => Reflect.apply(value, expose, args) as unknown)
          : value;
  }
  // Other remotes get at it through the host.
  return Object.freeze(marked);
}

const isComponentName = (key: string) => key === 'default' || /^[A-Z]/.test(key);
