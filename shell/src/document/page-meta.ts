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
  return (loaded.module as unknown as PageModule).meta?.({
    data: match.loaderData,
    language: host.language,
    site: host.site,
    routeId: handle.routeId,
    url: new URL(pathname + search, origin),
    text: remoteText(host, loaded),
  });
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
