import { useRef } from 'react';
import type { KeyboardEvent, ReactNode, ToggleEvent } from 'react';
import { classNames } from '../class-names.tsx';
import type { FieldControl } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { chevronDown } from '../../domain/icon-shapes.ts';
import s from './disclosure.module.css';
import { keepInPlace } from './keep-in-place.ts';
import { useCloseOutside } from './use-close-outside.tsx';

export interface DisclosureProps {
  label: ReactNode;
  /** What is chosen, in words. */
  value: ReactNode;
  /** Whether that is anything but the default. */
  isSet?: boolean;
  /** Edge of the button to which the panel is aligned; a `className` may set `--panel-left` and `--panel-right` instead. */
  align?: 'start' | 'end';
  /** Of the disclosures with the same group on a page at most one is open, also without script. */
  group?: string;
  className?: string;
  /** Ties its button to an error, in a form. */
  control?: FieldControl | undefined;
  onToggle?: (event: ToggleEvent<HTMLDetailsElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLDetailsElement>) => void;
  children: ReactNode;
}

/** A button that shows what is chosen and opens a panel to change it, on `<details>`: it works without script. */
export function Disclosure(props: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOutside(details);
  return (
    <details
      ref={details}
      name={props.group}
      className={classNames(s.disclosure, props.align === 'end' && s.end, props.className)}
      onToggle={(event) => {
        bringIntoView(event.currentTarget);
        props.onToggle?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.currentTarget.open) closeAndReturn(event);
        props.onKeyDown?.(event);
      }}
    >
      <summary {...props.control} className={s.trigger} onClick={(event) => keepInPlace(event.currentTarget)}>
        <span className={s.label}>{props.label}</span>
        <span className={classNames(s.value, props.isSet && s.set)}>{props.value}</span>
        <Icon shape={chevronDown} className={s.arrow} />
      </summary>
      <div className={s.panel}>{props.children}</div>
    </details>
  );
}

/** A panel over the page that reaches below the window is scrolled into it; one that pushes down what follows stays under its button. */
function bringIntoView({ open, lastElementChild: panel }: HTMLDetailsElement) {
  if (open && getComputedStyle(panel!).position === 'absolute') panel!.scrollIntoView({ block: 'nearest' });
}

/** Closes the panel and puts the focus back on its button; a surrounding sheet stays open. */
export function closeAndReturn(event: KeyboardEvent<HTMLDetailsElement>) {
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')!.focus();
}
