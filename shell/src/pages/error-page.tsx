import type { PageErrorProps } from 'shared-kit/contracts/page';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { RetryButton } from './retry-button.tsx';

/** An error without a page of its own (product X1): what happened, and ways on. */
export function ErrorPage({ status, code }: PageErrorProps) {
  if (status === 404 || status === 410) return <NotFoundPage />;
  const isBusy = code === 'too-many-requests';
  return (
    <MessagePage
      titleId={isBusy ? 'page.busyTitle' : 'page.errorTitle'}
      textId={isBusy ? 'page.busyText' : 'page.errorText'}
      actions={
        <>
          <RetryButton />
          <HomeLink />
        </>
      }
    />
  );
}
