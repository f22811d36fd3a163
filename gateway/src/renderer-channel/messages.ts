import type { Composition } from 'shared-kit/contracts/boot';
import type { Language } from 'shared-kit/domain/languages';

/** Server code and translations of a live release, for the process that runs it. */
export interface AppCode {
  name: string;
  kind: 'shell' | 'remote';
  version: string;
  /** Changes whenever the code does: the version, or of a development build the time of its file. */
  revision: string;
  folder: string;
  /** sha384 of the server code; undefined for a development build. */
  integrity: string | undefined;
  /** Files of translations, relative to `web/`. */
  messages: Record<Language, string>;
  /** Files of translations of exposes that have their own. */
  ofExposes: Record<string, Record<Language, string>>;
}

/** What a page is rendered from; the rest of a `RenderRequest` is made in the renderer. */
export interface PageRequest {
  url: string;
  form: string | undefined;
  origin: string;
  language: Language;
  apiBaseUrl: string;
  /** For shells that do not name their inline scripts. */
  nonce: string;
  /** Number of the state of the API's content: answers of an earlier one are old. */
  generation: number;
  /** When the page has to be there, as `Date.now()` tells it. */
  deadline: number;
  development: boolean;
}

/** An error as it travels between processes. */
export interface ErrorText {
  name: string;
  message: string;
  stack?: string;
}

/**
 * What a release did wrong. `load`: its code or translations cannot be loaded. `render`, `loader`: it threw. `late`: a loader that did not end in
 * time. `api`: the API's fault, not the release's. `rejection`, `exception`: outside of any request's work. `prototype`: it
 * changed a built-in object. Found from outside: `timeout` (kept the renderer busy), `memory`, `exit`.
 */
export type FaultKind =
  | 'load'
  /** Its files are not there, which is no fault of its code. */
  | 'files'
  | 'render'
  | 'loader'
  | 'late'
  | 'api'
  | 'rejection'
  | 'exception'
  | 'prototype'
  | 'timeout'
  | 'memory'
  | 'exit';

/** A fault of a release; `app` is "page" when it cannot be attributed to one. */
export interface Fault {
  app: string;
  version: string;
  expose?: string;
  kind: FaultKind;
  error: ErrorText;
}

/** What is known of a rendered page besides its markup. */
export interface PageFacts {
  /** Texts of its inline scripts; undefined for a shell whose scripts have the nonce. */
  inlineScripts: readonly string[] | undefined;
  /** It is for one person only. */
  isPrivate: boolean;
  /** Nothing went wrong, and no part of it is left out. */
  isWhole: boolean;
  /** Its stylesheets may come late. */
  takesLateStyles: boolean;
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

export type ToRenderer =
  | {
      type: 'snapshot';
      snapshot: number;
      composition: Composition;
      /** Where browsers find it. */
      compositionFile: string;
      apps: AppCode[];
    }
  /** Loads a release: the shell, or a remote with the shell; answered by `loaded`. */
  | { type: 'load'; request: number; snapshot: number; app: string }
  | { type: 'render'; job: number; snapshot: number; excluded: string[]; page: PageRequest }
  | { type: 'abort'; job: number }
  | { type: 'answer'; call: number; answer?: ApiAnswer; error?: ErrorText }
  | { type: 'ping' };

export type FromRenderer =
  | { type: 'ready' }
  | { type: 'loaded'; request: number; faults: Fault[] }
  /** The markup is the body. */
  | ({ type: 'page'; job: number; status: number } & PageFacts)
  | { type: 'redirect'; job: number; status: number; location: string }
  | { type: 'failed'; job: number; error: ErrorText }
  | { type: 'call'; call: number; job: number; request: ApiCall }
  | { type: 'cancel'; call: number }
  | { type: 'fault'; job: number | undefined; fault: Fault }
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

/** How many sets of releases a renderer keeps: requests that began before a release end with theirs. */
export const KEPT_SNAPSHOTS = 2;

export const errorText = (error: unknown): ErrorText =>
  error instanceof Error
    ? {
        name: String(error.name),
        message: String(error.message),
        ...(error.stack ? { stack: String(error.stack).slice(0, 8_000) } : {}),
      }
    : { name: 'Error', message: describe(error) };

function describe(value: unknown): string {
  try {
    return typeof value === 'string' ? value.slice(0, 2_000) : JSON.stringify(value).slice(0, 2_000);
  } catch {
    return 'a value that cannot be shown';
  }
}

/** The error again, for logs and callers. */
export const errorFrom = ({ name, message, stack }: ErrorText): Error =>
  Object.assign(new Error(message), { name, ...(stack ? { stack } : {}) });
