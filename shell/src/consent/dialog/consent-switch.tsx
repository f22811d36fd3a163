import { useId } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import type { ConsentSignal } from 'shared-kit/domain/consent';
import type { ThirdParty } from '../../third-parties/third-party.ts';
import s from './consent-switch.module.css';

interface ConsentSwitchProps {
  name: ConsentSignal | 'necessary';
  isOn: boolean;
  /** Whom it is about. */
  parties?: readonly ThirdParty[];
  /** Without it the switch cannot be turned. */
  onSwitch?(isOn: boolean): void;
}

/** One category of consent, with what it is for and whom it lets in. */
export function ConsentSwitch({ name, isOn, parties = [], onSwitch }: ConsentSwitchProps) {
  const id = useId();
  return (
    <li className={s.item}>
      <label className={s.label} htmlFor={id}>
        <FormattedMessage id={`consent.${name}`} />
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={s.switch}
        aria-describedby={`${id}text`}
        checked={isOn}
        disabled={!onSwitch}
        onChange={({ target }) => onSwitch?.(target.checked)}
      />
      <p id={`${id}text`} className={s.text}>
        <FormattedMessage id={`consent.${name}Text`} />
        {parties.length > 0 && (
          <span className={s.parties}>
            <FormattedList type="unit" value={parties.map(({ title }) => title)} />
          </span>
        )}
      </p>
    </li>
  );
}
