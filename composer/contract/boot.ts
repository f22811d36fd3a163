import type { Language, PageMetadata, SiteConfiguration } from './register.ts';
import type { PageAddress, RemoteRoute, RemoteWidgetDeclaration } from './release.ts';

/** Translations of one app in one language: message id → text, or its parsed form (AST). */
export type Messages = Record<string, unknown>;

/** Scripts with translations, one per language; in the browser that of the page's language only. */
export type MessageScripts = Partial<Record<Language, string>>;

/** A live remote as the browser needs it. Files are absolute paths on the site. */
export interface BootRemote {
  name: string;
  version: string;
  entry: string;
  exposes: Record<string, BootExpose>;
  messages: MessageScripts;
  routes: BootRoute[];
  widgets: BootWidget[];
  /** Of a build by an ordinary module federation plugin, which is shown in the browser only. */
  stock?: { type: 'global' | 'module'; globalName: string };
}

/** Files of an expose. */
export interface BootExpose {
  js: string[];
  css: string[];
  /** Translations that it is shown with in place of its remote's. */
  messages?: MessageScripts;
}

/** A route of a live remote. */
type BootRoute = Omit<RemoteRoute, 'query'>;

/** A widget of a live remote; its props were checked on promotion. */
type BootWidget = Pick<RemoteWidgetDeclaration, 'name' | 'expose' | 'hydrate' | 'modules'>;

/** The live shell. */
export interface BootShell {
  version: string;
  js: string[];
  /** Script of a page that waits for its visitor, before the others. None in development: pages are hydrated at once there. */
  start?: string[];
  /** Scripts that load remotes; a page without a remote does not need them. */
  federation: string[];
  css: string[];
  /** Fonts of its stylesheets, to be preloaded. */
  fonts: string[];
  messages: MessageScripts;
  /** Its own pages besides the home page, for the gateway only; the browser has them in its code. */
  pages: PageAddress[];
}

/** One consistent set of versions, which a request uses from beginning to end. */
export interface Composition {
  shell: BootShell;
  remotes: Record<string, BootRemote>;
  /** Remotes that are live but cannot be read now, so their routes are unknown. */
  missing: string[];
  /** Fillers of slots: slot → widgets ("mf-x/Hint"), in order. */
  slots: Record<string, string[]>;
  /** Scripts and stylesheets → their sha384. In the browser only the remotes' entries, which contain the hashes of their chunks, their watchers, and translations. */
  integrity: Record<string, string>;
  /**
   * The file with the import map, which is fetched with the first entry that is an ES module: where those entries are, by the names of their
   * containers (`globalName`), and the sha384 of all scripts of their remotes. The policy of pages allows its text by its hash. None where no live
   * remote has such an entry.
   */
  importMap?: { href: string; integrity: string };
}

/** A file for a tag in the page, with its hash; development builds have none. */
export interface PageFile {
  href: string;
  integrity: string | undefined;
}

/** An expose, by the names of its remote and of itself. */
export interface ExposeRef {
  remote: string;
  expose: string;
}

/** An expose that the server rendered and that is hydrated on interaction, with the scripts that it needs. */
export interface DeferredExpose extends ExposeRef {
  /** Scripts that nothing else on the page asks for already. */
  files: PageFile[];
}

/** What the browser knows of a page: the live releases and the page's own data. */
export interface Boot extends Composition, PageState {}

/** Data of one page that the server embeds in it for the browser. */
export interface PageState {
  language: Language;
  /** Exposes that the server rendered: the browser loads them before it hydrates. */
  used: ExposeRef[];
  /** Rendered exposes that are hydrated on the visitor's first interaction. */
  deferred: DeferredExpose[];
  /** Exposes that the server could not render: the browser shows the same fallback. */
  failed: ExposeRef[];
  /** Public origin of the site, for canonical addresses. */
  origin: string;
  site: SiteConfiguration;
  /** The parts of the page are marked (the debug cookie). */
  isDebugged?: true;
  /** Metadata of the page until its code is loaded; without JSON-LD, which is in the markup. */
  meta: PageMetadata | null;
  /** Hydration state of the router: data and errors of the page's loaders. */
  router: {
    loaderData: Record<string, unknown>;
    actionData: Record<string, unknown> | null;
    errors: Record<string, RouteErrorState> | null;
  };
}

/** An error of a loader, serialized for the browser. */
export interface RouteErrorState {
  status: number;
  data: unknown;
}
