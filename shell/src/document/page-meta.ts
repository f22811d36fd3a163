import { useLocation, useMatches } from 'react-router';
import type { PageMeta, PageModule } from 'shared-kit/contracts/page';
import { intlFor, useHost } from 'shared-kit/host';
import type { Host, LoadedExpose } from 'shared-kit/host';
import type { HomeData } from '../content/home-loader.ts';
import type { PageHandle } from '../routing/page-handle.ts';

/** Metadata of the page on screen; undefined for error pages, which have their own title. */
export function usePageMeta(origin: string): PageMeta | undefined {
  const host = useHost();
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  if (!match || !handle || match.loaderData === undefined) return undefined;
  if (!handle.page) return homeMeta(match.loaderData as HomeData);
  const loaded = host.loaded(handle.page);
  if (!loaded || loaded === 'failed') return undefined;
  return safely(host, () =>
    remoteMeta(host, match.loaderData, handle, loaded, new URL(pathname + search, origin)),
  );
}

function remoteMeta(host: Host, data: unknown, handle: PageHandle, loaded: LoadedExpose, url: URL) {
  return (loaded.module as unknown as PageModule).meta?.({
    data,
    language: host.language,
    site: host.site,
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
  } catch (error) {
    if (__SERVER__) throw error;
    return { title: host.site.agency.name, paths: {} };
  }
}

const homeMeta = ({ page }: HomeData): PageMeta => ({
  title: page.metadata.title,
  description: page.metadata.description,
  image: page.metadata.image?.url,
  paths: page.paths,
  banner: 'none',
});

function remoteText(host: Host, { messages }: LoadedExpose) {
  const intl = intlFor(messages, host.language);
  return (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
}
