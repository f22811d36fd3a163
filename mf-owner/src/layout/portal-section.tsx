import type { ReactNode } from 'react';
import { Icon } from 'shared-kit/ui/icon/icon';
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

/** Cards, as many beside each other as there is room for. */
export const PortalCards = ({ children }: { children: ReactNode }) => (
  <ul className={s.list} role="list">
    {children}
  </ul>
);

interface PortalCardProps {
  shape: string;
  title: ReactNode;
  children: ReactNode;
}

/** One thing that is to come, or that is asked for. */
export const PortalCard = ({ shape, title, children }: PortalCardProps) => (
  <li className={s.card}>
    <Icon shape={shape} className={s.icon} />
    <div className={s.about}>
      <div className={s.title}>{title}</div>
      {children}
    </div>
  </li>
);

/** Of which property; nothing where it is not on the site any more. */
export const CardProperty = ({ name }: { name: ReactNode }) =>
  !name ? null : <p className={s.property}>{name}</p>;
