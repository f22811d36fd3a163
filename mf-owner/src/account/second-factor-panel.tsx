import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useHost } from 'composer/host';
import { Button, ButtonLink } from 'shared-kit/ui/button/button';
import { RefusalNotice } from '../access/refusal-notice.tsx';
import { useOwnerForm } from '../access/use-owner-form.ts';
import { Panel } from '../layout/panel.tsx';
import { sendSecondFactorBegin } from '../second-factor/send-second-factor.ts';

/** Whether a code is asked for after the password, and the way to the page that turns it on or off (product O18). */
export function SecondFactorPanel({ isOn }: { isOn: boolean }) {
  const navigate = useNavigate();
  const { href } = useHost();
  const page = href('owner-second-factor')!;
  const { refusal, isSending, onSubmit } = useOwnerForm(sendSecondFactorBegin, undefined, () =>
    navigate(page),
  );
  return (
    <Panel
      id="second-factor"
      title={<FormattedMessage id="secondFactor.heading" />}
      text={<FormattedMessage id={isOn ? 'secondFactor.isOn' : 'secondFactor.isOff'} />}
    >
      <RefusalNotice refusal={refusal} />
      {isOn ? (
        <ButtonLink to={page} variant="secondary">
          <FormattedMessage id="secondFactor.manage" />
        </ButtonLink>
      ) : (
        <form method="post" action={page} onSubmit={onSubmit}>
          <input type="hidden" name="step" value="begin" />
          <Button type="submit" variant="secondary" aria-busy={isSending}>
            <FormattedMessage id="secondFactor.begin" />
          </Button>
        </form>
      )}
    </Panel>
  );
}
