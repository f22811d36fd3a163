import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { useHost } from 'shared-kit/host';
import { Button } from 'shared-kit/ui/button/button';
import { accountPath } from '../access/account-path.ts';
import { RefusalNotice } from '../access/refusal-notice.tsx';
import { useOwnerForm } from '../access/use-owner-form.ts';
import s from './account-page.module.css';
import { sendSummaryChoice } from './send-summary-choice.ts';

/** Whether a summary comes by mail each week (product O17). */
export function WeeklySummary({ isWanted }: { isWanted: boolean }) {
  const navigate = useNavigate();
  const { href } = useHost();
  const { refusal, isSending, onSubmit } = useOwnerForm(sendSummaryChoice, undefined, () =>
    navigate(accountPath(href, isWanted ? 'summaryEnded' : 'summaryBegun')),
  );
  return (
    <section className={s.panel} aria-labelledby="weekly-summary">
      <h2 id="weekly-summary" className={s.heading}>
        <FormattedMessage id="account.summary" />
      </h2>
      <p className={s.text}>
        <FormattedMessage id={isWanted ? 'account.summary.wanted' : 'account.summary.text'} />
      </p>
      <RefusalNotice refusal={refusal} />
      <form method="post" onSubmit={onSubmit}>
        <input type="hidden" name="summary" value={isWanted ? 'no' : 'yes'} />
        <Button type="submit" variant="secondary" aria-busy={isSending}>
          <FormattedMessage id={isWanted ? 'account.summary.end' : 'account.summary.begin'} />
        </Button>
      </form>
    </section>
  );
}
