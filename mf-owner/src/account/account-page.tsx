import { FormattedMessage } from 'react-intl';
import { Notice } from 'shared-kit/ui/notice/notice';
import type { OwnerSessions } from 'shared-kit/contracts/api/owner';
import type { AccountNotice } from '../access/account-path.ts';
import type { OwnerAnswer } from '../access/owner-refusal.ts';
import p from '../layout/panel.module.css';
import { PortalLayout } from '../layout/portal-layout.tsx';
import s from './account-page.module.css';
import { EmailChange } from './email-change.tsx';
import { PasswordChange } from './password-change.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { Sessions } from './sessions.tsx';
import { WeeklySummary } from './weekly-summary.tsx';

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
