import { useIntl } from 'react-intl';
import type { Site } from 'shared-kit/contracts/api/site';
import type { Language } from 'shared-kit/domain/languages';
import { Icon } from 'shared-kit/ui/icon/icon';
import { close } from 'shared-kit/ui/icon/shapes';
import { HeaderLink } from './header-link.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuItem } from './menu-item.tsx';
import s from './navigation.module.css';

export const MENU_ID = 'menu';

interface NavigationProps {
  site: Site;
  alternates: Partial<Record<Language, string>>;
  path: string;
}

/**
 * The main menu (product F3, F5): in the header on desktops, a drawer from the right on tablets and phones. One markup for both; the
 * browser opens and closes the drawer without script (`popover`).
 */
export function Navigation({ site, alternates, path }: NavigationProps) {
  const intl = useIntl();
  const links = [...(site.topBar?.left ?? []), ...(site.topBar?.right ?? [])];
  return (
    <nav
      id={MENU_ID}
      popover="auto"
      className={s.navigation}
      aria-label={intl.formatMessage({ id: 'frame.mainMenu' })}
    >
      <button
        type="button"
        className={s.close}
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
        aria-label={intl.formatMessage({ id: 'navigation.close' })}
      >
        <Icon shape={close} />
      </button>
      <ul className={s.entries} role="list">
        {site.menu.map((entry) => (
          <MenuItem key={entry.id} entry={entry} path={path} />
        ))}
      </ul>
      <div className={s.more}>
        {links.length > 0 && (
          <ul className={s.links} role="list">
            {links.map((link) => (
              <li key={link.label}>
                <HeaderLink link={link} className={s.link} />
              </li>
            ))}
          </ul>
        )}
        <LanguageSwitch site={site} alternates={alternates} className={s.languages} />
      </div>
    </nav>
  );
}
