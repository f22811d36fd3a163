import type { Site } from 'shared-kit/contracts/api/site';
import { targetHref, useHost } from 'composer/host';
import { Icon } from 'shared-kit/ui/icon/icon';
import { Link } from 'shared-kit/ui/link/link';
import { useSavedHomes } from 'shared-kit/state';
import { classNames } from 'shared-kit/ui/class-names';
import s from './favourite-count.module.css';

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

/** How many homes the visitor keeps (product S31), once the browser's storage is read; nothing where there is none. */
export function FavouriteCount({ className }: { className?: string }) {
  // The server does not know what the browser keeps.
  return __SERVER__ ? null : <LiveCount className={className} />;
}

function LiveCount({ className }: { className: string | undefined }) {
  const saved = useSavedHomes();
  const homes = new Set(saved?.lists.flatMap((list) => list.homes));
  return homes.size > 0 && <span className={classNames(s.count, className)}>{homes.size}</span>;
}
