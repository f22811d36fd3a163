import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { accountPath } from '../access/account-path.ts';
import { RefusalNotice } from '../access/refusal-notice.tsx';
import { useOwnerForm } from '../access/use-owner-form.ts';
import { Panel } from '../layout/panel.tsx';
import { sendSummaryChoice } from './send-account-forms.ts';

/** Whether a summary comes by mail each week (product O17). */
export function WeeklySummary({ isWanted }: { isWanted: boolean }) {
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
