import { FormattedMessage } from 'react-intl';
import { Notice } from 'shared-kit/ui/notice/notice';
import type { OwnerSessions } from 'shared-kit/contracts/api/owner';
import { useNavigate } from 'react-router';
import { useHost } from 'composer/host';
import { Button, ButtonLink } from 'shared-kit/ui/button/button';
import { type AccountNotice, accountPath } from '../access/account-path.ts';
import { type OwnerAnswer, RefusalNotice } from '../access/owner-refusal.tsx';
import p from '../layout/panel.module.css';
import { PortalLayout } from '../layout/portal-layout.tsx';
import { useOwnerForm } from '../access/use-owner-form.ts';
import { Panel } from '../layout/panel.tsx';
import { sendSecondFactorBegin } from '../second-factor/send-second-factor.ts';
import s from './account-page.module.css';
import { EmailChange, PasswordChange } from './sign-in-changes.tsx';
import { Sessions } from './sessions.tsx';
import { sendSummaryChoice } from './send-account-forms.ts';

export interface AccountData extends OwnerSessions {
  isSummaryWanted: boolean;
  hasSecondFactor: boolean;
  notice?: AccountNotice | undefined;
}

interface AccountPageProps {
  data: AccountData;
  actionData?: OwnerAnswer;
}

/** Password, e-mail, sessions, second factor and weekly summary of the owner (product O14, O15, O17, O18, O21). */
export default function AccountPage({ data, actionData }: AccountPageProps) {
  const typedEmail = actionData?.values.newEmail;
  return (
    <PortalLayout
      page="account"
      title={<FormattedMessage id="account.heading" />}
      intro={<FormattedMessage id="account.intro" values={{ email: data.email }} />}
    >
      {data.notice && (
        <Notice kind="success">
          <p>
            <FormattedMessage id={`account.notice.${data.notice}`} />
          </p>
        </Notice>
      )}
      <div className={p.columns}>
        {/* What was changed empties its form. */}
        <div key={data.notice} className={s.panels}>
          <PasswordChange
            email={data.email}
            refusedBefore={typedEmail === undefined ? actionData?.refusal : undefined}
          />
          <EmailChange
            hasSecondFactor={data.hasSecondFactor}
            typed={typedEmail}
            refusedBefore={typedEmail === undefined ? undefined : actionData?.refusal}
          />
        </div>
        <div className={s.panels}>
          <Sessions sessions={data.sessions} />
          <SecondFactorPanel isOn={data.hasSecondFactor} />
          <WeeklySummary isWanted={data.isSummaryWanted} />
        </div>
      </div>
    </PortalLayout>
  );
}

/** Whether a code is asked for after the password, and the way to the page that turns it on or off (product O18). */
function SecondFactorPanel({ isOn }: { isOn: boolean }) {
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

/** Whether a summary comes by mail each week (product O17). */
function WeeklySummary({ isWanted }: { isWanted: boolean }) {
  const navigate = useNavigate();
  const { href } = useHost();
  const { refusal, isSending, onSubmit } = useOwnerForm(sendSummaryChoice, undefined, () =>
    navigate(accountPath(href, isWanted ? 'summaryEnded' : 'summaryBegun')),
  );
  return (
    <Panel
      id="weekly-summary"
      title={<FormattedMessage id="account.summary" />}
      text={<FormattedMessage id={isWanted ? 'account.summary.wanted' : 'account.summary.text'} />}
    >
      <RefusalNotice refusal={refusal} />
      <form method="post" onSubmit={onSubmit}>
        <input type="hidden" name="summary" value={isWanted ? 'no' : 'yes'} />
        <Button type="submit" variant="secondary" aria-busy={isSending}>
          <FormattedMessage id={isWanted ? 'account.summary.end' : 'account.summary.begin'} />
        </Button>
      </form>
    </Panel>
  );
}
