import { useId, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl, FormattedList } from 'react-intl';
import { CONSENT_SIGNALS, consentToAll } from 'shared-kit/domain/consent';
import type { Consent, ConsentSignal } from 'shared-kit/domain/consent';
import { Button } from 'shared-kit/ui/button/button';
import { close } from 'shared-kit/domain/icon-shapes';
import { RoundButton } from 'shared-kit/ui/round-button/round-button';
import { PolicyLink, listParties, type ConsentQuestion } from './consent-question.tsx';
import s from './consent-settings.module.css';
import type { ThirdParty } from '../../third-parties/third-party.ts';
import item from './consent-switch.module.css';

/** The five switches (product C3), over the page: opened by the visitor, closed by Escape without a change. */
export function ConsentSettings({ parties, consent, isSaving, onChoose, onOpenSettings }: ConsentQuestion) {
  const intl = useIntl();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [choice, setChoice] = useState<Consent>(consent ?? consentToAll(false));
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // The focus goes back to where it came from.
    return () => element.close();
  }, []);
  const choose = (chosen: Consent) => !isSaving && onChoose(chosen);
  return (
    <dialog
      ref={dialog}
      className={s.dialog}
      aria-labelledby={id}
      aria-busy={isSaving}
      // Before the browser hides it: `close` comes later, and would close what a quick visitor has opened again by then.
      onCancel={() => onOpenSettings(false)}
      onClose={() => onOpenSettings(false)}
      onClick={({ target }) => target === dialog.current && onOpenSettings(false)}
    >
      <div className={s.sheet}>
        <div className={s.head}>
          <h2 id={id} className={s.title}>
            <FormattedMessage id="consent.settingsTitle" />
          </h2>
          <RoundButton
            shape={close}
            label={intl.formatMessage({ id: 'consent.close' })}
            onClick={() => onOpenSettings(false)}
          />
        </div>
        <div className={s.body}>
          <p>
            <FormattedMessage id="consent.settingsText" /> <PolicyLink />
          </p>
          <ul className={s.switches} role="list">
            <ConsentSwitch name="necessary" isOn />
            {CONSENT_SIGNALS.map((signal) => (
              <ConsentSwitch
                key={signal}
                name={signal}
                isOn={choice[signal]}
                parties={listParties(signal, parties)}
                onSwitch={(isOn) => setChoice({ ...choice, [signal]: isOn })}
              />
            ))}
          </ul>
        </div>
        <div className={s.choices}>
          <Button variant="secondary" aria-disabled={isSaving} onClick={() => choose(consentToAll(false))}>
            <FormattedMessage id="consent.declineAll" />
          </Button>
          <Button variant="secondary" aria-disabled={isSaving} onClick={() => choose(consentToAll(true))}>
            <FormattedMessage id="consent.acceptAll" />
          </Button>
          <Button className={s.save} aria-disabled={isSaving} onClick={() => choose(choice)}>
            <FormattedMessage id="consent.save" />
          </Button>
        </div>
      </div>
    </dialog>
  );
}

interface ConsentSwitchProps {
  name: ConsentSignal | 'necessary';
  isOn: boolean;
  /** Whom it is about. */
  parties?: readonly ThirdParty[];
  /** Without it the switch cannot be turned. */
  onSwitch?(isOn: boolean): void;
}

/** One category of consent, with what it is for and whom it lets in. */
function ConsentSwitch({ name, isOn, parties = [], onSwitch }: ConsentSwitchProps) {
  const id = useId();
  return (
    <li className={item.item}>
      <label className={item.label} htmlFor={id}>
        <FormattedMessage id={`consent.${name}`} />
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={item.switch}
        aria-describedby={`${id}text`}
        checked={isOn}
        disabled={!onSwitch}
        onChange={({ target }) => onSwitch?.(target.checked)}
      />
      <p id={`${id}text`} className={item.text}>
        <FormattedMessage id={`consent.${name}Text`} />
        {parties.length > 0 && (
          <span className={item.parties}>
            <FormattedList type="unit" value={parties.map(({ title }) => title)} />
          </span>
        )}
      </p>
    </li>
  );
}
