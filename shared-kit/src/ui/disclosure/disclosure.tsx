import { useRef, type KeyboardEvent, type ReactNode, type ToggleEvent } from 'react';
import { classNames } from '../class-names.tsx';
import type { FieldControl } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { chevronDown } from '../../domain/icon-shapes.ts';
import s from './disclosure.module.css';
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

/**
 * Opening one panel closes another above it, which would move what was pressed from under the finger: the scroller around it
 * makes up for that before the next paint.
 */
function keepInPlace(pressed: HTMLElement) {
  const before = pressed.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const moved = pressed.getBoundingClientRect().top - before;
    if (moved !== 0) findScroller(pressed).scrollTop += moved;
  });
}

function findScroller(element: HTMLElement): Element {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  return document.scrollingElement ?? document.documentElement;
}
