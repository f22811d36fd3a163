import { useState } from 'react';
import type { ReactNode, ToggleEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import type { DisclosureProps } from '../disclosure/disclosure.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { useNumbers } from '../use-numbers.tsx';
import s from './disclosure-select.module.css';
import { filterOptions } from './filter-options.ts';
import type { Option } from './filter-options.ts';
import { handleOptionKeys } from './option-keys.ts';

interface DisclosureSelectProps {
  label: ReactNode;
  /** What is chosen, in words. */
  value: ReactNode;
  /** Name of the checkboxes in the form, repeated. */
  name: string;
  options: readonly Option[];
  selected: readonly string[];
  onChange: (selected: string[]) => void;
  /** How many are wanted of the options that are wanted in a number; none of those that are not named. */
  quantities?: Readonly<Record<string, number>>;
  onQuantity?: (value: string, quantity: number) => void;
  /** Label of the search field; long lists have one. */
  findLabel?: string;
  align?: 'start' | 'end';
  group?: string;
  className?: string;
  control?: DisclosureProps['control'];
}

/** With more options than this there is a search field. */
const FEW_OPTIONS = 8;

/**
 * Any number of choices among many: a button with a list of checkboxes to search in (product K3, keyboard of product K4). Without
 * script it is a list of checkboxes in a form. What would bring no results is shown and cannot be chosen. Messages: `filter`.
 */
export function DisclosureSelect(props: DisclosureSelectProps) {
  const { name, options, selected, onChange, quantities = {} } = props;
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const found = filterOptions(options, typed);
  const toggle = (value: string, on: boolean) =>
    onChange(on ? [...selected, value] : selected.filter((other) => other !== value));
  return (
    <Disclosure
      label={props.label}
      value={props.value}
      isSet={selected.length > 0 || Object.values(quantities).some(Boolean)}
      align={props.align}
      group={props.group}
      className={props.className}
      control={props.control}
      onKeyDown={handleOptionKeys}
      onToggle={(event) => {
        if (!event.currentTarget.open) setTyped('');
        else focusSearch(event);
      }}
    >
      {options.length > FEW_OPTIONS && (
        <input
          className={s.find}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          aria-label={props.findLabel ?? intl.formatMessage({ id: 'filter.find' })}
          placeholder={props.findLabel ?? intl.formatMessage({ id: 'filter.find' })}
        />
      )}
      <ul className={s.options} role="list">
        {found.map((option) => (
          <li key={option.value} className={s.option} data-depth={option.depth}>
            {option.most !== undefined ? (
              <QuantityStepper
                label={option.label}
                name={option.value}
                value={quantities[option.value] ?? 0}
                most={option.most}
                onChange={(quantity) => props.onQuantity?.(option.value, quantity)}
              />
            ) : (
              <Checkbox
                name={name}
                value={option.value}
                checked={selected.includes(option.value)}
                disabled={option.count === 0 && !selected.includes(option.value)}
                onChange={(event) => toggle(option.value, event.currentTarget.checked)}
                label={<OptionText {...option} />}
              />
            )}
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={s.none} role="status">
          <FormattedMessage id="filter.noMatch" values={{ text: typed }} />
        </p>
      )}
      <HiddenChoices name={name} selected={selected} shown={found} />
      {Object.entries(quantities)
        .filter(([value, quantity]) => quantity > 0 && !found.some((option) => option.value === value))
        .map(([value, quantity]) => (
          <input key={value} type="hidden" name={value} value={quantity} />
        ))}
    </Disclosure>
  );
}

function OptionText({ label, count }: Option) {
  const { whole } = useNumbers();
  return (
    <span className={s.text}>
      {label}
      {count !== undefined && <span className={s.count}>{whole(count)}</span>}
    </span>
  );
}

/** What is chosen belongs to the form even while the search hides it. */
function HiddenChoices({
  name,
  selected,
  shown,
}: {
  name: string;
  selected: readonly string[];
  shown: readonly Option[];
}) {
  return selected
    .filter((value) => !shown.some((option) => option.value === value))
    .map((value) => <input key={value} type="hidden" name={name} value={value} />);
}

/** With a mouse one can type at once; on a touch screen the keyboard would cover the list. */
function focusSearch(event: ToggleEvent<HTMLDetailsElement>) {
  if (!window.matchMedia('(hover: hover) and (min-width: 768px)').matches) return;
  event.currentTarget.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
}
