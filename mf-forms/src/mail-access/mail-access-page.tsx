import { useIntl } from 'react-intl';
import type { MailingState } from 'shared-kit/contracts/api/mail-access';
import { useHost } from 'composer/host';
import { Button, ButtonLink } from 'shared-kit/ui/button/button';
import { Notice } from 'shared-kit/ui/notice/notice';
import s from '../mail-page/mail-page.module.css';
import { findMailing } from './mailings.ts';
import type { MailingRoute } from './mailings.ts';

export interface MailAccessData {
  route: MailingRoute;
  token: string;
  /** `unknown`: the link belongs to nothing, or to something that was erased. */
  state: MailingState | 'unknown';
  /** What the visitor has just asked for. */
  done: 'confirm' | 'stop' | undefined;
}

/** Confirms, changes and stops what is sent by mail, without an account: whoever has the mail may. A plain form, with scripts too. */
export default function MailAccessPage({ data: { route, token, state, done } }: { data: MailAccessData }) {
  const { formatMessage } = useIntl();
  const { href } = useHost();
  const { words, form, isChangeable } = findMailing(route);
  const text = (id: string) => formatMessage({ id: `${words}.${id}` });
  const isUnknown = state === 'unknown';
  return (
    <section className={s.page}>
      {done && <Notice kind="success" title={text(done === 'stop' ? 'unsubscribed' : 'confirmed')} />}
      <p className={s.state}>{text(state)}</p>
      <form className={s.actions} method="post">
        <input type="hidden" name="token" value={token} />
        {(state === 'unconfirmed' || state === 'stopped') && (
          <Button type="submit" name="action" value="confirm" variant="accent">
            {text(state === 'stopped' ? 'resume' : 'confirm')}
          </Button>
        )}
        {!isUnknown && isChangeable && (
          <ButtonLink to={`${href(form)}?token=${encodeURIComponent(token)}`} variant="secondary">
            {text('change')}
          </ButtonLink>
        )}
        {(state === 'active' || state === 'unconfirmed') && (
          <Button type="submit" name="action" value="stop" variant="secondary">
            {text('stop')}
          </Button>
        )}
        {isUnknown && <ButtonLink to={href(form)}>{text('again')}</ButtonLink>}
      </form>
    </section>
  );
}
