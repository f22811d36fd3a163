import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { search } from '../../domain/icon-shapes.ts';
import s from './empty-state.module.css';

interface EmptyStateProps {
  shape?: string;
  title: ReactNode;
  /** What to do next, in words. */
  children?: ReactNode;
  /** What to do next, as buttons and links. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
}

/** In place of a list that has nothing to show. */
export function EmptyState({ shape = search, title, children, actions, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={s.empty}>
      <Icon shape={shape} className={s.icon} />
      <Heading className={s.title}>{title}</Heading>
      {children && <p className={s.text}>{children}</p>}
      {actions && <div className={s.actions}>{actions}</div>}
    </div>
  );
}
