import type { ComponentType } from 'react';
import type { Href } from './links.ts';
import type { Language, PageMetadata, SiteApi, SiteConfiguration } from './register.ts';

/** What every loader is given, on the server for the first view and in the browser afterwards. */
export interface LoaderContext {
  api: SiteApi;
  language: Language;
  site: SiteConfiguration;
  href: Href;
  /** Aborted when the visitor leaves or the request ends. */
  signal: AbortSignal;
}

/** Arguments of a page's loader. `url` is absolute; `params` come from the route's pattern. */
export interface PageLoaderArgs extends LoaderContext {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** Id of the route in the remote's own table: several routes may share a page. */
  routeId: string;
}

/** Arguments of a page's action: a form of the page that was sent without JavaScript. Runs on the server only. */
export interface PageActionArgs extends PageLoaderArgs {
  form: URLSearchParams;
}

/** Arguments of a page's `meta`. */
export interface PageMetaArgs<Data> {
  data: Data;
  /** Result of the action, when the page is the response to a form. */
  actionData?: unknown;
  language: Language;
  site: SiteConfiguration;
  href: Href;
  routeId: string;
  url: URL;
  /** Text of the remote's own translations. */
  text(id: string, values?: Record<string, string | number>): string;
}

export interface PageErrorProps {
  status: number;
  /** Of an answer of the API its own code. */
  code: string;
}

/** Exports of a page's expose. A loader may throw `redirect()` or an `ApiProblem`: the response gets its status. */
export interface PageModule<Data = unknown, ActionData = unknown> {
  /** `actionData` is the result of the action, when the page is the response to a form. */
  default: ComponentType<{ data: Data; actionData?: ActionData }>;
  loader?: (args: PageLoaderArgs) => Promise<Data>;
  /** Throws `redirect(path, 303)` when the form is accepted; returns `data(actionData, { status: 422 })` when not. */
  action?: (args: PageActionArgs) => Promise<unknown>;
  meta?: (args: PageMetaArgs<Data>) => PageMetadata;
  /** Shown inside the layout instead of the page, with the error's status. Default: the shell's error page. */
  ErrorPage?: ComponentType<PageErrorProps>;
}
