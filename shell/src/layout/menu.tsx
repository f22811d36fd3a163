import { useIntl } from 'react-intl';
import type { Site, MenuEntry } from 'shared-kit/contracts/api/site';
import s from './menu.module.css';
import { useRef } from 'react';
import { targetHref, useHost } from 'composer/host';
import { useCloseOutside } from 'shared-kit/ui/disclosure/use-close-outside';
import { Icon } from 'shared-kit/ui/icon/icon';
import { chevronDown } from 'shared-kit/domain/icon-shapes';
import { Link } from 'shared-kit/ui/link/link';

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

interface MenuItemProps {
  entry: MenuEntry;
  path: string;
  /** Name of the dropdowns of which one is open at a time. */
  group: string;
}

/** An entry of the main menu: a link, or a dropdown with the entry itself and its children (product F3). */
function MenuItem({ entry, path, group }: MenuItemProps) {
  return (
    <li className={s.entry}>
      {entry.children.length > 0 ? (
        <Dropdown entry={entry} path={path} group={group} />
      ) : (
        <MenuLink entry={entry} path={path} />
      )}
    </li>
  );
}

function Dropdown({ entry, path, group }: MenuItemProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOutside(details);
  const { href } = useHost();
  const isHere = [entry, ...entry.children].some((one) => currentMark(targetHref(href, one.target), path));
  return (
    <details
      ref={details}
      name={group}
      className={s.dropdown}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return;
        // The drawer around it stays open.
        event.preventDefault();
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')!.focus();
      }}
    >
      <summary className={s.label} data-here={isHere || undefined}>
        {entry.label}
        <Icon shape={chevronDown} className={s.arrow} />
      </summary>
      <ul className={s.children} role="list">
        {[entry, ...entry.children].map((child) => (
          <li key={child.id}>
            <MenuLink entry={child} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuLink({ entry, path }: { entry: MenuEntry; path: string }) {
  const { href } = useHost();
  const own = targetHref(href, entry.target);
  return (
    <Link
      className={s.label}
      to={entry.redirectUrl ?? own}
      target={entry.redirectUrl ? '_blank' : undefined}
      aria-current={currentMark(own, path)}
    >
      {entry.label}
    </Link>
  );
}

/** `aria-current` of a menu entry: this page, a page below it, or neither. A language's home has everything below it. */
export function currentMark(entryPath: string | undefined, path: string): 'page' | 'true' | undefined {
  if (entryPath === undefined) return undefined;
  const [entry, page] = [entryPath, path].map((one) => one.replace(/\/?$/, '/'));
  if (entry === page) return 'page';
  const isHome = /^\/(\w\w\/)?$/.test(entry!);
  return !isHome && page!.startsWith(entry!) ? 'true' : undefined;
}
