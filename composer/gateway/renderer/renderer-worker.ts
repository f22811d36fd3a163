import { describeThrown } from '../../contract/thrown.ts';
import type { Channel } from '../renderer-channel/channel.ts';
import type { AppCode, Fault, FaultKind, FromRenderer, ToRenderer } from '../renderer-channel/messages.ts';
import { ReleaseCalls } from './release-calls.ts';
import type { Caller } from './release-calls.ts';
import type { BuiltIns } from './built-ins.ts';
import { runPageJob } from './page-job.ts';
import { ReleaseWork } from './release-work.ts';
import { RunningReleases } from './running-releases.ts';

interface Options {
  channel: Channel<FromRenderer>;
  markerFile: number;
  cacheBytes: number;
  builtIns: BuiltIns;
}

/** Faults outside of requests that are told per second: a release may make them without end. */
const STRAY_FAULTS_PER_SECOND = 20;

/** Does what the gateway asks: keeps sets of releases, renders pages with them, says what went wrong. */
export class RendererWorker {
  readonly #options: Options;
  readonly #calls: ReleaseCalls;
  readonly #work: ReleaseWork;
  readonly #snapshots = new Map<number, RunningReleases>();
  readonly #pages = new Map<number, Caller & { leaving: AbortController }>();
  #stray = { second: 0, count: 0 };

  constructor(options: Options) {
    const { channel, builtIns, markerFile, cacheBytes } = options;
    this.#options = options;
    this.#work = new ReleaseWork(builtIns, markerFile, (work, fault) =>
      channel.send({ type: 'fault', job: work?.job, set: work?.set, fault }),
    );
    this.#calls = new ReleaseCalls(channel, cacheBytes, this.#work);
  }

  receive(message: ToRenderer, body: Buffer[]): void {
    const { channel } = this.#options;
    switch (message.type) {
      case 'ping':
        return channel.send({ type: 'pong' });
      case 'snapshot':
        return this.#keep(message);
      case 'load':
        return this.#load(message);
      case 'render':
        return void this.#render(message);
      case 'abort':
        return this.#pages.get(message.job)?.leaving.abort();
      case 'answer':
        return this.#calls.answer(message.call, message.answer, message.error, Buffer.concat(body));
    }
  }

  /** `fetch` of release code that does not use its API client. */
  async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const job = this.#work.current()?.job;
    const page = job === undefined ? undefined : this.#pages.get(job);
    if (!page) throw new TypeError('fetch works only while a page is rendered');
    return this.#calls.fetch(page, input, init);
  }

  /** A fault outside of any promise or call that is awaited. */
  strayFault(kind: Extract<FaultKind, 'rejection' | 'exception'>, error: unknown): void {
    const second = Math.floor(Date.now() / 1000);
    if (second !== this.#stray.second) this.#stray = { second, count: 0 };
    if (++this.#stray.count > STRAY_FAULTS_PER_SECOND) return;
    const thrown = describeThrown(error);
    const owner = this.#work.owner(thrown);
    const work = this.#work.current();
    // Nothing tells whose it is, but it was thrown while a page was rendered: React itself has stumbled over it, and the page never ends.
    const isOfPage = !owner && kind === 'exception' && work !== undefined && this.#pages.has(work.job);
    const fault: Fault = { ...(owner ?? { app: 'page', version: '' }), kind, error: thrown };
    const page = isOfPage ? { job: work.job, running: this.#work.running } : { job: undefined };
    this.#options.channel.send({ type: 'fault', ...page, set: work?.set, fault });
  }

  #keep({
    snapshot,
    dropped,
    composition,
    compositionPaths,
    apps,
  }: Extract<ToRenderer, { type: 'snapshot' }>) {
    const observer = {
      loading: (app: AppCode) => this.#work.enter(app, 'load'),
      loaded: (_app: AppCode, releases: RunningReleases) => this.#work.loaded(releases),
    };
    const kept = () => this.#snapshots.values();
    this.#snapshots.set(
      snapshot,
      new RunningReleases({ composition, compositionPaths, apps }, observer, kept),
    );
    for (const id of dropped) this.#snapshots.delete(id);
  }

  #load({ request, snapshot, app }: Extract<ToRenderer, { type: 'load' }>) {
    const faults: Fault[] = [];
    const releases = this.#snapshots.get(snapshot)!;
    const attempt = (expose: string | undefined, load: () => unknown) => {
      try {
        load();
      } catch (error) {
        const { version } = releases.app(app);
        faults.push({
          app,
          version,
          ...(expose ? { expose } : {}),
          kind: 'load',
          error: describeThrown(error),
        });
      }
    };
    this.#work.ofPage(0, snapshot, () => {
      if (app === 'shell') return attempt(undefined, () => releases.shell());
      for (const expose of Object.keys(releases.composition.remotes[app]?.exposes ?? {}))
        attempt(expose, () => releases.expose({ remote: app, expose }));
    });
    this.#options.channel.send({ type: 'loaded', request, faults });
  }

  async #render({ job, snapshot, excluded, page }: Extract<ToRenderer, { type: 'render' }>) {
    const leaving = new AbortController();
    const { apiBaseUrl, generation } = page;
    this.#pages.set(job, { job, apiBaseUrl, generation, leaving });
    const { channel } = this.#options;
    const context = {
      job,
      page,
      excluded,
      channel,
      releases: this.#snapshots.get(snapshot)!,
      signal: leaving.signal,
      calls: this.#calls,
      work: this.#work,
    };
    await this.#work.ofPage(job, snapshot, () => runPageJob(context));
    this.#pages.delete(job);
    this.#work.forgetTimes(job);
    this.#work.pageDone(context.releases);
  }
}
