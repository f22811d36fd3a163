import { useLocation, useRouteError } from 'react-router';
import type { PageErrorProps } from 'shared-kit/contracts/page';
import { RENT, SALE } from 'shared-kit/domain/goal';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { MessagePage } from 'shared-kit/ui/message-page/message-page';
import { useText } from 'shared-kit/ui/text';
import { Similar } from '../similar/similar.tsx';
import { similarToGone } from './gone-property.ts';

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
  const town = reason === 'notFound' ? undefined : parseTown(pathname);
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

/** Why a property cannot be shown; each has its texts. */
type MissingReason = 'notFound' | 'sold' | 'rented' | 'withdrawn';

/** A withdrawn property is sold or rented only where its last headline said so: why it was withdrawn is not known otherwise. */
function missingReason(code: PageErrorProps['code']): MissingReason {
  if (code === 'property-sold') return 'sold';
  if (code === 'property-rented') return 'rented';
  return code === 'property-withdrawn' ? 'withdrawn' : 'notFound';
}

/** The lists to go on to: that below which the address is first. */
function listsToSee(path: string, rentList: string | undefined): readonly ('sale' | 'rent')[] {
  return rentList && path.startsWith(rentList) ? ['rent', 'sale'] : ['sale', 'rent'];
}

/** The town in the path of a property, as words to search for; undefined where the path has none. */
function parseTown(path: string): string | undefined {
  const [, , town, ...rest] = path.split('/').filter(Boolean);
  return town && rest.length > 0 ? town.replaceAll('-', ' ') : undefined;
}
