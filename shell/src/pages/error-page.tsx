import type { PageErrorProps } from 'shared-kit/contracts/page';
import type { ReactNode } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { MessagePage as Message } from 'shared-kit/ui/message-page/message-page';
import type { Site } from 'shared-kit/contracts/api/site';
import { Icon } from 'shared-kit/ui/icon/icon';
import { phone } from 'shared-kit/domain/icon-shapes';
import { ButtonLink, Button } from 'shared-kit/ui/button/button';
import { phoneLink } from 'shared-kit/domain/texts';
import { useHost } from 'composer/host';
import { useLocation } from 'react-router';
import { pageError } from 'composer/shell';

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

interface ErrorPageProps extends PageErrorProps {
  /** Whether the API is at fault, not the page. */
  isOfApi?: boolean;
}

/** An error without a page of its own (product X1): what happened, and ways on. */
function ErrorPage({ status, code, isOfApi = false }: ErrorPageProps) {
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

interface MessagePageProps {
  /** Message ids. */
  titleId: string;
  textId: string;
  /** Large figure above the title, such as the status. */
  status?: number;
  actions: ReactNode;
  children?: ReactNode;
}

/** A message of the shell: what happened, and ways on. */
function MessagePage({ titleId, textId, ...parts }: MessagePageProps) {
  const intl = useIntl();
  return (
    <Message
      title={intl.formatMessage({ id: titleId })}
      text={intl.formatMessage({ id: textId })}
      {...parts}
    />
  );
}

/** No such page (product F16): what happened, the search form as children, and the way home. */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  return (
    <MessagePage status={404} titleId="page.notFoundTitle" textId="page.notFoundText" actions={<HomeLink />}>
      {children}
    </MessagePage>
  );
}

interface UnavailablePageProps {
  site: Site;
  /** Whether it is the API that does not respond. */
  isOfApi?: boolean;
}

/** A part of the site or its data cannot be had now (503): try again, call, or go home. */
export function UnavailablePage({ site, isOfApi = false }: UnavailablePageProps) {
  const textId = isOfApi ? 'page.apiUnavailableText' : 'page.unavailableText';
  return (
    <MessagePage
      titleId="page.unavailableTitle"
      textId={site.agency.phone ? `${textId}WithPhone` : textId}
      actions={
        <>
          <RetryButton />
          {site.agency.phone && (
            <ButtonLink variant="secondary" to={phoneLink(site.agency.phone)}>
              <Icon shape={phone} />
              {site.agency.phone}
            </ButtonLink>
          )}
          <HomeLink />
        </>
      }
    />
  );
}

/** The way home that every message page offers. */
function HomeLink() {
  const { language } = useHost();
  return (
    <ButtonLink variant="secondary" to={`/${language}/`}>
      <FormattedMessage id="page.toHome" />
    </ButtonLink>
  );
}

/** Loads this page anew, all of it, without script too: a form that asks for the same address. */
function RetryButton() {
  const { pathname, search } = useLocation();
  return (
    <form action={pathname} method="get">
      {[...new URLSearchParams(search)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">
        <FormattedMessage id="page.retry" />
      </Button>
    </form>
  );
}
