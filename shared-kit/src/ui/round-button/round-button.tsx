import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names.tsx';
import { Icon } from '../icon/icon.tsx';
import s from './round-button.module.css';

interface RoundButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** Path data of its icon. */
  shape: string;
  /** Its name, for screen readers. */
  label: string;
}

/** A round button with an icon alone: close, previous, next. */
export function RoundButton({ shape, label, className, ...button }: RoundButtonProps) {
  return (
    <button type="button" {...button} className={classNames(s.round, className)} aria-label={label}>
      <Icon shape={shape} />
    </button>
  );
}
