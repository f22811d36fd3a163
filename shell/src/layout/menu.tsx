import { useIntl } from 'react-intl';
import type { Site } from 'shared-kit/contracts/api/site';
import { MenuItem } from './menu-item.tsx';
import s from './menu.module.css';

interface MenuProps {
  site: Site;
  path: string;
}

/** The main menu in the header of wide windows (product F3). */
export function Menu({ site, path }: MenuProps) {
  const intl = useIntl();
  return (
    <nav className={s.bar} aria-label={intl.formatMessage({ id: 'layout.mainMenu' })}>
      <MenuEntries site={site} path={path} group="menu" />
    </nav>
  );
}

/** The entries of the menu, each a link or a dropdown; of a `group` one is open at a time. */
export function MenuEntries({ site, path, group }: MenuProps & { group: string }) {
  return (
    <ul className={s.entries} role="list">
      {site.menu.map((entry) => (
        <MenuItem key={entry.id} entry={entry} path={path} group={group} />
      ))}
    </ul>
  );
}
