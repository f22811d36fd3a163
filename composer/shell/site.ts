import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';
import type { createStore } from 'jotai';
import type { Language, ServerMessages, SiteApi, SiteConfiguration } from '../contract/contract.ts';
import type { Locales } from '../host/host-context.ts';
import type { OwnPageMeta } from './routing/page-handle.ts';

/** What a site tells its shell of itself. It is the same on the server and in the browser, or hydration fails. */
export interface ShellSite {
  /** Languages that pages may have; each leads the paths of its pages. */
  languages: readonly Language[];
  /** The client that loaders are given. Its errors have the names that `loadFault` knows. */
  createApi(options: ApiOptions): SiteApi;
  /** The configuration in a language; rejects with an `ApiProblem` of status 422 where that is not in use. */
  readSite(api: SiteApi, language: Language, signal?: AbortSignal): Promise<SiteConfiguration>;
  /** What the shell itself has to know of it. */
  readFacts(site: SiteConfiguration, language: Language): SiteFacts;
  /** State that all parts of a page share. */
  createStore(language: Language): Store;
  /** The whole document around each page, and what is left when a page has no error page. */
  Document: ComponentType;
  /** Inside the document, in place of a page that failed: made by `pageError`. */
  PageError: ComponentType;
  /** In place of a page whose remote cannot be had now. */
  UnavailablePage: ComponentType;
  /** The site's own pages, before those of remotes. */
  pages: readonly OwnPage[];
  /** At addresses that no page has. */
  notFound: Pick<OwnPage, 'loader' | 'Component'>;
  thirdParties: ThirdPartyRules;
}

interface ApiOptions {
  /** Origin of the API; empty in the browser. */
  baseUrl: string;
  fetch: typeof fetch;
  /** ms */
  timeoutMs?: number;
}

/** What a shell reads of the site's configuration. */
export interface SiteFacts {
  /** Languages in use. */
  languages: readonly Language[];
  locales: Locales;
  /** Paths of content pages by link name, in the language of the page. */
  links?: Readonly<Record<string, string>> | undefined;
  /** px; the widest window of a phone. In wider ones a page that waits for its visitor is hydrated when the line is idle. */
  phoneMax: number;
}

type Store = ReturnType<typeof createStore>;

/** A page that is not of a remote, in each language. */
export interface OwnPage {
  id: string;
  /** Below the language: `/*` for whatever no other page has. */
  path: string;
  loader: LoaderFunction;
  Component: ComponentType;
  meta: OwnPageMeta;
}

/** Which pages may not share a document, as code of third parties stays in it. */
export interface ThirdPartyRules {
  /** Whether code of a third party is in this document: a private page is not opened beside it. */
  areRunning(): boolean;
  /** Whether the policy of the page at this address allows any that the site has. */
  mayLoad(address: Pick<URL, 'pathname' | 'search'>, site: SiteConfiguration): boolean;
}

/** What a site tells its shell for browsers alone, before a page is hydrated. */
export interface EarlySite {
  /** What the site does for its visitor before. */
  beforeHydration?(): void;
  /** Whether the visitor has begun something that only scripts can show: the page does not wait for an interaction then. */
  hasWork?(): boolean;
}

/** What a site tells its shell for browsers alone. */
export interface BrowserSite extends EarlySite {
  /** Brings the modules that remotes take from the shell: an `import()` into the chunk `federation`. */
  importShared(): Promise<{ sharedModules: Readonly<Record<string, unknown>> }>;
  /** Whether links lead by full loads on this device, also where scripts could follow them. */
  hasPlainLinks?(store: Store): boolean;
  /** The page has been given to React. */
  onHydrated?(store: Store, site: SiteConfiguration): void;
}

/** What a site tells its shell for the server alone. */
export interface ServerSite {
  /** The configuration while the API is away: of an empty layout. A site without an API has none. */
  fallbackSite?(language: Language): SiteConfiguration;
  /** Modules that remotes take from the shell, by id. */
  sharedModules: Readonly<Record<string, unknown>>;
  /** Translations of the shell: `__MESSAGES__` of the build. */
  messages: ServerMessages;
  /** A question that pages bring closed, as a popover: it is open with the first paint unless the browser keeps an answer. */
  question?: {
    selector: string;
    /** Under which the browser keeps the answer (`localStorage`). */
    key: string;
  };
  /** Presses that are left to the next page where nothing has answered them: what is pressed names itself by a data attribute. */
  leftPresses?: {
    /** As in `dataset`. */
    attribute: string;
    /** Under which their values are left, separated by spaces (`localStorage`). */
    key: string;
  };
}
