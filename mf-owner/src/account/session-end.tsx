import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { accountPath } from '../access/account-path.ts';
import { RefusalNotice } from '../access/refusal-notice.tsx';
import { useOwnerForm } from '../access/use-owner-form.ts';
import { sendSessionEnd } from './send-account-forms.ts';

interface Props {
  id: string;
  /** Browser and system; may be empty. */
  device: string;
}

/** Signs one other device out (product O15). */
export function SessionEnd({ id, device }: Props) {
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
