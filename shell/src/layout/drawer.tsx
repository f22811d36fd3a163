import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Site } from 'shared-kit/contracts/api/site';
import type { Language } from 'shared-kit/domain/languages';
import { Icon } from 'shared-kit/ui/icon/icon';
import { close, menu } from 'shared-kit/domain/icon-shapes';
import { RoundButton } from 'shared-kit/ui/round-button/round-button';
import s from './drawer.module.css';
import { HeaderLink } from './top-bar.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuEntries } from './menu.tsx';

const DRAWER = 'drawer';

/** Lets the browser open the dialog before there are scripts; attributes that React does not know it writes as they are. */
const OPENS = { commandfor: DRAWER, command: 'show-modal' };

/** The attributes above are enough. */
const BROWSER_OPENS =
  typeof HTMLButtonElement !== 'undefined' && 'commandForElement' in HTMLButtonElement.prototype;

interface DrawerProps {
  site: Site;
  alternates: Partial<Record<Language, string>>;
  path: string;
  className?: string | undefined;
}

/**
 * The menu of tablets and phones, behind a button: a modal dialog at the configured edge (product F5). The browser keeps the focus in
 * it, puts it back, and closes it on Escape.
 */
export function Drawer({ site, alternates, path, className }: DrawerProps) {
  const intl = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  const links = [...(site.topBar?.left ?? []), ...(site.topBar?.right ?? [])];

  const open = () => {
    if (!BROWSER_OPENS && !dialog.current!.open) dialog.current!.showModal();
  };
  const closeOnLeaving = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget || (target as Element).closest('a')) currentTarget.close();
  };

  return (
    <>
      <button
        {...OPENS}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={intl.formatMessage({ id: 'layout.openMenu' })}
        onClick={open}
      >
        <Icon shape={menu} />
      </button>
      {/* A page that follows begins with a closed menu. */}
      <dialog
        key={path}
        ref={dialog}
        id={DRAWER}
        className={s.drawer}
        closedby="any"
        data-edge={site.drawer ?? 'right'}
        aria-label={intl.formatMessage({ id: 'layout.mainMenu' })}
        onClick={closeOnLeaving}
      >
        <div className={s.content}>
          <form method="dialog" className={s.head}>
            <RoundButton
              type="submit"
              className={s.close}
              shape={close}
              label={intl.formatMessage({ id: 'navigation.close' })}
            />
          </form>
          <MenuEntries site={site} path={path} group="drawer" />
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
        </div>
      </dialog>
    </>
  );
}
