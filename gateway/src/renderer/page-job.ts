import { Writable } from 'node:stream';
import type { ExposeRef } from 'shared-kit/contracts/boot';
import type { RenderRequest, RenderResult } from 'shared-kit/contracts/render';
import type { Channel } from '../renderer-channel/channel.ts';
import { errorText } from '../renderer-channel/messages.ts';
import type { FaultKind, FromRenderer, PageRequest } from '../renderer-channel/messages.ts';
import { stackOwner } from '../renderer-channel/stack-owner.ts';
import type { ApiCalls } from './api-calls.ts';
import { markedExpose } from './marked-expose.ts';
import type { ReleaseWork } from './release-work.ts';
import type { RunningReleases } from './running-releases.ts';

interface PageContext {
  job: number;
  page: PageRequest;
  releases: RunningReleases;
  /** Remotes that are left out for now. */
  excluded: readonly string[];
  signal: AbortSignal;
  channel: Channel<FromRenderer>;
  calls: ApiCalls;
  work: ReleaseWork;
}

/** A remote that is left out; known already, so not reported. */
class ExcludedRemote extends Error {}

/** Renders one page with the shell of its set of releases and sends what came out. */
export async function renderPage(context: PageContext): Promise<void> {
  const { job, channel, releases, work } = context;
  const faults = { count: 0 };
  try {
    work.enter(releases.app('shell'), 'render');
    const result = await releases.shell().render(renderRequest(context, faults));
    if (result.kind === 'redirect')
      return channel.send({ type: 'redirect', job, status: result.status, location: result.location });
    const markup = await markupOf(result);
    const { status, inlineScripts, isPrivate = false, takesLateStyles = false } = result;
    const isWhole = faults.count === 0;
    channel.send({ type: 'page', job, status, inlineScripts, isPrivate, isWhole, takesLateStyles }, markup);
  } catch (error) {
    channel.send({ type: 'failed', job, error: errorText(error) });
  }
}

/** @param faults counts what went wrong, and what was left out */
function renderRequest(context: PageContext, faults: { count: number }): RenderRequest {
  const { job, page, releases, excluded, signal, calls, work } = context;
  const { apiBaseUrl, deadline, development, form, generation, language, nonce, origin } = page;
  const loadFaults = new WeakSet<object>();
  let callsUnderWay = 0;
  let isCallCutOff = false;

  async function load(ref: ExposeRef) {
    if (excluded.includes(ref.remote)) {
      faults.count++;
      throw new ExcludedRemote(`${ref.remote} is left out for now`);
    }
    return markedExpose(releases.expose(ref) as object, releases.app(ref.remote), work);
  }

  return {
    url: new URL(page.url),
    form,
    origin,
    language,
    composition: releases.composition,
    compositionFile: releases.compositionFile,
    load: (ref) => load(ref).catch((error) => reject(error, loadFaults)),
    messages: (app, wanted, expose) =>
      releases.messages(app, wanted, expose).catch((error) => reject(error, loadFaults)),
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
    keepMarkup: (key, render) => releases.keptMarkup.get(key, render),
    apiBaseUrl,
    nonce,
    signal,
    deadline,
    blame: (stack) => stackOwner(stack)?.app,
    report({ ref, error, kind }) {
      faults.count++;
      if (signal.aborted || error instanceof ExcludedRemote) return;
      const found = faultKind(error, kind ?? 'loader', loadFaults, isCallCutOff || callsUnderWay > 0);
      context.channel.send({
        type: 'fault',
        job,
        fault: { ...owner(releases, ref), kind: found, error: errorText(error) },
      });
    },
    development,
  };
}

function reject(error: unknown, faults: WeakSet<object>): never {
  if (error instanceof Error) faults.add(error);
  throw error;
}

function owner(releases: RunningReleases, ref: ExposeRef | undefined) {
  const app = ref ? ref.remote : 'page';
  const { version } = releases.app(ref ? ref.remote : 'shell');
  return { app, version, ...(ref ? { expose: ref.expose } : {}) };
}

/** An API that is away or slow is no fault of the release that asks it. */
function faultKind(
  error: unknown,
  where: 'loader' | 'render',
  loadFaults: WeakSet<object>,
  waitsForApi: boolean,
): FaultKind {
  if (!(error instanceof Error)) return where;
  if (loadFaults.has(error)) return isFileMissing(error) ? 'files' : 'load';
  if (error.name === 'ApiUnreachable' || error.name === 'ApiProblem') return 'api';
  if (error.name === 'TooSlow') return waitsForApi ? 'api' : 'late';
  return where;
}

const isFileMissing = (error: Error) => 'code' in error && error.code === 'ENOENT';

/** The markup as it was written, in as many pieces. */
async function markupOf({ pipe }: Extract<RenderResult, { kind: 'page' }>): Promise<Uint8Array[]> {
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
