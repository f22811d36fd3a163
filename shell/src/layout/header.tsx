import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Site } from 'shared-kit/contracts/api/site';
import type { Language } from 'shared-kit/domain/languages';
import { targetHref, useHost } from 'composer/host';
import { topBarVisibleAtom } from 'shared-kit/state';
import { classNames } from 'shared-kit/ui/class-names';
import { Icon } from 'shared-kit/ui/icon/icon';
import { heart, phone } from 'shared-kit/domain/icon-shapes';
import { Link } from 'shared-kit/ui/link/link';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import { Drawer } from './drawer.tsx';
import { FavouriteCount, isFavourites, TopBar } from './top-bar.tsx';
import s from './header.module.css';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { ScrollMarker, useScrolledPast } from './use-scrolled-past.tsx';
import { phoneLink } from 'shared-kit/domain/texts';

interface HeaderProps {
  site: Site;
  alternates: Partial<Record<Language, string>>;
  path: string;
}

/** Scroll threshold of header and logo in pixels (product F6, F7); the top bar is exactly as high. */
const THRESHOLD = 30;

/**
 * Top bar and header, which on phones has call, favourites and menu as buttons. The header keeps its room in the page and only its inside shrinks, so nothing shifts. Over the home banner
 * it is transparent until the page is scrolled. `data-scrolled` is absent until the browser has told the scroll position.
 */
export function Header({ site, alternates, path }: HeaderProps) {
  const intl = useIntl();
  const [marker, isScrolled] = useScrolledPast();
  const shareTopBarVisible = useSetAtom(topBarVisibleAtom);
  const { href } = useHost();
  const favourites = [...(site.topBar?.left ?? []), ...(site.topBar?.right ?? [])].find(isFavourites);
  useEffect(() => {
    if (isScrolled !== undefined) shareTopBarVisible(!isScrolled);
  }, [isScrolled, shareTopBarVisible]);
  return (
    <>
      <ScrollMarker of={marker} height={THRESHOLD} />
      <TopBar site={site} alternates={alternates} />
      <header className={s.header} data-scrolled={isScrolled}>
        <div className={s.bar}>
          <Link
            className={s.logo}
            to={`/${site.language}/`}
            aria-label={site.agency.name || intl.formatMessage({ id: 'navigation.home' })}
          >
            <Logo site={site} />
          </Link>
          <Menu key={path} site={site} path={path} />
          {site.agency.phone && (
            <a
              className={s.round}
              href={phoneLink(site.agency.phone)}
              aria-label={intl.formatMessage({ id: 'layout.call' }, { phone: site.agency.phone })}
            >
              <Icon shape={phone} />
            </a>
          )}
          {favourites && (
            <Link className={classNames(s.round, s.favourites)} to={targetHref(href, favourites.target)}>
              <Icon shape={heart} />
              <VisuallyHidden>{favourites.label}</VisuallyHidden>
              <FavouriteCount className={s.count} />
            </Link>
          )}
          <Drawer site={site} alternates={alternates} path={path} className={s.round} />
        </div>
      </header>
    </>
  );
}
