import { useLocation, useMatches } from 'react-router';
import type { PageMeta, PageModule } from 'shared-kit/contracts/page';
import { localizedPaths } from 'shared-kit/domain/localized-paths';
import { intlFor, useHost } from 'shared-kit/host';
import type { Host, LoadedExpose } from 'shared-kit/host';
import type { ContentPage } from 'shared-kit/contracts/api/site';
import type { Language } from 'shared-kit/domain/languages';
import type { ContentData } from '../content/content.loader.ts';
import { contentPath } from '../routing/content-path.ts';
import type { PageHandle } from '../routing/page-handle.ts';
import { useShellDocument } from './shell-document.ts';

/** A page with its data. */
interface LoadedPage {
  handle: PageHandle | undefined;
  /** Of its loader; undefined when it failed. */
  data: unknown;
  url: URL;
}

/** Metadata of the page on screen; undefined for error pages, which have their own title. */
export function usePageMeta(): PageMeta | undefined {
  const host = useHost();
  const { origin, sentMeta } = useShellDocument();
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  const codeIsComing = handle?.page && !host.loaded(handle.page);
  if (__SERVER__ || codeIsComing) return sentMeta;
  return safely(host, () =>
    pageMeta(host, { handle, data: match?.loaderData, url: new URL(pathname + search, origin) }),
  );
}

/** Metadata of a page, by its own code; undefined for error pages. */
export function pageMeta(host: Host, { handle, data, url }: LoadedPage): PageMeta | undefined {
  if (!handle || data === undefined) return undefined;
  if (!handle.page) return contentMeta(host, data as ContentData);
  const loaded = host.loaded(handle.page);
  if (!loaded || loaded === 'failed') return undefined;
  return (loaded.module as unknown as PageModule).meta?.({
    data,
    language: host.language,
    site: host.site,
    href: host.href,
    routeId: handle.routeId,
    url,
    text: remoteText(host, loaded),
  });
}

/**
 * In the browser a page goes on without its metadata when they cannot be made: the document that shows errors needs them too. On
 * the server the page is rendered without its remote.
 */
function safely(host: Host, make: () => PageMeta | undefined): PageMeta | undefined {
  try {
    return make();
  } catch {
    return { title: host.site.agency.name, paths: {} };
  }
}

/** Of the 404 page there is none. */
function contentMeta({ language, site }: Host, { page }: ContentData): PageMeta | undefined {
  if (!page) return undefined;
  const { metadataTitle, metadataDescription, og, robots } = page.metadata;
  return {
    title: metadataTitle,
    description: metadataDescription,
    image: og.image?.url,
    robots: robots || undefined,
    paths: localizedPaths(site.languages, (code) => {
      const path = page.paths[code];
      return path === undefined ? undefined : contentPath(code, path);
    }),
    ...contentBanner(page, language),
  };
}

/** The home page has a banner of its own. The page itself is the last step, without link. */
function contentBanner(page: ContentPage, language: Language): Partial<PageMeta> {
  const { key, title, banner, breadcrumb, showBreadCrumb, showPageBanner } = page;
  if (key === 'home' || (!showBreadCrumb && !showPageBanner)) return { banner: 'none' };
  const steps = breadcrumb.map(({ label, path }, index) => ({
    label,
    ...(path !== null && index < breadcrumb.length - 1 && { path: contentPath(language, path) }),
  }));
  return {
    banner: showPageBanner ? 'title' : 'breadcrumb',
    heading: banner.title || title,
    breadcrumb: showBreadCrumb ? steps : [],
  };
}

function remoteText(host: Host, { messages }: LoadedExpose) {
  const intl = intlFor(messages, host.language);
  return (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
}
