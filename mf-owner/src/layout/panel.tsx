import type { ReactNode } from 'react';
import s from './panel.module.css';

interface PanelProps {
  /** Of the heading. */
  id: string;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** A part of the account under its heading. */
export const Panel = ({ id, title, text, children }: PanelProps) => (
  <section className={s.panel} aria-labelledby={id}>
    <h2 id={id} className={s.heading}>
      {title}
    </h2>
    {text && <p className={s.text}>{text}</p>}
    {children}
  </section>
);
