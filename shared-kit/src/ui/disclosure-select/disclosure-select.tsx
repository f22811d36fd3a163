import { useState, type ReactNode, type ToggleEvent, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Disclosure, closeAndReturn, type DisclosureProps } from '../disclosure/disclosure.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { useNumbers } from '../text.tsx';
import s from './disclosure-select.module.css';

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

interface Option {
  value: string;
  label: string;
  /** How many results it brings. */
  count?: number;
  /** It is wanted in a number up to this one, which is sent under its value; without it, it is chosen or not. */
  most?: number;
  /** How many others it stands below, in a tree. */
  depth?: number;
}

/** Lower case without accents, so that "liege" finds "Liège". */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Options whose label holds all the words that were typed, in any order. */
function filterOptions(options: readonly Option[], typed: string): readonly Option[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return words.length
    ? options.filter(({ label }) => words.every((word) => plain(label).includes(word)))
    : options;
}

/**
 * Keyboard of a multi-select (product K4): arrows move through the options, Enter toggles open, Tab closes. Space toggles an
 * option and Escape closes without help: the one is the checkbox's, the other the disclosure's.
 */
function handleOptionKeys(event: KeyboardEvent<HTMLDetailsElement>) {
  const details = event.currentTarget;
  const isOnTrigger = (event.target as Element).tagName === 'SUMMARY';
  if (event.key === 'Enter' && !isOnTrigger) closeAndReturn(event);
  if (event.key === 'Tab') details.open = false;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    details.open = true;
    moveFocus(details, event.key === 'ArrowDown' ? 1 : -1);
  }
}

/** From the button or the search field down to the first option; from the first option up to where it came from. */
function moveFocus(details: HTMLDetailsElement, step: 1 | -1) {
  const stops = [...details.querySelectorAll<HTMLElement>('input:enabled:not([type="hidden"])')];
  const current = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[current + step];
  if (next) next.focus();
  else if (step === -1) details.querySelector('summary')!.focus();
}
