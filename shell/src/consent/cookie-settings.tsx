import { useSetAtom, atom } from 'jotai';
import { FormattedMessage } from 'react-intl';
import s from './cookie-settings-button.module.css';
import { useHost } from 'composer/host';

/** The permanent way back to the choice (product C6); nothing where there is none to make. */
export function CookieSettingsButton() {
  const openSettings = useSetAtom(settingsOpenAtom);
  if (!useHasThirdParties()) return null;
  return (
    <button type="button" className={s.button} aria-haspopup="dialog" onClick={() => openSettings(true)}>
      <FormattedMessage id="layout.cookieSettings" />
    </button>
  );
}

/** Whether the visitor looks at the cookie settings. */
export const settingsOpenAtom = atom(false);

/** Whether there is anything to agree to: without a third party nothing is asked. */
export const useHasThirdParties = (): boolean => useHost().site.thirdParties !== undefined;
