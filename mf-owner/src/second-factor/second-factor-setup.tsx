import { FormattedMessage, useIntl } from 'react-intl';
import type { SecondFactor } from 'shared-kit/contracts/api/owner';
import { Button } from 'shared-kit/ui/button/button';
import { classNames } from 'shared-kit/ui/class-names';
import type { OwnerRefusal } from '../access/owner-refusal.ts';
import { useOwnerForm, type SendForm } from '../access/use-owner-form.ts';
import o from '../layout/opener.module.css';
import p from '../layout/panel.module.css';
import { sendSecondFactorOn } from './send-second-factor.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import s from './second-factor.module.css';

type Setup = NonNullable<SecondFactor['setup']>;

interface Props {
  setup: Setup;
  refusedBefore: OwnerRefusal | undefined;
  onTurnedOn(recoveryCodes: string[]): void;
}

/** The key for an authenticator app, and the form that turns it on with the first code. */
export function SecondFactorSetup({ setup, refusedBefore, onTurnedOn }: Props) {
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
