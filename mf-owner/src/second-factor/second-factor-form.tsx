import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import f from '../access/access-form.module.css';
import { CodeField } from '../access/code-field.tsx';
import { PasswordField } from '../access/password-field.tsx';
import { RefusalNotice } from '../access/refusal-notice.tsx';
import type { useOwnerForm } from '../access/use-owner-form.ts';

interface Props extends Pick<ReturnType<typeof useOwnerForm>, 'refusal' | 'onSubmit'> {
  step: 'on' | 'off';
  /** The button. */
  children: ReactNode;
}

/** Password and code, with which the second factor is turned on and off. */
export function SecondFactorForm({ step, refusal, onSubmit, children }: Props) {
  const { formatMessage } = useIntl();
  const { password, code } = refusal?.faults ?? {};
  return (
    <form className={f.form} method="post" noValidate onSubmit={onSubmit}>
      <RefusalNotice refusal={refusal} />
      <input type="hidden" name="step" value={step} />
      <PasswordField
        name="password"
        label="account.password.present"
        error={password && formatMessage({ id: `account.password.${password}` })}
      />
      <CodeField kind={step === 'on' ? 'app' : 'either'} fault={code} />
      {children}
    </form>
  );
}
