import { useState, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SecondFactor } from 'shared-kit/contracts/api/owner';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { classNames } from 'shared-kit/ui/class-names';
import { Notice } from 'shared-kit/ui/notice/notice';
import { PortalLayout } from '../layout/portal-layout.tsx';
import p from '../layout/panel.module.css';
import type { SecondFactorAnswer } from './second-factor.action.ts';
import { SecondFactorOff, SecondFactorSetup } from './second-factor-forms.tsx';
import s from './second-factor.module.css';

interface SecondFactorPageProps {
  data: SecondFactor;
  actionData?: SecondFactorAnswer;
}

/** Turns the second factor on, with its recovery codes once, or off (product O18). */
export default function SecondFactorPage({ data, actionData }: SecondFactorPageProps) {
  const answered = actionData && 'recoveryCodes' in actionData ? actionData.recoveryCodes : undefined;
  const refused = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  const [recoveryCodes, setRecoveryCodes] = useState(answered);
  return (
    <PortalLayout
      page="account"
      title={<FormattedMessage id="secondFactor.heading" />}
      intro={<FormattedMessage id="secondFactor.intro" />}
    >
      {recoveryCodes ? (
        <RecoveryCodes codes={recoveryCodes} />
      ) : data.setup ? (
        <SecondFactorSetup setup={data.setup} refusedBefore={refused} onTurnedOn={setRecoveryCodes} />
      ) : (
        <SecondFactorOff codesLeft={data.codesLeft} refusedBefore={refused} />
      )}
    </PortalLayout>
  );
}

/** Shown once, right after the second factor was turned on. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { href } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classNames(p.panel, s.panel)} aria-labelledby="recovery-codes">
      <Notice kind="success">
        <p>
          <FormattedMessage id="secondFactor.turnedOn" />
        </p>
      </Notice>
      <h2 id="recovery-codes" className={p.heading} tabIndex={-1} ref={heading}>
        <FormattedMessage id="secondFactor.recovery" />
      </h2>
      <p className={p.text}>
        <FormattedMessage id="secondFactor.recovery.text" />
      </p>
      <ol className={s.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <ButtonLink to={href('owner-account')}>
        <FormattedMessage id="secondFactor.recovery.kept" />
      </ButtonLink>
    </section>
  );
}
