import { useLocation, useRouteError } from 'react-router';
import type { PageErrorProps } from 'shared-kit/contracts/page';
import { RENT, SALE } from 'shared-kit/domain/goal';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { MessagePage } from 'shared-kit/ui/message-page/message-page';
import { useText } from 'shared-kit/ui/text';
import { Similar } from '../similar/similar.tsx';
import { similarToGone } from './gone-property.ts';
import { listsToSee, missingReason, townOf } from './missing-property.ts';

/** In place of a property that does not exist or is no longer offered: says so and leads on to the lists; of one that is gone first to its town, and to homes like it (product P22). */
export function ErrorPage({ code, status }: PageErrorProps) {
  const text = useText();
  const { href } = useHost();
  const { pathname } = useLocation();
  const reason = missingReason(code);
  const sections = listsToSee(pathname, href('rent'));
  const similar = similarToGone(useRouteError());
  const alert = href('search-alert');
  // What an unknown address names as its town may be none.
  const town = reason === 'notFound' ? undefined : townOf(pathname);
  return (
    <>
      <MessagePage
        title={text(`error.${reason}.title`)}
        text={text(`error.${reason}.text`)}
        status={reason === 'notFound' ? status : undefined}
        actions={
          <>
            {town && (
              <ButtonLink to={`${href(sections[0]!)}?${new URLSearchParams({ search: town })}`}>
                {text('error.seeTown')}
              </ButtonLink>
            )}
            {sections.map((section, index) => (
              <ButtonLink
                key={section}
                to={href(section)}
                variant={index === 0 && !town ? 'primary' : 'secondary'}
              >
                {text(section === 'sale' ? 'error.seeSale' : 'error.seeRent')}
              </ButtonLink>
            ))}
            {alert && (
              <ButtonLink to={`${alert}?goal=${sections[0] === 'rent' ? RENT : SALE}`} variant="quiet">
                {text('closed.keepInformed')}
              </ButtonLink>
            )}
          </>
        }
      />
      {similar.length > 0 && <Similar listings={similar} />}
    </>
  );
}
