import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useHost } from 'shared-kit/host';
import { Button } from 'shared-kit/ui/button/button';
import { classNames } from 'shared-kit/ui/class-names';
import { accountPath } from '../access/account-path.ts';
import f from '../access/access-form.module.css';
import { CodeField } from '../access/code-field.tsx';
import type { OwnerRefusal } from '../access/owner-refusal.ts';
import { PasswordField } from '../access/password-field.tsx';
import { RefusalNotice } from '../access/refusal-notice.tsx';
import { useOwnerForm } from '../access/use-owner-form.ts';
import p from '../frame/panel.module.css';
import { sendSecondFactorOff } from './send-second-factor.ts';
import s from './second-factor.module.css';

interface Props {
  codesLeft: number;
  refusedBefore: OwnerRefusal | undefined;
}

/** How many recovery codes are left, and the form that turns the second factor off. */
export function SecondFactorOff({ codesLeft, refusedBefore }: Props) {
  const navigate = useNavigate();
  const { href } = useHost();
  const { formatMessage } = useIntl();
  const { refusal, isSending, onSubmit } = useOwnerForm(sendSecondFactorOff, refusedBefore, () =>
    navigate(accountPath(href, 'secondFactorOff')),
  );
  const { password, code } = refusal?.faults ?? {};
  return (
    <section className={classNames(p.panel, s.panel)} aria-labelledby="turn-off">
      <p className={p.text}>
        <FormattedMessage id="secondFactor.isOn" />{' '}
        <FormattedMessage id="secondFactor.codesLeft" values={{ count: codesLeft }} />
      </p>
      <h2 id="turn-off" className={p.heading}>
        <FormattedMessage id="secondFactor.turnOff" />
      </h2>
      <p className={p.text}>
        <FormattedMessage id="secondFactor.turnOff.text" />
      </p>
      <form className={f.form} method="post" noValidate onSubmit={onSubmit}>
        <RefusalNotice refusal={refusal} />
        <input type="hidden" name="step" value="off" />
        <PasswordField
          name="password"
          label="account.password.present"
          error={password && formatMessage({ id: `account.password.${password}` })}
        />
        <CodeField kind="either" fault={code} />
        <Button type="submit" variant="secondary" aria-busy={isSending}>
          <FormattedMessage id="secondFactor.turnOff" />
        </Button>
      </form>
    </section>
  );
}
