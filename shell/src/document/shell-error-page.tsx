import { pageError } from 'composer/shell';
import { ErrorPage, UnavailablePage } from '../pages/error-page.tsx';
import { useHost } from 'composer/host';

/** An error inside the layout: the remote's own error page if it has one, else the shell's. */
export const ShellErrorPage = pageError(({ site, isOfApi, ...error }) =>
  error.code === 'unavailable' ? (
    <UnavailablePage site={site} isOfApi={isOfApi} />
  ) : (
    <ErrorPage {...error} isOfApi={isOfApi} />
  ),
);

/** In place of a page whose remote cannot be had now. */
export function UnavailableRoute() {
  return <UnavailablePage site={useHost().site} />;
}
