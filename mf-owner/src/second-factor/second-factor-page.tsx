import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SecondFactor } from 'shared-kit/contracts/api/owner';
import { PortalLayout } from '../layout/portal-layout.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SecondFactorAnswer } from './second-factor.action.ts';
import { SecondFactorOff } from './second-factor-off.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

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
