import { useIntl } from 'react-intl';
import { AgencyCard } from '../contact/agency-card.tsx';
import { FormPage } from '../form/form-page.tsx';
import { FormView } from '../form/form-view.tsx';
import type { VisitorFormAnswer } from '../form/send-form.ts';
import { valuation } from './valuation.form.ts';

interface Props {
  /** The server's response to the form, sent without JavaScript. */
  actionData?: VisitorFormAnswer | undefined;
}

/** The free valuation on a page of its own (product A24). */
export default function ValuationPage({ actionData }: Props) {
  const { formatMessage } = useIntl();
  return (
    <FormPage
      title={formatMessage({ id: 'valuation.invitation' })}
      introduction={formatMessage({ id: 'valuation.intro' })}
      beside={<AgencyCard />}
    >
      <FormView form={valuation} answer={actionData} />
    </FormPage>
  );
}
