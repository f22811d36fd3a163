import { useRef } from 'react';
import type { MenuEntry } from 'shared-kit/contracts/api/site';
import { targetHref, useHost } from 'composer/host';
import { useCloseOutside } from 'shared-kit/ui/disclosure/use-close-outside';
import { Icon } from 'shared-kit/ui/icon/icon';
import { chevronDown } from 'shared-kit/domain/icon-shapes';
import { Link } from 'shared-kit/ui/link/link';
import { currentMark } from './current-mark.ts';
import s from './menu.module.css';

interface MenuItemProps {
  entry: MenuEntry;
  path: string;
  /** Name of the dropdowns of which one is open at a time. */
  group: string;
}

/** An entry of the main menu: a link, or a dropdown with the entry itself and its children (product F3). */
export function MenuItem({ entry, path, group }: MenuItemProps) {
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
