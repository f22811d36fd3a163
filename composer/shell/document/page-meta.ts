import { use } from 'react';
import { UNSAFE_DataRouterDataContext as RouterData, useLocation, useMatches } from 'react-router';
import type { PageMetadata, PageModule } from '../../contract/contract.ts';
import { intlFor } from '../../host/remote-intl.tsx';
import { useHost } from '../../host/host-context.ts';
import type { Host, LoadedExpose } from '../../host/host-context.ts';
import type { PageHandle } from '../routing/page-handle.ts';
import { useShellDocument } from './shell-document.tsx';

/** A page with its data. */
interface LoadedPage {
  handle: PageHandle | undefined;
  /** Of its loader; undefined when it failed. */
  data: unknown;
  /** Of its action, where it answers a form. */
  actionData?: unknown;
  url: URL;
}

/**
 * Metadata of the page on screen; undefined for error pages, which have their own title.
 * @param simplest in place of those that cannot be made
 */
export function usePageMeta(simplest: PageMetadata): PageMetadata | undefined {
  const host = useHost();
  const { origin, sentMeta } = useShellDocument();
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  const answers = use(RouterData)?.actionData;
  const codeIsComing = handle?.page && !host.loaded(handle.page);
  if (__SERVER__ || codeIsComing) return sentMeta;
  return safely(simplest, () =>
    pageMeta(host, {
      handle,
      data: match?.loaderData,
      actionData: match && (answers?.[match.id] as unknown),
      url: new URL(pathname + search, origin),
    }),
  );
}

/** Metadata of a page, by its own code; undefined for error pages. */
export function pageMeta(
  host: Host,
  { handle, data, actionData, url }: LoadedPage,
): PageMetadata | undefined {
  if (!handle || data === undefined) return undefined;
  if (!handle.page) return handle.meta?.(host, data, url.origin);
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
function safely(simplest: PageMetadata, make: () => PageMetadata | undefined): PageMetadata | undefined {
  try {
    return make();
  } catch {
    return simplest;
  }
}

function remoteText(host: Host, { messages }: LoadedExpose) {
  const intl = intlFor(messages, host.locales);
  return (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
}
