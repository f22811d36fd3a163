import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useHost } from 'shared-kit/host';
import { Button } from 'shared-kit/ui/button/button';
import { refusal } from '../access/form-fault.ts';
import { RefusalNotice } from '../access/refusal-notice.tsx';
import { useOwnerForm, type SendForm } from '../access/use-owner-form.ts';
import { signedOutPath } from './portal.loader.ts';

/** Ends the session. */
export function SignOutButton() {
  const navigate = useNavigate();
  const { language } = useHost();
  const { refused, isSending, onSubmit } = useOwnerForm(sendSignOut, undefined, () =>
    navigate(signedOutPath(language)),
  );
  return (
    <form method="post" onSubmit={onSubmit}>
      <RefusalNotice refused={refused} />
      <Button type="submit" variant="secondary" aria-busy={isSending}>
        <FormattedMessage id="portal.signOut" />
      </Button>
    </form>
  );
}

const sendSignOut: SendForm = async (api) => {
  try {
    await api.send('signOut', { body: {} });
    return undefined;
  } catch (error) {
    return refusal(error);
  }
};
