import type { ReactNode } from 'react';
import { useHost } from 'composer/host';
import { Picket } from '../picket/picket.tsx';
import s from './message-page.module.css';

interface MessagePageProps {
  title: string;
  text: ReactNode;
  /** Large figure above the title, such as the status. */
  status?: number | undefined;
  /** Ways on. */
  actions: ReactNode;
  children?: ReactNode;
}

/** A page that has only a message: what happened, and ways on. Search engines leave it out. */
export function MessagePage({ title, text, status, actions, children }: MessagePageProps) {
  const { site } = useHost();
  return (
    <div className={s.page}>
      <title>{[title, site.agency.name].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
      <Picket className={s.drawing} />
      {status && <p className={s.status}>{status}</p>}
      <h1 className={s.title}>{title}</h1>
      <p className={s.text}>{text}</p>
      {children && <div className={s.content}>{children}</div>}
      <div className={s.actions}>{actions}</div>
    </div>
  );
}
