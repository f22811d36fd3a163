import type { PageErrorProps } from 'shared-kit/contracts/page';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RetryButton } from './retry-button.tsx';

interface ErrorPageProps extends PageErrorProps {
  /** Whether the API is at fault, not the page. */
  isOfApi?: boolean;
}

/** An error without a page of its own (product X1): what happened, and ways on. */
export function ErrorPage({ status, code, isOfApi = false }: ErrorPageProps) {
  if (status === 404 || status === 410) return <NotFoundPage />;
  const isBusy = code === 'too-many-requests';
  const faultTextId = isOfApi ? 'page.apiErrorText' : 'page.errorText';
  return (
    <MessagePage
      titleId={isBusy ? 'page.busyTitle' : 'page.errorTitle'}
      textId={isBusy ? 'page.busyText' : faultTextId}
      actions={
        <>
          <RetryButton />
          <HomeLink />
        </>
      }
    />
  );
}
