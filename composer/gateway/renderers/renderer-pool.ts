import { LRUCache } from 'lru-cache';
import { errorFrom } from '../renderer-channel/messages.ts';
import type { Fault, PartTime } from '../renderer-channel/messages.ts';
import { isLive } from '../releases/snapshot.ts';
import type { Audience, Snapshot } from '../releases/snapshot.ts';
import { Exclusions } from './exclusions.ts';
import type { Exclusion } from './exclusions.ts';
import { LoneTrials } from './lone-trials.ts';
import { FormInterrupted, PageMoved, RendererLost } from './page-task.ts';
import type { PageTask, Rendered } from './page-task.ts';
import { isPage, PartTimes } from './part-times.ts';
import { processFigures } from './responsiveness.ts';
import { lostBy, Renderer } from './renderer.ts';
import type { EndReason } from './renderer.ts';
import { HEAP_SHARE } from './renderer-process.ts';
import type { ProcessOptions } from './renderer-process.ts';

interface PoolOptions extends ProcessOptions {
  /** Renderers that work; one more is kept ready. */
  size: number;
  /** ms of processor that a part may take of a page; a widget that takes more is left out for a while. */
  partShare: number;
  /** What a part took of a page that a visitor got without a link. */
  measured(part: PartTime, isOverShare: boolean): void;
  /** `audience`: for whom the set is that it happened in. */
  fault(fault: Fault, task: PageTask | undefined, audience: Audience): void;
  excluded(exclusion: Exclusion, audience: Audience): void;
  replaced(reason: EndReason): void;
  /** What code of a release wrote to its console. */
  log(text: string): unknown;
}

/** Pages that one renderer has at a time: what waits for the API costs it nothing. */
const PAGES_AT_ONCE = 64;
/** Attempts for a page whose renderers end; the last is without any remote. */
const ATTEMPTS = 4;
/** Time between two looks at the renderers, in ms. */
const TICK = 100;
/** Idle ones are asked once in so many ticks. */
const IDLE_TICKS = 10;
/** Pause before a renderer is started in the place of one that never was ready, in ms. */
const RESTART_AFTER = 1_000;
/** Sets for some visitors only of which is known what went wrong. */
const MOST_OTHERS = 20;

/** What is known of the releases of a set, or of all that are live. */
interface SetRecord {
  exclusions: Exclusions;
  times: PartTimes;
}

/**
 * The processes that run code of releases. One that does not answer, takes too much memory or ends is replaced by the spare at
 * once; its pages are rendered again by others, without the remote at fault.
 */
export class RendererPool {
  readonly #options: PoolOptions;
  readonly #ofLive: SetRecord;
  /** By the audience and the hash of a set for some visitors only: what goes wrong beside code that is not live leaves nothing out elsewhere. */
  readonly #ofOthers = new LRUCache<string, SetRecord>({ max: MOST_OTHERS });
  readonly #trials: LoneTrials;
  /** The first ones work, the rest is spare. */
  #renderers: Renderer[] = [];
  /** Also those that are being replaced, whose processes have not ended yet. */
  readonly #running = new Set<Renderer>();
  readonly #allGone = Promise.withResolvers<void>();
  #waiting: (() => void)[] = [];
  /** The same for a renderer of their own. */
  #waitingForSpare: (() => void)[] = [];
  #current: Snapshot | undefined;
  #ticks = 0;
  #tickedAt = Date.now();
  #isClosed = false;
  /** CPU time of renderers that have ended, in ms. */
  #endedCpu = 0;
  readonly #cpu = new Map<Renderer, number>();
  readonly #timer: NodeJS.Timeout;
  readonly #close = () => void this.close();

