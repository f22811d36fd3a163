import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { OwnerSessions } from 'shared-kit/contracts/api/owner';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { accountPath } from '../access/account-path.ts';
import { RefusalNotice } from '../access/owner-refusal.tsx';
import { useOwnerForm } from '../access/use-owner-form.ts';
import { Panel } from '../layout/panel.tsx';
import { useDay } from '../layout/use-day.ts';
import s from './account-page.module.css';
import { sendSignOutElsewhere, sendSessionEnd } from './send-account-forms.ts';

/** Where the owner is signed in, and the way to end all others (product O15). */
export function Sessions({ sessions }: Pick<OwnerSessions, 'sessions'>) {
  const navigate = useNavigate();
  const { href } = useHost();
  const { formatMessage } = useIntl();
  const date = useDay();
  const { refusal, isSending, onSubmit } = useOwnerForm(sendSignOutElsewhere, undefined, () =>
    navigate(accountPath(href, 'elsewhere')),
  );
  return (
    <Panel
      id="sessions"
      title={<FormattedMessage id="account.sessions" />}
      text={<FormattedMessage id="account.sessions.text" />}
    >
      <RefusalNotice refusal={refusal} />
      <ul className={s.sessions} role="list">
        {sessions.map(({ id, isCurrent, device, kind, signedInAt, lastUsedOn }) => (
          <li key={id} className={s.session}>
            <p className={s.device}>
              {[kind && formatMessage({ id: `account.sessions.${kind}` }), device]
                .filter(Boolean)
                .join(' · ') || <FormattedMessage id="account.sessions.unknown" />}{' '}
              {isCurrent && (
                <span className={s.current}>
                  <FormattedMessage id="account.sessions.current" />
                </span>
              )}
            </p>
            <p className={s.used}>
              <FormattedMessage
                id="account.sessions.used"
                values={{
                  signedIn: date.mediumAt(signedInAt),
                  hour: date.hour(signedInAt),
                  used: date.medium(lastUsedOn),
                }}
              />
            </p>
            {!isCurrent && <SessionEnd id={id} device={device} />}
          </li>
        ))}
      </ul>
      {sessions.length > 2 && (
        <form method="post" onSubmit={onSubmit}>
          <Button type="submit" variant="secondary" aria-busy={isSending}>
            <FormattedMessage id="account.sessions.end" />
          </Button>
        </form>
      )}
    </Panel>
  );
}

interface Props {
  id: string;
  /** Browser and system; may be empty. */
  device: string;
}

/** Signs one other device out (product O15). */
function SessionEnd({ id, device }: Props) {
  const navigate = useNavigate();
  const { href } = useHost();
  const { formatMessage } = useIntl();
  const { refusal, isSending, onSubmit } = useOwnerForm(sendSessionEnd, undefined, () =>
    navigate(accountPath(href, 'session')),
  );
  const name = device || formatMessage({ id: 'account.sessions.unknown' });
  return (
    <form method="post" onSubmit={onSubmit}>
      <RefusalNotice refusal={refusal} />
      <input type="hidden" name="session" value={id} />
      <Button
        type="submit"
        variant="secondary"
        aria-busy={isSending}
        aria-label={formatMessage({ id: 'account.sessions.endOne.of' }, { device: name })}
      >
        <FormattedMessage id="account.sessions.endOne" />
      </Button>
    </form>
  );
}
