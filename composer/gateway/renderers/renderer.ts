import { LRUCache } from 'lru-cache';
import { errorFrom } from '../renderer-channel/messages.ts';
import type { CodeOwner, Excluded, Fault, FromRenderer, PartTime } from '../renderer-channel/messages.ts';
import type { Marker } from '../renderer-channel/marker.ts';
import { stackOwner } from '../renderer-channel/marker.ts';
import { isLive } from '../releases/snapshot.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { KeptSets, RendererWork } from './renderer-work.ts';
import { PageMoved, RendererLost, sentPage, servedParts } from './page-task.ts';
import type { PageTask, Rendered, Suspect } from './page-task.ts';
import { partKey, knownTimes, longestRun } from './part-times.ts';
import { processFigures, Responsiveness } from './responsiveness.ts';
import { RendererCalls } from './renderer-calls.ts';
import { RendererProcess } from './renderer-process.ts';
import type { ProcessEnd, ProcessOptions } from './renderer-process.ts';
import type { AssignedPage } from './renderer-work.ts';
import type { Run, StuckReason } from './responsiveness.ts';

/** Why a renderer is replaced. */
export type EndReason = 'timeout' | 'memory' | 'exit' | 'prototype' | 'exception';

interface RendererListener {
  ready(): void;
  /** A page, or the code of an app, is done, so that there is room for another page. */
  free(): void;
  /** `set`: in which it happened, also outside of any page; undefined where that is not known. */
  fault(fault: Fault, task: PageTask | undefined, set: Snapshot | undefined): void;
  /** What the parts of a page took of the processor. */
  times(parts: PartTime[], task: PageTask): void;
  /** The most that a part is known to have taken elsewhere, in pages of this set or in those of what is live, in ms of processor. */
  longest(owner: CodeOwner, expose: string, set: Snapshot | undefined): number;
  /** What code of a release wrote to its console. */
  log(text: string): unknown;
  /** It takes no more work. */
  ended(reason: EndReason): void;
  /** Its process has ended, which may be a while after it took work no more. */
  gone(): void;
}

/** Time that an interrupted process has to tell what it was running, in ms: a tenth is enough on a machine that is not busy. */
const STACK_WITHIN = { timeout: 10_000, memory: 500 };
/** Time that pages have to end in a renderer that is replaced without haste, in ms. */
const GRACE = 10_000;
/** Share of the time of a page in which a renderer waits for a core that excuses a loader that is late. */
const STARVED = 0.1;
/** Sets that it remembers having run, also when they are dropped: their code may still go on in timers. */
const MOST_RUN = 50;

let lastNumber = 0;

/** One renderer, as the gateway sees it: pages that it renders, calls that it makes, and how it ends. */
export class Renderer {
  readonly #process: RendererProcess;
  readonly #listener: RendererListener;
  readonly #work = new RendererWork();
  readonly #calls: RendererCalls;
  readonly responsiveness: Responsiveness;
  readonly #sets = new KeptSets();
  /** By id, those it was given last stand last. */
  readonly #run = new LRUCache<number, Snapshot>({ max: MOST_RUN });
  /** Parts that have run in this process. */
  readonly #warm = new Set<string>();
  /** What it ran when it was last asked whether it is stuck. */
  #judged: Marker | undefined;
  #state: 'starting' | 'ready' | 'retiring' | 'ended' = 'starting';

