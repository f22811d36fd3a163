import { createContext, use } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { Messages } from '../contracts/boot.ts';
import type { ExposeRef, PageFile } from '../contracts/boot.ts';
import type { Site } from '../contracts/api/site.ts';
import type { Href } from '../contracts/links.ts';
import type { Language } from '../domain/languages.ts';

/** An expose that is in memory, with its remote's translations. */
export interface LoadedExpose {
  module: { default: ComponentType<never> };
  messages: Messages;
}

/** What the shell offers to the code of remotes. */
export interface Host {
  language: Language;
  site: Site;
  /** The only way to the path of a page. */
  href: Href;
  /** The widget of that name, whether live or not; undefined when no live remote declares it. */
  findWidget(remote: string, name: string): ExposeRef | undefined;
  /** Widgets that fill a slot of the page, in order. */
  fillers(slot: string): ExposeRef[];
  /** In memory, known to have failed, or (undefined) not loaded yet. */
  loaded(ref: ExposeRef): LoadedExpose | 'failed' | undefined;
  /** Loads code, styles and translations; 'failed' after the last attempt, never rejects. */
  load(ref: ExposeRef): Promise<LoadedExpose | 'failed'>;
  /** Told when a part of the page answers to scripts. */
  onHydrated(ref: ExposeRef): void;
  /** Stylesheets of an expose: on the server only; in the browser they come with its code. */
  stylesheets(ref: ExposeRef): PageFile[];
  /** Fetches the code behind an address that the visitor is about to open. */
  preload(path: string): void;
  /**
   * Markup of a part that is the same on every page, for the same objects in `by` and the same key. On the server, from
   * contract 10 on; asked for by `useKeptMarkup`.
   */
  keptMarkup?(id: { by: readonly object[]; key: string }, part: ReactElement): string;
}

export const HostContext = createContext<Host | null>(null);

/** The shell around this component. */
export function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('No shell around this component: wrap it in HostContext.');
  return host;
}
