import { FormattedMessage, useIntl } from 'react-intl';
import type { SecondFactor } from 'shared-kit/contracts/api/owner';
import { Button } from 'shared-kit/ui/button/button';
import { classNames } from 'shared-kit/ui/class-names';
import { useNavigate } from 'react-router';
import { useHost } from 'composer/host';
import type { ReactNode } from 'react';
import { type OwnerRefusal, RefusalNotice } from '../access/owner-refusal.tsx';
import { useOwnerForm, type SendForm } from '../access/use-owner-form.ts';
import o from '../layout/opener.module.css';
import p from '../layout/panel.module.css';
import { accountPath } from '../access/account-path.ts';
import f from '../access/access-form.module.css';
import { PasswordField } from '../access/password-field.tsx';
import { CodeField } from '../access/code-field.tsx';
import { sendSecondFactorOn, sendSecondFactorOff } from './send-second-factor.ts';
import s from './second-factor.module.css';

type Setup = NonNullable<SecondFactor['setup']>;

interface SetupProps {
  setup: Setup;
  refusedBefore: OwnerRefusal | undefined;
  onTurnedOn(recoveryCodes: string[]): void;
}

/** The key for an authenticator app, and the form that turns it on with the first code. */
export function SecondFactorSetup({ setup, refusedBefore, onTurnedOn }: SetupProps) {
  const send: SendForm = async (api, form) => {
    const answer = await sendSecondFactorOn(api, form);
    if (!answer.refusal) onTurnedOn(answer.recoveryCodes);
    return answer.refusal;
  };
  const { refusal, isSending, onSubmit } = useOwnerForm(send, refusedBefore, () => {});
  return (
    <div className={p.columns}>
      <section className={classNames(p.panel, s.panel)} aria-labelledby="app">
        <h2 id="app" className={p.heading}>
          <FormattedMessage id="secondFactor.app" />
        </h2>
        <p className={p.text}>
          <FormattedMessage id="secondFactor.app.text" />
        </p>
        <SetupCode code={setup.code} />
        <p className={p.text}>
          <a className={o.opener} href={setup.address}>
            <FormattedMessage id="secondFactor.app.open" />
          </a>
        </p>
        <p className={p.text}>
          <FormattedMessage id="secondFactor.app.key" />
          <code className={s.key}>{setup.key.replace(/(.{4})(?!$)/g, '$1 ')}</code>
        </p>
      </section>
      <section className={classNames(p.panel, s.panel)} aria-labelledby="first-code">
        <h2 id="first-code" className={p.heading}>
          <FormattedMessage id="secondFactor.firstCode" />
        </h2>
        <SecondFactorForm step="on" refusal={refusal} onSubmit={onSubmit}>
          <Button type="submit" aria-busy={isSending}>
            <FormattedMessage id="secondFactor.turnOn" />
          </Button>
        </SecondFactorForm>
      </section>
    </div>
  );
}

/** Light around the code, which apps want, also where the page is dark. */
function SetupCode({ code: { size, path } }: Pick<Setup, 'code'>) {
  const { formatMessage } = useIntl();
  return (
    <svg
      className={s.qr}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      role="img"
      aria-label={formatMessage({ id: 'secondFactor.app.code' })}
      shapeRendering="crispEdges"
    >
      <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

interface OffProps {
  codesLeft: number;
  refusedBefore: OwnerRefusal | undefined;
}

/** How many recovery codes are left, and the form that turns the second factor off. */
export function SecondFactorOff({ codesLeft, refusedBefore }: OffProps) {
  const navigate = useNavigate();
  const { href } = useHost();
  const { refusal, isSending, onSubmit } = useOwnerForm(sendSecondFactorOff, refusedBefore, () =>
    navigate(accountPath(href, 'secondFactorOff')),
  );
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
      <SecondFactorForm step="off" refusal={refusal} onSubmit={onSubmit}>
        <Button type="submit" variant="secondary" aria-busy={isSending}>
          <FormattedMessage id="secondFactor.turnOff" />
        </Button>
      </SecondFactorForm>
    </section>
  );
}

interface FormProps extends Pick<ReturnType<typeof useOwnerForm>, 'refusal' | 'onSubmit'> {
  step: 'on' | 'off';
  /** The button. */
  children: ReactNode;
}

/** Password and code, with which the second factor is turned on and off. */
function SecondFactorForm({ step, refusal, onSubmit, children }: FormProps) {
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
