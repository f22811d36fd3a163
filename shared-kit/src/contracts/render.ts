import type { Writable } from 'node:stream';
import type { Composition, ExposeRef, Messages } from './boot.ts';
import type { Language } from '../domain/languages.ts';

/** What the gateway gives the shell's server code for one page request. */
export interface RenderRequest {
  url: URL;
  /** Body of a form that was sent to the page without JavaScript; undefined for a page that is only read. */
  form?: string;
  /** Public origin of the site, for canonical addresses. */
  origin: string;
  /** Language for addresses that name none: the visitor's choice, browser or the site's default (product A4). */
  language: Language;
  composition: Composition;
  /** Runs the server code of a remote; rejects when it cannot. */
  load(ref: ExposeRef): Promise<unknown>;
  /** Translations of an app ("shell" or a remote). */
  messages(app: string, language: Language): Promise<Messages>;
  /**
   * How loaders and actions reach the API: a fetch with the gateway's limits. With `credentials: 'same-origin'` it carries the
   * visitor's cookies, and cookies that the API sets go to the visitor.
   */
  fetch: typeof fetch;
  apiBaseUrl: string;
  /** Nonce of the Content-Security-Policy. */
  nonce: string;
  /** Aborted when the visitor leaves. */
  signal: AbortSignal;
  /**
   * When the page is answered at the latest, as `Date.now()` tells it: the one limit for loaders, actions and their calls. Calls end
   * earlier by themselves where the API answers nobody.
   */
  deadline: number;
  /** The remote whose code a stack trace, of an error or of components, names first; undefined when it names none. */
  blame(stack: string): string | undefined;
  /** Told of faults that the page survived; `kind` where it is not a loader's. */
  report(fault: { ref?: ExposeRef; error: unknown; kind?: 'render' }): void;
  /** Development build: prepares React Refresh. */
  development: boolean;
}

/** A page ready to be sent, or a redirect. */
export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; pipe(target: Writable): void; abort(): void };

/** An expose of a remote, and props that it has to be able to show: its release says so. */
export interface FixtureRequest {
  /** What the expose exports. */
  code: unknown;
  props: Record<string, unknown>;
  /** Translations of the remote. */
  messages: Messages;
  language: Language;
}

/** What the shell's server bundle exports. */
export interface ShellServer {
  render(request: RenderRequest): Promise<RenderResult>;
  /** Markup of an expose by itself; rejects with what it throws. */
  renderFixture(request: FixtureRequest): Promise<string>;
  /** The one instance of every shared module, handed to the remotes' server code. */
  shared: Record<string, unknown>;
}
