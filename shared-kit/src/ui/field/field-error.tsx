import type { ReactNode } from 'react';
import { classNames } from '../class-names.tsx';
import { Icon } from '../icon/icon.tsx';
import { warning } from '../../domain/icon-shapes.ts';
import s from './field.module.css';

interface FieldErrorProps {
  /** By which its control is described. */
  id: string | undefined;
  className?: string | undefined;
  /** What is wrong, in words. */
  children: ReactNode;
}

/** What is wrong with a field. Its icon tells it from a hint where colours do not, as in forced colours. */
export function FieldError({ id, className, children }: FieldErrorProps) {
  return (
    <span id={id} className={classNames(s.error, className)}>
      <Icon shape={warning} className={s.mark} />
      <span className={s.words}>{children}</span>
    </span>
  );
}
