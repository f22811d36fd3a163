import type { ComponentType, ReactNode } from 'react';
import { isRouteErrorResponse, useMatches, useRouteError } from 'react-router';
import type { ErrorResponse } from 'react-router';
import type { PageErrorProps, PageModule, SiteConfiguration } from '../../contract/contract.ts';
import { FaultBoundary, RemoteStyles } from '../../host/remote-part.tsx';
import { RemoteIntl } from '../../host/remote-intl.tsx';
import { useHost } from '../../host/host-context.ts';
import type { RouteFault } from '../routing/load-fault.ts';
import type { PageHandle } from '../routing/page-handle.ts';

/** An error as the error pages of a shell tell it. */
interface ShownError extends PageErrorProps {
  /** Whether the API is at fault. */
  isOfApi: boolean;
  site: SiteConfiguration;
}

/**
 * An error inside the layout: the remote's own error page if it has one, else the shell's.
 * @param show that of the shell; its code is `unavailable` where something cannot be had now
 */
export const pageError = (show: (error: ShownError) => ReactNode): ComponentType =>
  function PageError() {
    const host = useHost();
    const thrown = useRouteError();
    const error = describeError(thrown);
    const isOfApi = isRouteErrorResponse(thrown) && readFault(thrown)?.isOfApi === true;
    const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
    const loaded = handle?.page && host.loaded(handle.page);
    const OwnErrorPage = loaded && loaded !== 'failed' && (loaded.module as unknown as PageModule).ErrorPage;
    if (OwnErrorPage && error.code !== 'unavailable' && error.status < 500) {
      return (
        <FaultBoundary fallback={show({ ...error, isOfApi: false, site: host.site })}>
          <RemoteIntl messages={loaded.messages}>
            <RemoteStyles of={handle.page!} />
            <OwnErrorPage {...error} />
          </RemoteIntl>
        </FaultBoundary>
      );
    }
    return show({ ...error, isOfApi, site: host.site });
  };

function describeError(error: unknown): PageErrorProps {
  if (!isRouteErrorResponse(error)) return { status: 500, code: 'fault' };
  const code = readFault(error)?.code;
  return { status: error.status, code: code ?? (error.status === 404 ? 'not-found' : 'fault') };
}

const readFault = ({ data }: ErrorResponse) => data as Partial<RouteFault & PageErrorProps> | null;
