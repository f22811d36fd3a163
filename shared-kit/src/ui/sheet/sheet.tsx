import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.tsx';
import { close } from '../../domain/icon-shapes.ts';
import { RoundButton } from '../round-button/round-button.tsx';
import s from './sheet.module.css';
import { usePull } from './use-pull.ts';
import { useModality } from './use-modality.ts';

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
