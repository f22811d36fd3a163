import type { Site } from './api/site.ts';
import type { PageMeta } from './page.ts';
import type { Language } from '../domain/languages.ts';
import type { PageAddress, RemoteRoute, RemoteWidgetDeclaration } from './release.ts';

/** Translations of one app in one language: message id → text, or its parsed form. */
export type Messages = Record<string, unknown>;

/** A live remote as the browser needs it. Files are absolute paths on the site. */
export interface BootRemote {
  name: string;
  version: string;
  entry: string;
  exposes: Record<string, { js: string[]; css: string[] }>;
  messages: Record<Language, string>;
  routes: RemoteRoute[];
  widgets: BootWidget[];
}

/** A widget of a live remote; what props it accepts was checked when it went live. */
export type BootWidget = Pick<RemoteWidgetDeclaration, 'name' | 'expose' | 'hydrate' | 'modules'>;

/** The live shell. */
export interface BootShell {
  version: string;
  js: string[];
  /** Scripts that load remotes; a page without any remote does without. An older gateway does not name them. */
  federation?: string[];
  css: string[];
  /** Fonts that its stylesheets use, to be fetched beside them. */
  fonts: string[];
  messages: Record<Language, string>;
  /** Its own pages besides the home page, for the gateway; the browser has them in its code and is not told. */
  pages: PageAddress[];
}

/** One consistent set of versions: what a request renders with from beginning to end. */
export interface Composition {
  shell: BootShell;
  remotes: Record<string, BootRemote>;
  /** Remotes that are live but cannot be read now: what they serve is unknown. */
  missing: string[];
  /** What fills the slots of pages: slot → widgets ("mf-x/Hint"), in order. An older gateway does not name them. */
  slots?: Record<string, string[]>;
  /** Scripts and stylesheets → their sha384. In the browser only the remotes' entries, which know their own chunks. */
  integrity: Record<string, string>;
}

/** A file for a tag in the page, with its hash; development builds have none. */
export interface PageFile {
  href: string;
  integrity: string | undefined;
}

/** An expose of a remote, by names. */
export interface ExposeRef {
  remote: string;
  expose: string;
}

/** An expose that the server rendered and whose code waits for the visitor, with the scripts that it needs. */
export interface DeferredExpose extends ExposeRef {
  files: PageFile[];
}

/** What the server tells the browser in the page, besides the markup itself. */
export interface Boot extends Composition {
  language: Language;
  /** Exposes that the server rendered: the browser has them before it hydrates. */
  used: ExposeRef[];
  /** Exposes that it rendered too, which are hydrated at the visitor's first interaction. */
  deferred: DeferredExpose[];
  /** Exposes that the server could not render: the browser shows the same fallback. */
  failed: ExposeRef[];
  /** Translations of the shell and of the remotes in `used`, in the page's language. */
  messages: Record<string, Messages>;
  /** Public origin of the site, for canonical addresses. */
  origin: string;
  site: Site;
  /** Metadata of the page, for as long as its code is not there; without JSON-LD, which is in the page already. */
  meta: PageMeta | null;
  /** State of the router: data and errors of the page's loaders. */
  router: {
    loaderData: Record<string, unknown>;
    actionData: Record<string, unknown> | null;
    errors: Record<string, RouteErrorState> | null;
  };
}

/** An error of a loader as it travels from the server to the browser. */
export interface RouteErrorState {
  status: number;
  data: unknown;
}
