import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { classNames } from 'shared-kit/ui/class-names';
import { accountPath } from '../access/account-path.ts';
import type { OwnerRefusal } from '../access/owner-refusal.ts';
import { useOwnerForm } from '../access/use-owner-form.ts';
import p from '../layout/panel.module.css';
import { sendSecondFactorOff } from './send-second-factor.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import s from './second-factor.module.css';

interface Props {
  codesLeft: number;
  refusedBefore: OwnerRefusal | undefined;
}

/** How many recovery codes are left, and the form that turns the second factor off. */
export function SecondFactorOff({ codesLeft, refusedBefore }: Props) {
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
