import type { Writable } from 'node:stream';
import type { Composition, ExposeRef, Messages } from './boot.ts';
import type { Language } from './register.ts';

/** Arguments that the gateway passes to the shell's server code for one page request. */
export interface RenderRequest {
  url: URL;
  /** Body of a form that was sent to the page without JavaScript; undefined for other requests. */
  form?: string;
  /** Public origin of the site, for canonical addresses. */
  origin: string;
  /** Language for addresses without one: the visitor's choice, the browser's or the site's default. */
  language: Language;
  composition: Composition;
  /** Addresses of the files with `browserComposition(composition, language)`. */
  compositionFiles: Record<Language, string>;
  /** Loads the server code of a remote; rejects when that fails. */
  load(ref: ExposeRef): Promise<unknown>;
  /** Translations of an app ("shell" or a remote), or of an expose that has its own. */
  messages(app: string, language: Language, expose?: string): Promise<Messages>;
  /**
   * Fetch of loaders and actions to the API, with the gateway's limits. With `credentials: 'same-origin'` it sends the
   * visitor's cookies, and passes cookies that the API sets to the visitor.
   */
  fetch: typeof fetch;
  /**
   * A part of the page begins to be rendered, and ends: what is rendered between them is its own, what is rendered between those of a part
   * within it is that part's.
   */
  partBegins(ref: ExposeRef): void;
  partEnds(ref: ExposeRef): void;
  /** Markup that pages of these releases share: what was rendered for the key before, or is now. */
  cacheMarkup(key: string, render: () => string): string;
  apiBaseUrl: string;
  /** Aborted when the visitor disconnects. */
  signal: AbortSignal;
  /**
   * Deadline of the page, as of `Date.now()`: the one limit for loaders, actions and their calls. Calls end
   * earlier when the API is away.
   */
  deadline: number;
  /** The first remote in a stack trace of an error or of components; undefined if there is none. */
  blame(stack: string): string | undefined;
  /** Called for errors that did not fail the page; `kind` if it is not a loader's. */
  report(fault: { ref?: ExposeRef; error: unknown; kind?: 'render' }): void;
  /** Development only: set up React Refresh. */
  development: boolean;
  /** The parts of the page are marked for who looks at them, and told. */
  isDebugged: boolean;
}

/** A rendered page, or a redirect. */
export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      pipe(target: Writable): void;
      abort(): void;
      /** Texts of the inline scripts, the same in all pages of a release: the policy allows them by hash. */
      inlineScripts: readonly string[];
      /** It is for one person only. */
      isPrivate?: boolean;
      /** Parts of a page that is debugged: those that are there, and those that a fallback stands for. */
      served?: { shown: readonly ExposeRef[]; failed: readonly ExposeRef[] } | undefined;
    };

/** An expose of a remote, and a fixture of its release. */
export interface FixtureRequest {
  /** Exports of the expose. */
  code: unknown;
  props: Record<string, unknown>;
  /** Translations of the expose. */
  messages: Messages;
  language: Language;
}

/**
 * Translations in the server bundle of an app, by expose and language: of the exposes that have their own, and under `OWN_MESSAGES`
 * those of the app, which the others are shown with.
 */
export type ServerMessages = Record<string, Record<Language, Messages>>;
export const OWN_MESSAGES = '.';

/** Exports of a remote's server bundle. */
export interface RemoteServer {
  exposes: Record<string, unknown>;
  messages: ServerMessages;
}

/** Exports of the shell's server bundle. */
export interface ShellServer {
  render(request: RenderRequest): Promise<RenderResult>;
  /** Renders an expose by itself; rejects with the error that it throws. */
  renderFixture(request: FixtureRequest): Promise<string>;
  /** The single instance of every shared module, provided to the remotes' server code. */
  shared: Record<string, unknown>;
  messages: ServerMessages;
}
