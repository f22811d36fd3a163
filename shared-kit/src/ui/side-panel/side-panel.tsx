import type { ReactNode } from 'react';
import { classNames } from '../class-names.tsx';
import s from './side-panel.module.css';

interface Props {
  /** What the panel is, read aloud. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** What stands beside the page of a listing and stays in sight on wide screens. */
export function SidePanel({ label, className, children }: Props) {
  return (
    <aside className={classNames(s.panel, className)} aria-label={label}>
      {children}
    </aside>
  );
}