  constructor(options: PoolOptions) {
    this.#options = options;
    this.#ofLive = this.#newRecord();
    this.#trials = new LoneTrials({
      takeSpare: () => this.#takeSpare(),
      render: (renderer, task, leftOut) => this.#renderIn(renderer, task, leftOut, false),
      convict: (owner, kind, task) => this.#fault(lostBy(owner, kind), task, task.snapshot),
    });
    for (let count = 0; count <= options.size; count++) this.#add();
    this.#timer = setInterval(() => this.#tick(), TICK).unref();
    process.once('exit', this.#close);
  }

  /** What is left out of pages of what is live. */
  get exclusions(): Exclusions {
    return this.#ofLive.exclusions;
  }

  /** Kills all of them; resolves when their processes have ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    process.off('exit', this.#close);
    for (const renderer of this.#running) renderer.end();
    this.#wake();
    if (this.#running.size > 0) await this.#allGone.promise;
  }

  /** Processes of the renderers. */
  pids(isWanted: (renderer: Pick<Renderer, 'hasWork'>) => boolean = () => true): number[] {
    return [...this.#running].filter(isWanted).flatMap(({ pid }) => pid ?? []);
  }

  /** CPU time of all renderers so far, in seconds; 0 where the system does not tell. */
  cpuSeconds(): number {
    for (const renderer of this.#renderers) this.#noteCpu(renderer);
    return [...this.#cpu.values()].reduce((sum, cpu) => sum + cpu, this.#endedCpu) / 1000;
  }

  /** Runs the shell of a snapshot in the spare. Rejects when it cannot run. */
  async start(snapshot: Snapshot): Promise<void> {
    const renderer = await this.#next(() => this.#renderers.findLast(({ isReady }) => isReady));
    const [fault] = await renderer.loadApp(snapshot, 'shell');
    if (fault) throw errorFrom(fault.error);
    this.#current = snapshot;
  }

  /** Renders a page. Rejects with `FormInterrupted`, or with what the shell throws. */
  async render(task: PageTask): Promise<Rendered> {
    const leftOut = new Set<string>();
    let isMoved = false;
    for (let attempt = 1; ; attempt++) {
      const renderer = await this.#next(() => this.#leastBusy());
      if (task.signal.aborted) throw task.signal.reason;
      if (attempt >= ATTEMPTS) for (const { name } of task.snapshot.apps) leftOut.add(name);
      try {
        return await this.#renderIn(renderer, task, leftOut, !isMoved);
      } catch (error) {
        if (error instanceof PageMoved) isMoved = true;
        else if (!(error instanceof RendererLost)) throw error;
        if (task.page.form !== undefined) throw new FormInterrupted();
        if (!(error instanceof RendererLost)) continue;
        if (attempt >= ATTEMPTS || error.faultyApp === 'shell') throw error;
        if (error.suspect) return this.#trials.render(task);
        if (error.faultyApp) leftOut.add(error.faultyApp);
      }
    }
  }

  /** Renders a page in a renderer, without some remotes and without what is left out for now. */
  #renderIn(
    renderer: Renderer,
    task: PageTask,
    leftOut: ReadonlySet<string>,
    isMovable: boolean,
  ): Promise<Rendered> {
    const { exclusions } = this.#findRecord(task.snapshot);
    const remotes = task.snapshot.apps.filter(({ kind }) => kind === 'remote');
    const isOut = (name: string, version: string) =>
      task.isLayoutOnly || leftOut.has(name) || exclusions.isExcluded(name, version);
    const excluded = {
      remotes: remotes.flatMap(({ name, version }) => (isOut(name, version) ? name : [])),
      parts: exclusions.list().flatMap(({ app, version, expose }) => {
        const isLive = remotes.some((remote) => remote.name === app && remote.version === version);
        return isLive && expose ? { remote: app, expose } : [];
      }),
    };
    return renderer.render(task, excluded, isMovable);
  }

  /** Of those that work; while none of them answers, the spare. */
  #leastBusy(): Renderer | undefined {
    const ready = this.#renderers.filter(({ isReady }) => isReady);
    const working = ready.slice(0, this.#options.size);
    const answering = working.filter(({ responsiveness }) => !responsiveness.isSilent());
    return (answering.length ? answering : ready.toReversed())
      .filter(({ load }) => load < PAGES_AT_ONCE)
      .toSorted((a, b) => a.load - b.load)[0];
  }

  /** The renderer that `choose` finds, as soon as it finds one; who waits longest is first. */
  async #next(choose: () => Renderer | undefined): Promise<Renderer> {
    let renderer = this.#waiting.length ? undefined : choose();
    while (!renderer) {
      if (this.#isClosed) throw new Error('The gateway is stopping');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      renderer = choose();
    }
    return renderer;
  }

  /** The spare, which then renders for nobody else; another one takes its place. */
  async #takeSpare(): Promise<Renderer> {
    for (;;) {
      if (this.#isClosed) throw new Error('The gateway is stopping');
      const ready = this.#renderers.filter(({ isReady }) => isReady);
      const spare = ready.length > 1 ? ready.findLast(({ hasWork }) => !hasWork) : undefined;
      if (spare) {
        this.#leave(spare);
        this.#add();
        return spare;
      }
      await new Promise<void>((resolve) => this.#waitingForSpare.push(resolve));
    }
  }

  /** Lets those who wait choose again. */
  #wake() {
    const waiting = [...this.#waiting, ...this.#waitingForSpare];
    this.#waiting = [];
    this.#waitingForSpare = [];
    for (const resolve of waiting) resolve();
  }

  #add() {
    const startedAt = Date.now();
    const renderer: Renderer = new Renderer(this.#options, {
      ready: () => {
        this.#wake();
        if (this.#current) renderer.loadApp(this.#current, 'shell').catch(() => {});
      },
      free: () => this.#wake(),
      fault: (fault, task, set) => this.#fault(fault, task, set),
      times: (parts, task) => this.#measure(parts, task),
      longest: (owner, expose, set) => {
        const known = new Set([this.#ofLive, this.#findRecord(set)]);
        return Math.max(...[...known].map(({ times }) => times.longest(owner, expose)));
      },
      log: this.#options.log,
      ended: (reason) => this.#replace(renderer, reason, startedAt),
      gone: () => {
        this.#running.delete(renderer);
        if (this.#running.size === 0) this.#allGone.resolve();
      },
    });
    this.#running.add(renderer);
    this.#renderers.push(renderer);
  }

  #replace(renderer: Renderer, reason: EndReason, startedAt: number) {
    if (!this.#renderers.includes(renderer)) return;
    this.#leave(renderer);
    if (this.#isClosed) return;
    this.#options.replaced(reason);
    const pause = Date.now() - startedAt < RESTART_AFTER ? RESTART_AFTER : 0;
    setTimeout(() => !this.#isClosed && this.#add(), pause).unref();
    this.#wake();
  }

  /** It is none of those any more that work, or wait for work. */
  #leave(renderer: Renderer) {
    this.#noteCpu(renderer);
    this.#endedCpu += this.#cpu.get(renderer) ?? 0;
    this.#cpu.delete(renderer);
    this.#renderers = this.#renderers.filter((other) => other !== renderer);
  }

  #measure(parts: PartTime[], { snapshot }: PageTask) {
    const { times } = this.#findRecord(snapshot);
    for (const part of parts) {
      if (snapshot.audience !== 'holder') this.#options.measured(part, times.isOver(part));
      const isSlow = times.add(part);
      if (!isSlow || isPage(snapshot, { remote: part.app, expose: part.expose })) continue;
      this.#count({ ...part, kind: 'slow' }, snapshot);
    }
  }

  #fault(fault: Fault, task: PageTask | undefined, set: Snapshot | undefined) {
    this.#options.fault(fault, task, toAudience(set));
    if (fault.app !== 'page') this.#count(fault, set);
  }

  #count(fault: Parameters<Exclusions['count']>[0], set: Snapshot | undefined) {
    const exclusion = this.#findRecord(set).exclusions.count(fault);
    if (exclusion) this.#options.excluded(exclusion, toAudience(set));
  }

  /** Where the set is not known, that of what is live. */
  #findRecord(set: Snapshot | undefined): SetRecord {
    if (!set || isLive(set.audience)) return this.#ofLive;
    const key = `${set.audience} ${set.hash}`;
    const record = this.#ofOthers.get(key) ?? this.#newRecord();
    this.#ofOthers.set(key, record);
    return record;
  }

  #newRecord = (): SetRecord => ({
    exclusions: new Exclusions(),
    times: new PartTimes(this.#options.partShare),
  });

  #tick() {
    const now = Date.now();
    const late = now - this.#tickedAt - TICK;
    this.#tickedAt = now;
    const asksIdle = ++this.#ticks % IDLE_TICKS === 0;
    const alone = this.#trials.renderer;
    for (const renderer of [...this.#renderers, ...(alone ? [alone] : [])]) {
      const { responsiveness } = renderer;
      if (late > TICK) responsiveness.excuse(late);
      if (responsiveness.isSilent() && this.#isAnyAnswering()) renderer.movePages();
      if (!renderer.isStarting && (asksIdle || renderer.hasWork)) this.#check(renderer);
    }
  }

  #isAnyAnswering = () =>
    this.#renderers.some(({ isReady, responsiveness }) => isReady && !responsiveness.isSilent());

  #check(renderer: Renderer) {
    const memory = (renderer.pid !== undefined && processFigures.memory(renderer.pid)) || 0;
    const { memory: most } = this.#options;
    if (memory > most) return void renderer.stopLarge();
    const why = renderer.stuck();
    if (!why) return renderer.ping();
    // With a heap that is nearly full V8 only collects garbage.
    void (memory > most * HEAP_SHARE ? renderer.stopLarge() : renderer.stopStuck(why));
  }

  #noteCpu(renderer: Renderer) {
    const cpu = renderer.pid === undefined ? undefined : processFigures.cpu(renderer.pid);
    if (cpu !== undefined) this.#cpu.set(renderer, cpu);
  }
}

/** Where the set is not known, that of what is live. */
const toAudience = (set: Snapshot | undefined): Audience => set?.audience ?? 'all';
