import { pageError } from 'composer/shell';
import { ErrorPage } from '../pages/error-page.tsx';
import { UnavailablePage } from '../pages/unavailable-page.tsx';

/** An error inside the layout: the remote's own error page if it has one, else the shell's. */
export const ShellErrorPage = pageError(({ site, isOfApi, ...error }) =>
  error.code === 'unavailable' ? (
    <UnavailablePage site={site} isOfApi={isOfApi} />
  ) : (
    <ErrorPage {...error} isOfApi={isOfApi} />
  ),
);
