import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { mail } from 'shared-kit/domain/icon-shapes';
import { TextField } from 'shared-kit/ui/text-field/text-field';
import { accountPath } from '../access/account-path.ts';
import f from '../access/access-form.module.css';
import { PasswordField } from '../access/password-field.tsx';
import { CodeField } from '../access/code-field.tsx';
import { type OwnerRefusal, RefusalNotice } from '../access/owner-refusal.tsx';
import { useOwnerForm } from '../access/use-owner-form.ts';
import { Panel } from '../layout/panel.tsx';
import { sendEmailChange, sendPasswordChange } from './send-account-forms.ts';
import { PASSWORD_LENGTH } from 'shared-kit/domain/owner-portal';

interface EmailChangeProps {
  /** Whether a code is asked for too. */
  hasSecondFactor: boolean;
  /** What was typed before the form was refused. */
  typed: string | undefined;
  refusedBefore: OwnerRefusal | undefined;
}

/** Another e-mail to sign in with: its mailbox confirms it (product O21). */
export function EmailChange({ hasSecondFactor, typed, refusedBefore }: EmailChangeProps) {
  const navigate = useNavigate();
  const { href, language } = useHost();
  const { formatMessage } = useIntl();
  const { refusal, isSending, onSubmit } = useOwnerForm(sendEmailChange(language), refusedBefore, () =>
    navigate(accountPath(href, 'email')),
  );
  const { email, password, code } = refusal?.faults ?? {};
  return (
    <Panel
      id="email-change"
      title={<FormattedMessage id="account.email" />}
      text={<FormattedMessage id="account.email.text" />}
    >
      <form className={f.form} method="post" noValidate onSubmit={onSubmit}>
        <RefusalNotice refusal={refusal} />
        <TextField
          label={formatMessage({ id: 'account.email.new' })}
          error={email && formatMessage({ id: `account.email.${email}` })}
          shape={mail}
          type="email"
          name="newEmail"
          autoComplete="email"
          inputMode="email"
          defaultValue={typed}
          maxLength={320}
          required
        />
        <PasswordField
          name="password"
          label="account.password.present"
          error={password && formatMessage({ id: `account.password.${password}` })}
        />
        {hasSecondFactor && <CodeField kind="either" fault={code} />}
        <Button type="submit" variant="secondary" aria-busy={isSending}>
          <FormattedMessage id={isSending ? 'forgottenPassword.sending' : 'account.email.submit'} />
        </Button>
      </form>
    </Panel>
  );
}

interface PasswordChangeProps {
  email: string;
  refusedBefore: OwnerRefusal | undefined;
}

/** A new password for the old one; the new one is typed twice (product O14). */
export function PasswordChange({ email, refusedBefore }: PasswordChangeProps) {
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
