import type { ReactNode } from 'react';
import s from './portal-section.module.css';

interface PortalSectionProps {
  /** Of the heading. */
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

/** A part of the overview under its heading. */
export const PortalSection = ({ id, title, intro, children }: PortalSectionProps) => (
  <section className={s.section} aria-labelledby={id}>
    <h2 id={id} className={s.heading}>
      {title}
    </h2>
    {intro && <p className={s.intro}>{intro}</p>}
    {children}
  </section>
);