  constructor(options: ProcessOptions, listener: RendererListener) {
    this.#listener = listener;
    this.#process = new RendererProcess(options, {
      message: (message, body) => this.#receive(message, body),
      ended: (end) => {
        this.#died(end);
        listener.gone();
      },
    });
    this.#calls = new RendererCalls(this.#process, (fault, task) =>
      this.#listener.fault(fault, task, task.snapshot),
    );
    this.responsiveness = new Responsiveness(this.pid);
  }

  get pid() {
    return this.#process.pid;
  }

  get isReady() {
    return this.#state === 'ready';
  }

  get isStarting() {
    return this.#state === 'starting';
  }

  /** Pages under way. */
  get load() {
    return this.#work.size;
  }

  get hasWork() {
    return !this.#work.isEmpty;
  }

  /**
   * Renders a page without some remotes. Rejects with `RendererLost` when this process ends first, with `PageMoved` when it may be
   * moved and this process is busy with another page.
   */
  render(task: PageTask, excluded: Excluded, isMovable: boolean): Promise<Rendered> {
    this.#give(task.snapshot);
    const job = ++lastNumber;
    return new Promise<Rendered>((resolve, reject) => {
      const leave = () => {
        this.#process.send({ type: 'abort', job });
        this.#finish(job)?.reject(task.signal.reason);
      };
      const stop = () => task.signal.removeEventListener('abort', leave);
      task.signal.addEventListener('abort', leave, { once: true });
      this.#work.addPage(job, {
        task,
        given: { at: Date.now(), waited: this.#waited() },
        isMovable: isMovable && task.page.form === undefined,
        resolve: (rendered) => (stop(), resolve(rendered)),
        reject: (error) => (stop(), reject(error)),
      });
      this.#process.send({
        type: 'render',
        job,
        snapshot: task.snapshot.id,
        excluded,
        page: task.page,
      });
    });
  }

  /** Loads an app of a snapshot. Resolves with what went wrong; rejects with `RendererLost`. */
  loadApp(snapshot: Snapshot, app: string): Promise<Fault[]> {
    this.#give(snapshot);
    const request = ++lastNumber;
    return new Promise((resolve, reject) => {
      this.#work.addLoad(request, { resolve, reject });
      this.#process.send({ type: 'load', request, snapshot: snapshot.id, app });
    });
  }

  ping(): void {
    this.responsiveness.asked();
    this.#process.send({ type: 'ping' });
  }

  /** Gives up the pages that wait while another one is being rendered. */
  movePages(): void {
    for (const job of this.#work.movable(this.#process.marker()?.job)) {
      this.#process.send({ type: 'abort', job });
      this.#finish(job)?.reject(new PageMoved());
    }
  }

  /** Why it has to be replaced, if it has; to be asked several times a second. */
  stuck(): StuckReason | undefined {
    this.#judged = this.#process.marker();
    return this.responsiveness.stuck(() => this.#running(this.#judged));
  }

  /** Ends it because it does not answer, and finds out whose code that is. */
  async stopStuck(why: StuckReason): Promise<void> {
    if (this.#state === 'ended') return;
    this.#leave('timeout');
    const marker = this.#judged;
    const page = this.#work.take(marker?.job);
    this.#work.loseAll();
    const hasCulprit = why !== 'overdue' && why !== 'restless';
    const stack = hasCulprit ? await this.#process.interruptedStack(STACK_WITHIN.timeout) : undefined;
    const now = this.#process.marker();
    this.#process.kill();
    // It had used up its memory: with a heap that is nearly full V8 only collects garbage, and answers nobody.
    if (this.#process.isOutOfMemory) return this.#suspect('memory', marker, page);
    // The stack may be of what came after.
    const isOver = now?.job !== marker?.job || now?.cpu !== marker?.cpu;
    if (why === 'restless' || (hasCulprit && isOver)) return this.#suspect('timeout', marker, page);
    const owner = stackOwner(stack ?? '');
    if (!owner) return page?.reject(new RendererLost());
    this.#tell(lostBy(owner, 'timeout'), page?.task);
    page?.reject(new RendererLost({ faultyApp: owner.app }));
  }

  /** Ends it because it takes too much memory: any page under way may be the cause. */
  async stopLarge(): Promise<void> {
    if (this.#state === 'ended') return;
    this.#leave('memory');
    const marker = this.#process.marker();
    const page = this.#work.take(marker?.job);
    this.#work.loseAll({ suspect: { kind: 'memory' } });
    const stack = await this.#process.interruptedStack(STACK_WITHIN.memory);
    this.#process.kill();
    this.#suspect('memory', stackOwner(stack ?? '') ?? marker, page);
  }

  /** Ends it when its pages have ended; those that are only read are rendered elsewhere if they are not to be trusted. */
  retire(reason: 'prototype' | 'exception'): void {
    if (!['starting', 'ready'].includes(this.#state)) return;
    this.#state = 'retiring';
    this.#listener.ended(reason);
    if (reason === 'prototype') this.#work.loseAll({ which: (task) => task.page.form === undefined });
    setTimeout(() => this.end(), GRACE).unref();
    this.#endIfIdle();
  }

  /** Ends it at once; pages under way are lost. */
  end(): void {
    this.#state = 'ended';
    this.#process.kill();
    this.#work.loseAll();
  }

  #give(snapshot: Snapshot) {
    this.#run.set(snapshot.id, snapshot);
    const dropped = this.#sets.use(snapshot);
    if (!dropped) return;
    const { id, composition, compositionPaths, apps } = snapshot;
    this.#process.send({ type: 'snapshot', snapshot: id, dropped, composition, compositionPaths, apps });
  }

  #receive(message: FromRenderer, body: Buffer[]) {
    this.responsiveness.heard();
    switch (message.type) {
      case 'ready':
        if (this.#state !== 'starting') return;
        this.#state = 'ready';
        return this.#listener.ready();
      case 'page': {
        const page = this.#finish(message.job);
        if (!page) return;
        const parts = knownTimes(message.parts, page.task.snapshot);
        for (const part of parts) this.#warm.add(partKey(part, part.expose));
        this.#listener.times(parts, page.task);
        const { snapshot, page: asked } = page.task;
        const served = asked.isDebugged ? { served: servedParts(message.served, snapshot) } : {};
        return page.resolve({ ...sentPage(message, body), ...served });
      }
      case 'redirect':
        return this.#finish(message.job)?.resolve({
          kind: 'redirect',
          status: message.status,
          location: message.location,
        });
      case 'failed':
        return this.#finish(message.job)?.reject(errorFrom(message.error));
      case 'loaded':
        this.#work.loaded(message.request, message.faults);
        return this.#listener.free();
      case 'call': {
        const page = this.#work.page(message.job);
        return page && void this.#calls.make(message, Buffer.concat(body), page.task);
      }
      case 'cancel':
        return this.#calls.cancel(message.call);
      case 'fault':
        return this.#fault(message);
      case 'log':
        return this.#listener.log(message.text);
    }
  }

  #fault({ fault, job, running, set }: Extract<FromRenderer, { type: 'fault' }>) {
    const page = this.#work.page(job);
    // Without a core nobody is in time.
    const kind = fault.kind === 'late' && page && this.#wasStarved(page) ? 'starved' : fault.kind;
    this.#tell({ ...fault, kind }, page?.task, set);
    // An exception that ended a page's rendering: the page would never come.
    if (fault.kind === 'exception') this.#suspect('exception', running, this.#work.take(job));
    if (fault.kind === 'prototype' || fault.kind === 'exception') this.retire(fault.kind);
  }

  #tell(fault: Fault, task: PageTask | undefined, said?: number) {
    this.#listener.fault(fault, task, task?.snapshot ?? this.#findSet(fault, said));
  }

  /**
   * The set in which code did something outside of any page: the one that its process names, else one that is not for all under a
   * shell that no live set has, as that may be what went wrong; what is in live sets alone is of those.
   */
  #findSet({ app, version }: CodeOwner, said: number | undefined): Snapshot | undefined {
    const having = [...this.#run.values()].filter(({ apps }) =>
      apps.some((code) => code.name === app && code.version === version),
    );
    const live =
      having.find(({ audience }) => isLive(audience)) ?? having.find(({ audience }) => audience === 'share');
    const isBesideLive = ({ shellRevision }: Snapshot) =>
      having.some((set) => set.audience !== 'holder' && set.shellRevision === shellRevision);
    return having.find(({ id }) => id === said) ?? having.find((set) => !isBesideLive(set)) ?? live;
  }

  #waited() {
    return this.pid === undefined ? undefined : processFigures.waited(this.pid);
  }

  #wasStarved({ given }: AssignedPage): boolean {
    const waited = this.#waited();
    if (waited === undefined || given.waited === undefined) return false;
    return waited - given.waited > (Date.now() - given.at) * STARVED;
  }

  /** What runs by its marker, which may take more than the same part takes elsewhere. */
  #running(marker: Marker | undefined): Run {
    return { since: marker?.cpu ?? 0, longest: this.#longest(marker) };
  }

  #longest(marker: Marker | undefined): number {
    const { phase, expose } = marker ?? {};
    if (!marker || expose === undefined) return longestRun({ isLoading: phase === 'load' });
    const isWarm = this.#warm.has(partKey(marker, expose));
    const set = this.#work.page(marker.job)?.task.snapshot;
    return longestRun({ isWarm, elsewhere: this.#listener.longest(marker, expose, set) });
  }

  #finish(job: number): AssignedPage | undefined {
    const page = this.#work.take(job);
    if (!page) return undefined;
    if (this.#state === 'retiring') this.#endIfIdle();
    else this.#listener.free();
    return page;
  }

  #endIfIdle() {
    if (!this.hasWork) this.end();
  }

  #leave(reason: EndReason) {
    const wasCounted = this.#state === 'retiring';
    this.#state = 'ended';
    if (!wasCounted) this.#listener.ended(reason);
  }

  /** Whatever a page was running when its process ended is suspected, no more: it is tried alone. */
  #suspect(kind: Suspect['kind'], owner: CodeOwner | undefined, page: AssignedPage | undefined) {
    const remote = owner && owner.app !== 'shell' ? { app: owner.app, version: owner.version } : undefined;
    page?.reject(new RendererLost({ suspect: { kind, ...(remote ? { owner: remote } : {}) } }));
  }

  /** It ended by itself. A signal from outside is not the fault of a release. */
  #died({ code, signal }: ProcessEnd) {
    if (this.#state === 'ended') return;
    const kind = this.#process.isOutOfMemory ? 'memory' : 'exit';
    this.#leave(kind);
    if (signal === 'SIGKILL' || signal === 'SIGTERM' || code === 0) return this.#work.loseAll();
    const marker = this.#process.marker();
    const page = this.#work.take(marker?.job);
    this.#work.loseAll({ suspect: { kind } });
    this.#suspect(kind, marker, page);
  }
}

/** What a release did that cost a renderer or a page. */
export function lostBy({ app, version }: CodeOwner, kind: Suspect['kind']): Fault {
  const error = { name: 'RendererLost', message: `${app} ${version}: ${DESCRIPTIONS[kind]}` };
  return { app, version, kind, error };
}

const DESCRIPTIONS = {
  timeout: 'kept a renderer from answering',
  memory: 'took more memory than a renderer may have, also alone',
  exit: 'ended a renderer, also alone',
  exception: 'threw what ended the rendering of a page, also alone',
};
