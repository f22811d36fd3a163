import type { ComponentType } from 'react';
import type { ApiClient } from '../api-client/api-client.ts';
import type { Language } from '../domain/languages.ts';
import type { FeedSection } from '../domain/site-files.ts';
import type { BannerPicture, ContentModule, Site, Verification } from './api/site.ts';
import type { LoaderContext } from 'composer/contract';

export type {
  PageActionArgs,
  PageErrorProps,
  PageLoaderArgs,
  PageMetaArgs,
  PageModule,
} from 'composer/contract';

declare module 'composer/contract' {
  interface Register {
    site: Site;
    meta: PageMeta;
    api: ApiClient;
  }
}

/** One step of the breadcrumb; the shell puts "Home" before the first. */
export interface Breadcrumb {
  label: string;
  path?: string;
}

/** Kinds of page that networks tell apart. */
export const PAGE_TYPES = ['website', 'article', 'profile'] as const;
export type PageType = (typeof PAGE_TYPES)[number];

/** Content of `<head>` and of the banner above the page. Paths are site-relative; the shell makes them absolute. */
export interface PageMeta {
  title: string;
  description?: string;
  /** Paths of the page in other languages, also for the language switch. Without it the switch links to the home page. */
  paths: Partial<Record<Language, string>>;
  /** Canonical path with the relevant query; by default the path of the current language. */
  canonical?: string;
  /** Picture that networks show, site-relative or absolute; by default the agency's (product R4). */
  image?: string;
  /** What the picture shows. */
  imageAlt?: string;
  /** Kind of page for networks; `website` by default. */
  type?: PageType;
  robots?: string;
  /** What networks show instead of what the page says of itself (product R3). */
  openGraph?: { title?: string; description?: string; url?: string };
  twitter?: { title?: string; description?: string; site?: string; image?: string };
  /** Codes of this page besides those of the site (product R5). */
  verification?: Verification;
  /** Title of the feed of the new listings of a section, which the page lists (product R11). */
  feed?: { section: FeedSection; title: string };
  jsonLd?: object;
  breadcrumb?: Breadcrumb[];
  /** `title`: the shell shows a banner with the title and the breadcrumb; `breadcrumb`: the breadcrumb alone (product F9). */
  banner?: 'title' | 'breadcrumb' | 'none';
  /** Title in the banner, if it differs from that of the document. */
  heading?: string;
  /** Ground and picture of the banner, and whether the header lies over it at the top of the page (product F20). */
  bannerLook?: { colour: string | null; transparent: boolean; picture?: BannerPicture | undefined };
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

/** Exports of a widget's expose. Only widgets of content modules have a loader. */
export interface WidgetModule<Props = Record<string, unknown>, Data = unknown> {
  default: ComponentType<Props>;
  loader?: (args: WidgetLoaderArgs) => Promise<Data>;
}
