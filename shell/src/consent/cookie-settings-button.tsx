import { useSetAtom } from 'jotai';
import { FormattedMessage } from 'react-intl';
import s from './cookie-settings-button.module.css';
import { settingsOpenAtom, useHasThirdParties } from './cookie-settings.ts';

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
