import type { ReactNode } from 'react';
import { classNames } from 'shared-kit/ui/class-names';
import s from './section.module.css';

interface Props {
  id?: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A part of the page under its own heading. */
export function Section({ id, title, className, children }: Props) {
  return (
    <section id={id} className={classNames(s.section, className)}>
      <h2 className={s.title}>{title}</h2>
      {children}
    </section>
  );
}
