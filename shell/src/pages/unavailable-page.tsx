import type { Site } from 'shared-kit/contracts/api/site';
import { Icon } from 'shared-kit/ui/icon/icon';
import { phone } from 'shared-kit/domain/icon-shapes';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { telephone } from '../layout/telephone.ts';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';
import { RetryButton } from './retry-button.tsx';

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
            <ButtonLink variant="secondary" to={telephone(site.agency.phone)}>
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
