import type { ComponentType } from 'react';
import type { ApiClient } from '../api-client/api-client.ts';
import type { Language } from '../domain/languages.ts';
import type { ContentModule, Site } from './api/site.ts';
import type { Href } from './links.ts';
import type { ProblemCode } from './api/problem.ts';

/** What every loader gets, on the server for the first view and in the browser afterwards. */
export interface LoaderContext {
  api: ApiClient;
  language: Language;
  site: Site;
  href: Href;
  /** Aborted when the visitor leaves or the request ends. */
  signal: AbortSignal;
}

/** Arguments of a page's loader. `url` is absolute; `params` come from the route's pattern. */
export interface PageLoaderArgs extends LoaderContext {
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  /** Id of the route in the remote's own table: one page may serve several. */
  routeId: string;
}

/** Arguments of a page's action: a form of the page that was sent without JavaScript. Runs on the server only. */
export interface PageActionArgs extends PageLoaderArgs {
  form: URLSearchParams;
}

/** One step of the breadcrumb; the shell puts "Home" before the first. */
export interface Breadcrumb {
  label: string;
  path?: string;
}

/** What the shell writes into `<head>` and above the page. Paths are site-relative; the shell makes them absolute. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Same page in other languages, also where the language switch leads. Without it the switch leads home. */
  paths: Partial<Record<Language, string>>;
  /** Canonical path with the query that counts; by default the path of the current language. */
  canonical?: string;
  /** Open Graph picture, site-relative or absolute. */
  image?: string;
  robots?: string;
  jsonLd?: object;
  breadcrumb?: Breadcrumb[];
  /** `title`: the shell shows a banner with the title and the breadcrumb; `breadcrumb`: the breadcrumb alone (product F9). */
  banner?: 'title' | 'breadcrumb' | 'none';
  /** Title in the banner, where it is not that of the document. */
  heading?: string;
}

/** Arguments of a page's `meta`. */
export interface PageMetaArgs<Data> {
  data: Data;
  language: Language;
  site: Site;
  href: Href;
  routeId: string;
  url: URL;
  /** Text of the remote's own translations. */
  text(id: string, values?: Record<string, string | number>): string;
}

export interface PageErrorProps {
  status: number;
  code: ProblemCode | 'unavailable';
}

/** What an expose that is a page exports. Throw `redirect()` or an `ApiProblem` from a loader: the shell gives it its status. */
export interface PageModule<Data = unknown, ActionData = unknown> {
  /** `actionData` is what the action returned, when the page is the answer to a form. */
  default: ComponentType<{ data: Data; actionData?: ActionData }>;
  loader?: (args: PageLoaderArgs) => Promise<Data>;
  /** Throw `redirect(path, 303)` when the form is accepted; return `data(what the form shows, { status: 422 })` when not. */
  action?: (args: PageActionArgs) => Promise<unknown>;
  meta?: (args: PageMetaArgs<Data>) => PageMeta;
  /** Shown inside the shell instead of the page, with the error's status. The shell has one of its own. */
  ErrorPage?: ComponentType<PageErrorProps>;
}

/** Arguments of a widget's loader; a content module's widget gets the module. */
export interface WidgetLoaderArgs extends LoaderContext {
  module: ContentModule;
}

/** Props of a widget that shows a content module. */
export interface ModuleWidgetProps<Data = unknown> {
  module: ContentModule;
  data: Data;
}

/** What an expose that is a widget exports. Only widgets of content modules have a loader. */
export interface WidgetModule<Props = Record<string, unknown>, Data = unknown> {
  default: ComponentType<Props>;
  loader?: (args: WidgetLoaderArgs) => Promise<Data>;
}
