import type { Site } from 'shared-kit/contracts/api/site';
import { Icon } from 'shared-kit/ui/icon/icon';
import { phone } from 'shared-kit/ui/icon/shapes';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { telephone } from '../frame/telephone.ts';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';
import { RetryButton } from './retry-button.tsx';

/** A part of the site or its data cannot be had now (503): try again, call, or go home. */
export function UnavailablePage({ site }: { site: Site }) {
  return (
    <MessagePage
      titleId="page.unavailableTitle"
      textId={site.agency.phone ? 'page.unavailableTextWithPhone' : 'page.unavailableText'}
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
