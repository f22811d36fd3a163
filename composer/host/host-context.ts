import { createContext, use } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type {
  ExposeRef,
  Href,
  Language,
  Messages,
  PageFile,
  SiteConfiguration,
  LinkTarget,
} from '../contract/contract.ts';

/** An expose that is in memory, with its remote's translations. */
export interface LoadedExpose {
  module: { default: ComponentType<never> };
  messages: Messages;
}

/** How a page is written, as locales such as `fr-CA`. */
export interface Locales {
  /** Of dates and plurals. */
  text: string;
  /** Of figures. */
  numbers: string;
}

/** What the shell offers to the code of remotes. */
export interface Host {
  language: Language;
  locales: Locales;
  /** The same object for as long as nothing changes in it. */
  site: SiteConfiguration;
  /** The only way to the path of a page. */
  href: Href;
  /** The widget of that name, whether live or not; undefined when no live remote declares it. */
  findWidget(remote: string, name: string): ExposeRef | undefined;
  /** Widgets that fill a slot of the page, in order. */
  fillers(slot: string): ExposeRef[];
  /** In memory, known to have failed, or (undefined) not loaded yet. */
  loaded(ref: ExposeRef): LoadedExpose | 'failed' | undefined;
  /** Whether a part is never rendered on the server: its remote was built by an ordinary plugin. */
  isBrowserOnly?(ref: ExposeRef): boolean;
  /** Loads code, styles and translations; 'failed' after the last attempt, never rejects. */
  load(ref: ExposeRef): Promise<LoadedExpose | 'failed'>;
  /** Told when a part of the page answers to scripts. */
  onHydrated(ref: ExposeRef): void;
  /** Stylesheets of an expose: on the server only; in the browser they come with its code. */
  stylesheets(ref: ExposeRef): PageFile[];
  /** Path and query where the visitor is, or is on the way to, as the router has it: a busy browser renders that much later than the click. */
  destination(): string;
  /** Fetches the code behind an address that the visitor is about to open. */
  preload(path: string): void;
  /** Told on the server where a part begins to be rendered and where it ends, to measure what it takes. */
  partBegins?(ref: ExposeRef): void;
  partEnds?(ref: ExposeRef): void;
  /** What the marks around a part say of it: its name and version. Only in a page that is debugged. */
  marks?: ((ref: ExposeRef) => string) | undefined;
  /**
   * Markup of a part that is the same on every page, for the same objects in `by` and the same key. On the server; asked for by
   * `useCachedMarkup`.
   */
  cachedMarkup?(id: { by: readonly object[]; key: string }, part: ReactElement): string;
}

export const HostContext = createContext<Host | null>(null);

/** The shell around this component. */
export function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('No shell around this component: wrap it in HostContext.');
  return host;
}

/** One name for an expose: "mf-a/Form". */
export const exposeKey = ({ remote, expose }: ExposeRef) => `${remote}/${expose.slice(2)}`;

/** Address of a link that content gives; undefined when no live release has the page. Its link name is the site's to choose. */
export function targetHref(href: Href, target: LinkTarget, language?: Language): string | undefined {
  if ('link' in target) return target.link;
  return (href as (name: string, params?: object, language?: Language) => string | undefined)(
    target.page,
    {},
    language,
  );
}
