import type { Site } from 'shared-kit/contracts/api/site';
import { targetHref, useHost } from 'composer/host';
import { Icon } from 'shared-kit/ui/icon/icon';
import { Link } from 'shared-kit/ui/link/link';
import { FavouriteCount } from './favourite-count.tsx';

/** Whether a link leads to the visitor's favourites. */
export const isFavourites = ({ target }: HeaderLinkData) => 'page' in target && target.page === 'favourites';

type HeaderLinkData = NonNullable<Site['topBar']>['left'][number];

/** A link of the top bar with its icon (product F2). */
export function HeaderLink({ link, className }: { link: HeaderLinkData; className?: string }) {
  const { href } = useHost();
  return (
    <Link to={targetHref(href, link.target)} className={className}>
      {link.icon && <Icon shape={link.icon} />}
      {link.label}
      {isFavourites(link) && <FavouriteCount />}
    </Link>
  );
}
