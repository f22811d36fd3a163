import { errorFrom, KEPT_SNAPSHOTS } from '../renderer-channel/messages.ts';
import type { Fault, FromRenderer } from '../renderer-channel/messages.ts';
import { hasReleaseCode, stackOwner } from '../renderer-channel/stack-owner.ts';
import type { CodeOwner } from '../renderer-channel/stack-owner.ts';
import type { Snapshot } from '../releases/snapshot.ts';
import { PageMoved, RendererLost } from './page-task.ts';
import type { PageTask, Rendered } from './page-task.ts';
import { RendererCalls } from './renderer-calls.ts';
import { RendererProcess } from './renderer-process.ts';
import type { ProcessEnd, ProcessOptions } from './renderer-process.ts';
import { RendererWork } from './renderer-work.ts';
import type { AssignedPage } from './renderer-work.ts';
import { Responsiveness } from './responsiveness.ts';
import { sentPage } from './sent-page.ts';

/** Why a renderer is replaced. */
export type EndReason = 'timeout' | 'memory' | 'exit' | 'prototype' | 'exception';

export interface RendererListener {
  ready(): void;
  /** A page is done, so that there is room for another. */
  free(): void;
  fault(fault: Fault, task: PageTask | undefined): void;
  /** What code of a release wrote to its console. */
  log(text: string): unknown;
  /** It takes no more work. */
  ended(reason: EndReason): void;
  /** Its process has ended, which may be a while after it took work no more. */
  gone(): void;
}

/** Time that an interrupted process has to tell what it was running, in ms: a tenth is enough on a machine that is not busy. */
const STACK_WITHIN = { timeout: 3_000, memory: 500 };
/** Time that pages have to end in a renderer that is replaced without haste, in ms. */
const GRACE = 10_000;

let lastNumber = 0;

/** One renderer, as the gateway sees it: pages that it renders, calls that it makes, and how it ends. */
export class Renderer {
  readonly #process: RendererProcess;
  readonly #listener: RendererListener;
  readonly #work = new RendererWork();
  readonly #calls: RendererCalls;
  readonly responsiveness: Responsiveness;
  #sent: number[] = [];
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
    this.#calls = new RendererCalls(this.#process);
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
  render(task: PageTask, excluded: string[], isMovable: boolean): Promise<Rendered> {
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

  /** Ends it for what it does at this moment, and finds out whose code that is. */
  async stop(reason: 'timeout' | 'memory'): Promise<void> {
    if (this.#state === 'ended') return;
    this.#leave(reason);
    const marker = this.#process.marker();
    const page = this.#work.take(marker?.job);
    this.#work.loseAll();
    const stack = await this.#process.interruptedStack(STACK_WITHIN[reason]);
    this.#process.kill();
    const owner = stackOwner(stack ?? '') ?? (marker && !isShellOnly(stack) ? marker : undefined);
    this.#attributeFault(owner, reason, page);
  }

  /** Ends it when its pages have ended; those that are only read are rendered elsewhere if they are not to be trusted. */
  retire(reason: 'prototype' | 'exception'): void {
    if (!['starting', 'ready'].includes(this.#state)) return;
    this.#state = 'retiring';
    this.#listener.ended(reason);
    if (reason === 'prototype') this.#work.loseAll((task) => task.page.form === undefined);
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
    if (this.#sent.includes(snapshot.id)) return;
    this.#sent = [...this.#sent, snapshot.id].slice(-KEPT_SNAPSHOTS);
    const { id, composition, apps } = snapshot;
    const compositionFile = snapshot.compositionFile.path;
    this.#process.send({ type: 'snapshot', snapshot: id, composition, compositionFile, apps });
  }

  #receive(message: FromRenderer, body: Buffer[]) {
    this.responsiveness.heard();
    switch (message.type) {
      case 'ready':
        if (this.#state !== 'starting') return;
        this.#state = 'ready';
        return this.#listener.ready();
      case 'page':
        return this.#finish(message.job)?.resolve(sentPage(message, body));
      case 'redirect':
        return this.#finish(message.job)?.resolve({
          kind: 'redirect',
          status: message.status,
          location: message.location,
        });
      case 'failed':
        return this.#finish(message.job)?.reject(errorFrom(message.error));
      case 'loaded':
        return this.#work.loaded(message.request, message.faults);
      case 'call': {
        const task = this.#work.taskOf(message.job);
        return task && void this.#calls.make(message, Buffer.concat(body), task);
      }
      case 'cancel':
        return this.#calls.cancel(message.call);
      case 'fault':
        return this.#fault(message.fault, message.job);
      case 'log':
        return this.#listener.log(message.text);
    }
  }

  #fault(fault: Fault, job: number | undefined) {
    this.#listener.fault(fault, this.#work.taskOf(job));
    if (fault.kind === 'prototype' || fault.kind === 'exception') this.retire(fault.kind);
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

  #attributeFault(
    owner: CodeOwner | undefined,
    kind: 'timeout' | 'memory' | 'exit',
    page: AssignedPage | undefined,
  ) {
    if (owner) {
      const { app, version } = owner;
      const error = { name: 'RendererLost', message: `${app} ${version}: ${DESCRIPTIONS[kind]}` };
      this.#listener.fault({ app, version, kind, error }, page?.task);
    }
    page?.reject(new RendererLost(owner?.app));
  }

  /** It ended by itself. A signal from outside is not the fault of a release. */
  #died({ code, signal, isOutOfMemory }: ProcessEnd) {
    if (this.#state === 'ended') return;
    this.#leave(isOutOfMemory ? 'memory' : 'exit');
    const marker = this.#process.marker();
    const isFromOutside = signal === 'SIGKILL' || signal === 'SIGTERM' || code === 0;
    const isRunning = marker && (this.#work.taskOf(marker.job) || marker.phase === 'load');
    const page = this.#work.take(marker?.job);
    this.#work.loseAll();
    this.#attributeFault(
      isRunning && !isFromOutside ? marker : undefined,
      isOutOfMemory ? 'memory' : 'exit',
      page,
    );
  }
}

/** The shell itself was running, for no remote that could be left out. */
const isShellOnly = (stack: string | undefined) => !!stack && hasReleaseCode(stack) && !stackOwner(stack);

const DESCRIPTIONS = {
  timeout: 'kept a renderer from answering for a second',
  memory: 'took more memory than a renderer may have',
  exit: 'ended a renderer',
};
