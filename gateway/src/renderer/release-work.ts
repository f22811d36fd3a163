import { AsyncLocalStorage } from 'node:async_hooks';
import { writeMarker } from '../renderer-channel/marker.ts';
import type { Marker } from '../renderer-channel/marker.ts';
import type { AppCode, Fault } from '../renderer-channel/messages.ts';
import { stackOwner } from '../renderer-channel/stack-owner.ts';
import type { CodeOwner } from '../renderer-channel/stack-owner.ts';
import type { BuiltIns } from './built-ins.ts';

/** Work for a page, as far as it is known while code of a release runs. */
export interface Work {
  job: number;
  app?: AppCode;
}

/** After so many pages each was compared in full, once per second is enough. */
const FULLY_COMPARED = 20;
const COMPARE_EVERY = 1_000;

const isSameMarker = (marker: Marker, last: Marker | undefined) =>
  last !== undefined &&
  marker.job === last.job &&
  marker.app === last.app &&
  marker.version === last.version &&
  marker.phase === last.phase;

/**
 * Keeps track of whose code runs: in a marker for the gateway, which reads it when this process has stopped answering, and in
 * the asynchronous context for what fails later. Each step is also the moment to see whether the one before changed a
 * built-in object.
 */
export class ReleaseWork {
  readonly #builtIns: BuiltIns;
  readonly #markerFile: number;
  readonly #report: (job: number | undefined, fault: Fault) => void;
  readonly #context = new AsyncLocalStorage<Work>();
  #entered: CodeOwner | undefined;
  #marked: Marker | undefined;
  #pages = 0;
  #comparedAt = 0;
  #isChanged = false;

  constructor(
    builtIns: BuiltIns,
    markerFile: number,
    report: (job: number | undefined, fault: Fault) => void,
  ) {
    this.#builtIns = builtIns;
    this.#markerFile = markerFile;
    this.#report = report;
  }

  /** The page whose work runs now. */
  current(): Work | undefined {
    return this.#context.getStore();
  }

  /** Runs everything that belongs to a page. */
  ofPage<Result>(job: number, run: () => Result): Result {
    return this.#context.run({ job }, run);
  }

  /** Runs a loader, or any other function of a release, with all that follows it. */
  ofApp<Result>(app: AppCode, run: () => Result): Result {
    const work = { job: this.current()?.job ?? 0, app };
    return this.#context.run(work, () => {
      this.enter(app, 'loader');
      return run();
    });
  }

  /** Code of a release is about to run. */
  enter(app: AppCode, phase: Marker['phase']): void {
    this.#compare(() => this.#builtIns.quickDifference());
    this.#entered = app.kind === 'remote' ? { app: app.name, version: app.version } : undefined;
    this.#mark({ job: this.current()?.job ?? 0, app: app.name, version: app.version, phase });
  }

  /** Code of a release goes on with what it has waited for. */
  resume({ job, app }: Work): void {
    if (app) this.#mark({ job, app: app.name, version: app.version, phase: 'loader' });
  }

  /** A release has been loaded. */
  loaded(): void {
    this.#compare(() => this.#builtIns.difference());
  }

  /** A page is done. */
  pageDone(now = Date.now()): void {
    if (++this.#pages > FULLY_COMPARED && now < this.#comparedAt + COMPARE_EVERY)
      return this.#compare(() => this.#builtIns.quickDifference());
    this.#comparedAt = now;
    this.#compare(() => this.#builtIns.difference());
  }

  /** Whose code an error comes from: by its stack, else by what it was running for. */
  owner(error: unknown): CodeOwner | undefined {
    const byStack = stackOwner(error instanceof Error ? String(error.stack) : '');
    const app = this.current()?.app;
    return byStack ?? (app?.kind === 'remote' ? { app: app.name, version: app.version } : undefined);
  }

  #mark(marker: Marker) {
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
    const error = { name: 'BuiltInChanged', message: `${app} ${version} has changed ${changed}` };
    this.#report(this.current()?.job, { app, version, kind: 'prototype', error });
  }
}
