import { use } from 'react';
import { UNSAFE_DataRouterDataContext as RouterData, useLocation, useMatches } from 'react-router';
import type { PageMeta, PageModule } from 'shared-kit/contracts/page';
import { intlFor, useHost } from 'composer/host';
import type { Host, LoadedExpose } from 'composer/host';
import type { PageHandle } from 'composer/shell';
import type { ContentData } from '../content/content.loader.ts';
import { contentMeta } from './content-meta.ts';
import { useShellDocument } from './shell-document.ts';

/** A page with its data. */
interface LoadedPage {
  handle: PageHandle | undefined;
  /** Of its loader; undefined when it failed. */
  data: unknown;
  /** Of its action, where it answers a form. */
  actionData?: unknown;
  url: URL;
}

/** Metadata of the page on screen; undefined for error pages, which have their own title. */
export function usePageMeta(): PageMeta | undefined {
  const host = useHost();
  const { origin, sentMeta } = useShellDocument();
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  const answers = use(RouterData)?.actionData;
  const codeIsComing = handle?.page && !host.loaded(handle.page);
  if (__SERVER__ || codeIsComing) return sentMeta;
  return safely(host, () =>
    pageMeta(host, {
      handle,
      data: match?.loaderData,
      actionData: match && (answers?.[match.id] as unknown),
      url: new URL(pathname + search, origin),
    }),
  );
}

/** Metadata of a page, by its own code; undefined for error pages. */
export function pageMeta(host: Host, { handle, data, actionData, url }: LoadedPage): PageMeta | undefined {
  if (!handle || data === undefined) return undefined;
  if (!handle.page) {
    const { page } = data as ContentData;
    // Of the 404 page there is none.
    return page ? contentMeta(host, page, url.origin) : undefined;
  }
  const loaded = host.loaded(handle.page);
  if (!loaded || loaded === 'failed') return undefined;
  return (loaded.module as unknown as PageModule).meta?.({
    data,
    actionData,
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

function remoteText(host: Host, { messages }: LoadedExpose) {
  const intl = intlFor(messages, host.locales);
  return (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
}
