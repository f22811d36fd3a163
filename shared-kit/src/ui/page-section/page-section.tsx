import type { ReactNode } from 'react';
import { BELOW_FOLD } from '../below-fold.tsx';
import { classNames } from '../class-names.tsx';
import s from './page-section.module.css';

interface Props {
  id?: string;
  title: string;
  className?: string;
  /** Set off from what is above it by a line. */
  divided?: boolean;
  /** On paper half the width, beside its neighbour. */
  halfOnPaper?: boolean;
  children: ReactNode;
}

/** A part of a listing's page under its own heading. */
export function PageSection({ id, title, className, divided = false, halfOnPaper = false, children }: Props) {
  return (
    <section
      {...BELOW_FOLD}
      id={id}
      className={classNames(s.section, divided && s.divided, halfOnPaper && s.half, className)}
    >
      <h2 className={s.title}>{title}</h2>
      {children}
    </section>
  );
}
