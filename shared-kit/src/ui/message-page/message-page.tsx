import type { ReactNode } from 'react';
import { useHost } from 'composer/host';
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

/** A house behind a fence, in lines: the picture of pages that have nothing else to show. */
function Picket({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 240 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M84 90V46l36-28 36 28v44M76 52l44-34 44 34M140 33V20h9v20M112 90V68a8 8 0 0 1 16 0v22M95 56h11v12H95ZM134 56h11v12h-11ZM100.5 56v12M139.5 56v12" />
      <path d="M8 90V72l5-6 5 6v18M26 90V72l5-6 5 6v18M44 90V72l5-6 5 6v18M62 90V72l5-6 5 6v18M168 90V72l5-6 5 6v18M186 90V72l5-6 5 6v18M204 90V72l5-6 5 6v18M222 90V72l5-6 5 6v18M2 78h78M160 78h78M2 90h236" />
    </svg>
  );
}
