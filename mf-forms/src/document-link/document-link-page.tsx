import { useIntl } from 'react-intl';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { Notice } from 'shared-kit/ui/notice/notice';
import s from '../mail-page/mail-page.module.css';

export interface DocumentLinkData {
  /** Of the link that is over. */
  token: string;
  /** New links have just been asked for, or too often. */
  done: 'sent' | 'too-many' | undefined;
}

/** Offers new links to documents instead of those that are over (product U6). A plain form, with scripts too. */
export default function DocumentLinkPage({ data: { token, done } }: { data: DocumentLinkData }) {
  const { formatMessage } = useIntl();
  const { phone } = useHost().site.agency;
  const text = (id: string) => formatMessage({ id: `documentLink.${id}` });
  if (done === 'sent') {
    return (
      <section className={s.page}>
        <Notice kind="success" title={text('sent')} />
        <p className={s.state}>{text('sentHint')}</p>
      </section>
    );
  }
  return (
    <section className={s.page}>
      {done === 'too-many' && (
        <Notice kind="error" title={text('tooMany')}>
          {phone && <p>{formatMessage({ id: 'documentLink.call' }, { phone })}</p>}
        </Notice>
      )}
      <p className={s.state}>{text('over')}</p>
      <form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="accent">
          {text('renew')}
        </Button>
      </form>
    </section>
  );
}
