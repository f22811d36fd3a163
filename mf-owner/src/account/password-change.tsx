import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { PASSWORD_LENGTH } from 'shared-kit/domain/owner-portal';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { accountPath } from '../access/account-path.ts';
import f from '../access/access-form.module.css';
import { type OwnerRefusal, RefusalNotice } from '../access/owner-refusal.tsx';
import { PasswordField } from '../access/password-field.tsx';
import { useOwnerForm } from '../access/use-owner-form.ts';
import { Panel } from '../layout/panel.tsx';
import { sendPasswordChange } from './send-account-forms.ts';

interface Props {
  email: string;
  refusedBefore: OwnerRefusal | undefined;
}

/** A new password for the old one; the new one is typed twice (product O14). */
export function PasswordChange({ email, refusedBefore }: Props) {
  const navigate = useNavigate();
  const { href } = useHost();
  const { formatMessage } = useIntl();
  const { refusal, isSending, onSubmit } = useOwnerForm(sendPasswordChange, refusedBefore, () =>
    navigate(accountPath(href, 'password')),
  );
  const { password, newPassword, repeatedPassword } = refusal?.faults ?? {};
  return (
    <Panel id="password-change" title={<FormattedMessage id="account.password" />}>
      <form className={f.form} method="post" noValidate onSubmit={onSubmit}>
        <RefusalNotice refusal={refusal} />
        {/* Password managers want to know whose password it is. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label="account.password.present"
          error={password && formatMessage({ id: `account.password.${password}` })}
        />
        <PasswordField
          name="newPassword"
          error={newPassword && formatMessage({ id: 'field.newPassword.hint' }, PASSWORD_LENGTH)}
        />
        <PasswordField
          name="repeatedPassword"
          error={repeatedPassword && formatMessage({ id: `field.repeatedPassword.${repeatedPassword}` })}
        />
        <Button type="submit" aria-busy={isSending}>
          <FormattedMessage id={isSending ? 'newPassword.sending' : 'newPassword.submit'} />
        </Button>
      </form>
    </Panel>
  );
}
