import { useIntl } from 'react-intl';
import type { Site } from 'shared-kit/contracts/api/site';
import type { Language } from 'shared-kit/domain/languages';
import { LanguageSwitch } from './language-switch.tsx';
import { targetHref, useHost } from 'composer/host';
import { Icon } from 'shared-kit/ui/icon/icon';
import { Link } from 'shared-kit/ui/link/link';
import { useSavedHomes } from 'shared-kit/state';
import { classNames } from 'shared-kit/ui/class-names';
import counted from './favourite-count.module.css';
import s from './top-bar.module.css';

type HeaderLinkData = NonNullable<Site['topBar']>['left'][number];

/** Contact, shortcuts and languages above the header (product F1); on phones and tablets they are in the menu. */
export function TopBar({ site, alternates }: { site: Site; alternates: Partial<Record<Language, string>> }) {
  const intl = useIntl();
  if (!site.topBar && site.languages.length < 2) return null;
  return (
    <nav className={s.topBar} aria-label={intl.formatMessage({ id: 'layout.shortcuts' })}>
      <Links links={site.topBar?.left ?? []} />
      <div className={s.end}>
        <Links links={site.topBar?.right ?? []} />
        <LanguageSwitch site={site} alternates={alternates} />
      </div>
    </nav>
  );
}

function Links({ links }: { links: readonly HeaderLinkData[] }) {
  if (links.length === 0) return <span />;
  return (
    <ul className={s.links} role="list">
      {links.map((link) => (
        <li key={link.label} className={s.item} data-colour={link.colour ?? undefined} ref={setColour}>
          <HeaderLink link={link} className={s.link} />
        </li>
      ))}
    </ul>
  );
}

/** For browsers that take no colour from an attribute yet: once the page answers to scripts. */
function setColour(item: HTMLLIElement | null) {
  if (item?.dataset.colour) item.style.color = item.dataset.colour;
}

/** Whether a link leads to the visitor's favourites. */
export const isFavourites = ({ target }: HeaderLinkData) => 'page' in target && target.page === 'favourites';

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
  return homes.size > 0 && <span className={classNames(counted.count, className)}>{homes.size}</span>;
}
