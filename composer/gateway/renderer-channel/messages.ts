import type { Composition, ExposeRef } from '../../contract/boot.ts';
import type { RenderResult } from '../../contract/render.ts';
import type { Thrown } from '../../contract/thrown.ts';
import type { Language } from '../../contract/register.ts';

/** A release that a stack trace names. */
export interface CodeOwner {
  app: string;
  version: string;
}

/** Server code of a live release, for the process that runs it. */
export interface AppCode {
  name: string;
  kind: 'shell' | 'remote';
  version: string;
  /** Changes whenever the code does: the version, or of a development build the time of its file. */
  revision: string;
  folder: string;
  /** sha384 of the server code; undefined for a development build. */
  integrity: string | undefined;
}

/** What a page is rendered from; the rest of a `RenderRequest` is made in the renderer. */
export interface PageRequest {
  url: string;
  form: string | undefined;
  origin: string;
  language: Language;
  apiBaseUrl: string;
  /** Number of the state of the API's content: answers of an earlier one are old. */
  generation: number;
  /** When the page has to be there, as `Date.now()` tells it. */
  deadline: number;
  development: boolean;
  /** Its parts are marked and told. */
  isDebugged?: boolean;
}

/**
 * What a release did wrong. `load`: its code or translations cannot be loaded. `render`, `loader`: it threw. `late`: a loader that did not end in
 * time. `api`: the API's fault, not the release's. `call`: it asked the API for what is not for releases. `rejection`, `exception`: outside
 * of any request's work. `prototype`: it changed an object that all releases share, a built-in one or one of the shell's. Found from outside: `timeout` (kept the renderer busy), `memory`,
 * `exit`, `slow` (a part took more than its share of the processor, more than once).
 */
export type FaultKind =
  | 'load'
  /** Its files are not there, which is no fault of its code. */
  | 'files'
  | 'render'
  | 'loader'
  | 'late'
  /** Late in a process that got no core. */
  | 'starved'
  | 'api'
  | 'call'
  | 'rejection'
  | 'exception'
  | 'prototype'
  | 'timeout'
  | 'memory'
  | 'exit'
  | 'slow';

/** A fault of a release; `app` is "page" when it cannot be attributed to one. */
export interface Fault {
  app: string;
  version: string;
  expose?: string;
  kind: FaultKind;
  error: Thrown;
}

/** Processor time that a part of a page took, the parts within it left out. */
export interface PartTime {
  app: string;
  version: string;
  expose: string;
  /** ms of the renderer's main thread. */
  cpu: number;
  /** It ran for the first time in its process: what it took is no measure of it. */
  isCold: boolean;
}

/** What is known of a rendered page besides its markup. */
export interface PageFacts {
  /** Texts of its inline scripts. */
  inlineScripts: readonly string[];
  /** It is for one person only. */
  isPrivate: boolean;
  /** Nothing went wrong, and no part of it is left out. */
  isWhole: boolean;
}

/** An answer of the API. `unchanged`: it is the one that the renderer has by this tag. */
export interface ApiAnswer {
  status: number;
  contentType: string;
  /** Until when it may be used without asking again, as `Date.now()` tells it; 0 for not at all. */
  freshUntil: number;
  tag: number;
  unchanged?: boolean;
}

/** What a page is rendered without. */
export interface Excluded {
  remotes: string[];
  /** Parts of other remotes. */
  parts: ExposeRef[];
}

export type ToRenderer =
  | {
      type: 'snapshot';
      snapshot: number;
      /** Sets that no page will be rendered with from now on. */
      dropped: number[];
      composition: Composition;
      /** Where browsers find it. */
      compositionPaths: Record<Language, string>;
      apps: AppCode[];
    }
  /** Loads a release: the shell, or a remote with the shell; answered by `loaded`. */
  | { type: 'load'; request: number; snapshot: number; app: string }
  | { type: 'render'; job: number; snapshot: number; excluded: Excluded; page: PageRequest }
  | { type: 'abort'; job: number }
  | { type: 'answer'; call: number; answer?: ApiAnswer; error?: Thrown }
  | { type: 'ping' };

/** Parts of a page that is debugged, as its shell says. */
export type SentParts = Extract<RenderResult, { kind: 'page' }>['served'];

export type FromRenderer =
  | { type: 'ready' }
  | { type: 'loaded'; request: number; faults: Fault[] }
  /** The markup is the body; `parts`: what they took. */
  | ({ type: 'page'; job: number; status: number; parts: PartTime[]; served?: SentParts } & PageFacts)
  | { type: 'redirect'; job: number; status: number; location: string }
  | { type: 'failed'; job: number; error: Thrown }
  /** `app`: whose code asks, where that is known. */
  | { type: 'call'; call: number; job: number; app: string | undefined; request: ApiCall }
  | { type: 'cancel'; call: number }
  /**
   * `running`: whose code ran when it was thrown, where nothing tells whose fault it is. `set`: number of the snapshot for which that code
   * ran, where that is known.
   */
  | {
      type: 'fault';
      job: number | undefined;
      fault: Fault;
      running?: CodeOwner | undefined;
      set?: number | undefined;
    }
  | { type: 'log'; text: string }
  | { type: 'pong' };

/** A request to the API; its body is the body of the message. */
export interface ApiCall {
  url: string;
  method: string;
  headers: Record<string, string>;
  credentials: RequestCredentials;
  hasBody: boolean;
  /** Tag of an earlier answer that the renderer still has. */
  tag?: number;
}

/** The error again, for logs and callers. Its status stays behind: what a release throws is no answer to the request. */
export function errorFrom({ name, message, stack, cause }: Thrown): Error {
  const error = cause ? new Error(message, { cause: errorFrom(cause) }) : new Error(message);
  return Object.assign(error, { name, ...(stack ? { stack } : {}) });
}
