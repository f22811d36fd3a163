import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { ownerRefusal } from '../access/owner-refusal.ts';
import { RefusalNotice } from '../access/refusal-notice.tsx';
import { useOwnerForm, type SendForm } from '../access/use-owner-form.ts';
import { signedOutPath } from './signed-out-path.ts';

/** Ends the session. Without scripts it is sent to the portal's first page, whatever page it is on. */
export function SignOutButton() {
  const navigate = useNavigate();
  const { href } = useHost();
  const { refusal, isSending, onSubmit } = useOwnerForm(sendSignOut, undefined, () =>
    navigate(signedOutPath(href)),
  );
  return (
    <form method="post" action={href('owner')} onSubmit={onSubmit}>
      <RefusalNotice refusal={refusal} />
      <Button type="submit" variant="secondary" aria-busy={isSending}>
        <FormattedMessage id="portal.signOut" />
      </Button>
    </form>
  );
}

const sendSignOut: SendForm = async (api) =>
  api.send('signOut', { body: {} }).then(() => undefined, ownerRefusal);
