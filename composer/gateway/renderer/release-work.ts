import { AsyncLocalStorage } from 'node:async_hooks';
import process from 'node:process';
import type { Thrown } from '../../contract/thrown.ts';
import { writeMarker, stackOwner } from '../renderer-channel/marker.ts';
import type { Marker } from '../renderer-channel/marker.ts';
import type { AppCode, Fault, PartTime } from '../renderer-channel/messages.ts';
import type { CodeOwner } from '../renderer-channel/messages.ts';
import type { BuiltIns } from './built-ins.ts';
import { PartClock, threadTime } from './part-clock.ts';
import type { Part } from './part-clock.ts';

/** Work for a page, as far as it is known while code of a release runs. */
export interface Work {
  job: number;
  /** Number of the set of releases that it is done with. */
  set?: number | undefined;
  app?: AppCode;
  expose?: string;
}

/** What tells whether something that the shell shares was changed; only while React does not render. */
interface Shared {
  sharedDifference(): string | undefined;
}

/** After so many pages each was compared in full, once per second is enough. */
const FULLY_COMPARED = 20;
const COMPARE_EVERY = 1_000;
/** A marker that says the same is written again after so many ms of processor time: the gateway reckons from its own. */
const MARK_AGAIN = 20;

const isSameMarker = (marker: Marker, last: Marker | undefined) =>
  last !== undefined &&
  marker.job === last.job &&
  marker.app === last.app &&
  marker.version === last.version &&
  marker.expose === last.expose &&
  marker.phase === last.phase &&
  marker.cpu - last.cpu < MARK_AGAIN;

/**
 * Keeps track of whose code runs: in a marker for the gateway, which reads it when this process has stopped answering, and in
 * the asynchronous context for what fails later. It measures what each part of a page takes. Each step is also the moment to see whether
 * the one before changed an object that all releases share: a built-in one, or one of the shell's.
 */
export class ReleaseWork {
  readonly #builtIns: BuiltIns;
  readonly #markerFile: number;
  readonly #report: (work: Work | undefined, fault: Fault) => void;
  readonly #context = new AsyncLocalStorage<Work>();
  readonly #clock = new PartClock();
  #entered: CodeOwner | undefined;
  #marked: Marker | undefined;
  #pages = 0;
  #comparedAt = 0;
  #isChanged = false;

  constructor(
    builtIns: BuiltIns,
    markerFile: number,
    report: (work: Work | undefined, fault: Fault) => void,
  ) {
    this.#builtIns = builtIns;
    this.#markerFile = markerFile;
    this.#report = report;
  }

  /** The page whose work runs now. */
  current(): Work | undefined {
    return this.#context.getStore();
  }

  /** Whose code was entered last. */
  get running(): CodeOwner | undefined {
    return this.#marked && { app: this.#marked.app, version: this.#marked.version };
  }

  /** Runs everything that belongs to a page, or what is done for a set of releases outside of any: job 0. */
  ofPage<Result>(job: number, set: number, run: () => Result): Result {
    return this.#context.run({ job, set }, run);
  }

  /** Runs a loader, or any other function of a part, with all that follows it. */
  ofPart<Result>(app: AppCode, expose: string, run: () => Result): Result {
    const { job = 0, set } = this.current() ?? {};
    const work = { job, set, app, expose };
    return this.#context.run(work, () => {
      this.enter(app, 'loader', expose);
      this.#clock.begin(toPart(work));
      const end = () => this.#clock.end(toPart(work));
      try {
        const result = run();
        // What others do with the result is none of its work.
        if (result instanceof Promise) result.then(end, end);
        return result;
      } finally {
        end();
      }
    });
  }

  /** Code of a release is about to run. */
  enter(app: AppCode, phase: Marker['phase'], expose?: string): void {
    this.#enter(this.current()?.job ?? 0, app, phase, expose);
  }

  #enter(job: number, app: AppCode, phase: Marker['phase'], expose: string | undefined) {
    this.#compare(() => this.#builtIns.quickDifference());
    this.#entered = app.kind === 'remote' ? { app: app.name, version: app.version } : undefined;
    this.#mark({ job, app: app.name, version: app.version, phase, expose });
  }

  /** A part of a page begins to be rendered, maybe within another one. */
  beginPart(job: number, app: AppCode, expose: string): void {
    const part = toPart({ job, app, expose });
    this.#clock.begin(part);
    this.#mark({ ...part, phase: 'render' });
  }

  /** It ends: what comes next is of the part around it, or of the shell. */
  endPart(job: number, app: AppCode, expose: string, shell: AppCode): void {
    this.#clock.end(toPart({ job, app, expose }));
    const { current } = this.#clock;
    this.#mark({
      ...(current ?? { job, app: shell.name, version: shell.version, expose: undefined }),
      phase: 'render',
    });
  }

  /** The page was rendered in vain, and is rendered again. */
  forgetTimes(job: number): void {
    this.#clock.forget(job);
  }

  /** What the parts of a page took, which is done; once. */
  takeTimes(job: number): PartTime[] {
    return this.#clock.take(job);
  }

  /**
   * Lets code of a release go on with what it has waited for: all that it does before it waits again, before others go on. So it is
   * known whose code runs, and what it takes.
   */
  goOn(work: Work | undefined, resume: () => void): void {
    const { job, app, expose } = work ?? {};
    const part = job !== undefined && app && expose ? toPart({ job, app, expose }) : undefined;
    // Promises and ticks of all others have been run when an immediate begins, and its own are before the next begins.
    setImmediate(() => {
      if (part) {
        this.#enter(part.job, app!, 'loader', part.expose);
        this.#clock.begin(part);
      }
      resume();
      // A tick comes when no promise has anything left to do.
      if (part) queueMicrotask(() => process.nextTick(() => this.#clock.end(part)));
    });
  }

  /** A release has been loaded. */
  loaded(shared: Shared): void {
    this.#compare(() => shared.sharedDifference() ?? this.#builtIns.difference());
  }

  /** A page is done. */
  pageDone(shared: Shared, now = Date.now()): void {
    const isQuick = ++this.#pages > FULLY_COMPARED && now < this.#comparedAt + COMPARE_EVERY;
    if (!isQuick) this.#comparedAt = now;
    this.#compare(
      () =>
        shared.sharedDifference() ??
        (isQuick ? this.#builtIns.quickDifference() : this.#builtIns.difference()),
    );
  }

  /** Whose code an error comes from: by its stack, else by what it was running for. */
  owner({ stack = '' }: Thrown): CodeOwner | undefined {
    const byStack = stackOwner(stack);
    const app = this.current()?.app;
    return byStack ?? (app?.kind === 'remote' ? { app: app.name, version: app.version } : undefined);
  }

  #mark(what: Omit<Marker, 'cpu'>) {
    const marker = { ...what, cpu: threadTime() };
    if (isSameMarker(marker, this.#marked)) return;
    this.#marked = marker;
    writeMarker(this.#markerFile, marker);
  }

  /** Told once: the gateway replaces this process. */
  #compare(difference: () => string | undefined) {
    const changed = this.#isChanged ? undefined : difference();
    if (changed === undefined) return;
    this.#isChanged = true;
    const { app, version } = this.#entered ?? { app: 'shell', version: '' };
    const error = { name: 'SharedObjectChanged', message: `${app} ${version} has changed ${changed}` };
    this.#report(this.current(), { app, version, kind: 'prototype', error });
  }
}

const toPart = ({ job, app, expose }: Required<Omit<Work, 'set'>>): Part => ({
  job,
  app: app.name,
  version: app.version,
  expose,
});
