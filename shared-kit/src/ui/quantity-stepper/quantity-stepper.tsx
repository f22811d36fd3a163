import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { minus, plus } from '../../domain/icon-shapes.ts';
import s from './quantity-stepper.module.css';

interface QuantityStepperProps {
  label: string;
  /** Name of the number in the form. */
  name: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/**
 * A number from 0 with minus and plus (product K11). By keyboard the field takes digits, plus and minus. Without JavaScript it is a number field.
 * Messages: `filter`.
 */
export function QuantityStepper({ label, name, value, most, onChange }: QuantityStepperProps) {
  const intl = useIntl();
  const id = useId();
  const set = (count: number) => onChange(Math.min(Math.max(Math.trunc(count) || 0, 0), most));
  const press = (event: KeyboardEvent) => {
    // With these keys the browser enlarges the page.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== '+' && event.key !== '-') return;
    event.preventDefault();
    set(value + (event.key === '+' ? 1 : -1));
  };
  return (
    <div className={s.row}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      <button
        type="button"
        className={s.step}
        disabled={value <= 0}
        onClick={() => set(value - 1)}
        aria-label={intl.formatMessage({ id: 'filter.fewer' }, { what: label })}
      >
        <Icon shape={minus} />
      </button>
      <input
        className={s.count}
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        value={value}
        onChange={(event) => set(Number(event.currentTarget.value))}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={press}
      />
      <button
        type="button"
        className={s.step}
        disabled={value >= most}
        onClick={() => set(value + 1)}
        aria-label={intl.formatMessage({ id: 'filter.more' }, { what: label })}
      >
        <Icon shape={plus} />
      </button>
    </div>
  );
}
