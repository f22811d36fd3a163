import { isRouteErrorResponse, useMatches, useRouteError } from 'react-router';
import type { ErrorResponse } from 'react-router';
import type { PageErrorProps, PageModule } from 'shared-kit/contracts/page';
import { FaultBoundary, RemoteIntl, RemoteStyles, useHost } from 'composer/host';
import type { RouteFault, PageHandle } from 'composer/shell';
import { ErrorPage } from '../pages/error-page.tsx';
import { UnavailablePage } from '../pages/unavailable-page.tsx';

/** An error inside the layout: the remote's own error page if it has one, else the shell's. */
export function ShellErrorPage() {
  const host = useHost();
  const thrown = useRouteError();
  const error = describeError(thrown);
  const isOfApi = isRouteErrorResponse(thrown) && faultOf(thrown)?.isOfApi === true;
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const loaded = handle?.page && host.loaded(handle.page);
  const OwnErrorPage = loaded && loaded !== 'failed' && (loaded.module as unknown as PageModule).ErrorPage;
  if (OwnErrorPage && error.code !== 'unavailable' && error.status < 500) {
    return (
      <FaultBoundary fallback={<ErrorPage {...error} />}>
        <RemoteIntl messages={loaded.messages}>
          <RemoteStyles of={handle.page!} />
          <OwnErrorPage {...error} />
        </RemoteIntl>
      </FaultBoundary>
    );
  }
  if (error.code === 'unavailable') return <UnavailablePage site={host.site} isOfApi={isOfApi} />;
  return <ErrorPage {...error} isOfApi={isOfApi} />;
}

function describeError(error: unknown): PageErrorProps {
  if (!isRouteErrorResponse(error)) return { status: 500, code: 'fault' };
  const code = faultOf(error)?.code;
  return { status: error.status, code: code ?? (error.status === 404 ? 'not-found' : 'fault') };
}

const faultOf = ({ data }: ErrorResponse) => data as Partial<RouteFault & PageErrorProps> | null;
