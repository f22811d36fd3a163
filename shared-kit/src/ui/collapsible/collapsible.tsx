import type { ReactNode } from 'react';
import { classNames } from '../class-names.tsx';
import { Icon } from '../icon/icon.tsx';
import { chevronDown } from '../../domain/icon-shapes.ts';
import s from './collapsible.module.css';

interface Props {
  /** What is in it: text, or a heading. */
  label: ReactNode;
  /** What is said of the content while it is closed too. */
  note?: ReactNode;
  /** Whether it begins open. */
  isOpen?: boolean;
  /** On wider screens the content is there without the line. */
  onPhonesOnly?: boolean;
  className?: string;
  children: ReactNode;
}

/** What few visitors read, behind a line that opens it: `<details>`, which works without scripts. Paper shows the content. */
export function Collapsible({
  label,
  note,
  isOpen = false,
  onPhonesOnly = false,
  className,
  children,
}: Props) {
  return (
    <details className={classNames(s.collapsible, onPhonesOnly && s.onPhones, className)} open={isOpen}>
      <summary className={s.summary}>
        {typeof label === 'string' ? <span>{label}</span> : label}
        {note && <span className={s.note}>{note}</span>}
        <Icon shape={chevronDown} className={s.arrow} />
      </summary>
      {children}
    </details>
  );
}
