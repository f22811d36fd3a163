import { useRef, useEffect, useState, type ReactNode, type RefObject, type PointerEvent } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.tsx';
import { close } from '../../domain/icon-shapes.ts';
import { RoundButton } from '../round-button/round-button.tsx';
import s from './sheet.module.css';

interface SheetProps {
  /** Ties the sheet to its trigger. */
  id: string;
  title: string;
  children: ReactNode;
  className?: string;
}

/**
 * A bottom sheet on phones, plain content of the page on larger screens: the same markup for both, opened and closed by the
 * browser without script (`popover`: Escape and a press outside close it too); with scripts it is modal, and a finger pulls it up and
 * down. Messages: `navigation`.
 */
export function Sheet({ id, title, children, className }: SheetProps) {
  const intl = useIntl();
  const sheet = useRef<HTMLElement>(null);
  const isOpen = useModality(sheet);
  const pull = usePull('down', () => sheet.current?.hidePopover?.());
  return (
    <section
      ref={sheet}
      id={id}
      popover="auto"
      role={isOpen ? 'dialog' : undefined}
      aria-modal={isOpen || undefined}
      aria-label={title}
      className={classNames(s.sheet, className)}
    >
      <div className={s.head} {...pull}>
        <span className={s.title}>{title}</span>
        <RoundButton
          shape={close}
          label={intl.formatMessage({ id: 'navigation.close' })}
          popoverTarget={id}
          popoverTargetAction="hide"
        />
      </div>
      {children}
    </section>
  );
}

/** The button that opens a sheet; on larger screens there is nothing to open. */
export function SheetTrigger({
  sheet,
  children,
  className,
}: {
  sheet: string;
  children: ReactNode;
  className?: string;
}) {
  const pull = usePull('up', () => document.getElementById(sheet)?.showPopover?.());
  return (
    <Button variant="secondary" popoverTarget={sheet} className={classNames(s.trigger, className)} {...pull}>
      {children}
    </Button>
  );
}

/** Where a sheet is plain content of the page, there is nothing to open. */
const IN_PAGE = '(min-width: 768px)';

/**
 * Makes an open sheet modal: nothing else on the page answers, the focus goes into it, and back to what opened it. Returns whether
 * it is open. The browser opens and closes it, maybe before the page answers to scripts.
 */
function useModality(sheet: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = sheet.current;
    if (!element?.showPopover) return;
    let release: (() => void) | undefined;
    const open = () => {
      release ??= makeRestInert(element);
      setIsOpen(true);
      if (!element.contains(document.activeElement)) focusFirst(element);
    };
    const close = () => {
      release?.();
      release = undefined;
      setIsOpen(false);
    };
    // Before it closes: the browser gives the focus back to what opened it, which must not be inert then.
    const beforeToggle = ({ newState }: ToggleEvent) => newState === 'closed' && close();
    const toggle = ({ newState }: ToggleEvent) => (newState === 'open' ? open() : returnFocus(element));
    const inPage = matchMedia(IN_PAGE);
    const leave = () => inPage.matches && element.matches(':popover-open') && element.hidePopover();

    if (element.matches(':popover-open')) open();
    element.addEventListener('beforetoggle', beforeToggle);
    element.addEventListener('toggle', toggle);
    inPage.addEventListener('change', leave);
    return () => {
      close();
      element.removeEventListener('beforetoggle', beforeToggle);
      element.removeEventListener('toggle', toggle);
      inPage.removeEventListener('change', leave);
    };
  }, [sheet]);
  return isOpen;
}

/** All that is not around or in the element, but for what only tells something. Returns what undoes it. */
function makeRestInert(element: HTMLElement): () => void {
  const inert: HTMLElement[] = [];
  for (let part = element; part !== document.body && part.parentElement; part = part.parentElement)
    for (const other of part.parentElement.children)
      if (other !== part && other instanceof HTMLElement && !other.inert && !other.matches('[role=status]')) {
        other.inert = true;
        inert.push(other);
      }
  return () => {
    for (const other of inert) other.inert = false;
  };
}

function focusFirst(element: HTMLElement) {
  element.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}

/** A press beside the sheet closes it without giving the focus back. */
function returnFocus(element: HTMLElement) {
  const focused = document.activeElement;
  if (focused && focused !== document.body && !element.contains(focused)) return;
  document
    .querySelector<HTMLElement>(`[popovertarget="${CSS.escape(element.id)}"]:not([popovertargetaction])`)
    ?.focus({ preventScroll: true });
}

/** Pixels that a finger moves before it pulls: a press is seldom that unsteady. */
const DISTANCE = 24;
const SIGN = { up: -1, down: 1 } as const;

/** What an element needs to be pulled by a finger, once for each time that it is touched. */
function usePull(direction: keyof typeof SIGN, onPull: () => void) {
  const from = useRef<number>(undefined);
  const end = () => {
    from.current = undefined;
  };
  return {
    onPointerDown({ pointerType, clientY }: PointerEvent) {
      if (pointerType === 'touch') from.current = clientY;
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (from.current === undefined || (clientY - from.current) * SIGN[direction] < DISTANCE) return;
      end();
      onPull();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
