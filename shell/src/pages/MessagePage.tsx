import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHost } from 'shared-kit/host';
import { Picket } from 'shared-kit/ui/picket/picket';
import s from './MessagePage.module.css';

interface MessagePageProps {
  /** Message ids. */
  titleId: string;
  textId: string;
  /** Large figure above the title, such as the status. */
  status?: number;
  actions: ReactNode;
  children?: ReactNode;
}

/** A page that has only a message: what happened, and ways on. Search engines leave it out. */
export function MessagePage({ titleId, textId, status, actions, children }: MessagePageProps) {
  const intl = useIntl();
  const { site } = useHost();
  const title = intl.formatMessage({ id: titleId });
  return (
    <div className={s.page}>
      <title>{[title, site.agency.name].filter(Boolean).join(' | ')}</title>
      <meta name="robots" content="noindex" />
      <Picket className={s.drawing} />
      {status && <p className={s.status}>{status}</p>}
      <h1 className={s.title}>{title}</h1>
      <p className={s.text}>
        <FormattedMessage id={textId} />
      </p>
      {children && <div className={s.content}>{children}</div>}
      <div className={s.actions}>{actions}</div>
    </div>
  );
}
