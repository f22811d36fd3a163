import { useIntl } from 'react-intl';
import { FormPage, type FormPageProps } from '../form/form-page.tsx';
import { FormView } from '../form/form-view.tsx';
import { valuation } from './valuation.form.ts';

/** The free valuation on a page of its own (product A24). */
export default function ValuationPage({ actionData }: FormPageProps) {
  const { formatMessage } = useIntl();
  return (
    <FormPage
      title={formatMessage({ id: 'valuation.invitation' })}
      introduction={formatMessage({ id: 'valuation.intro' })}
    >
      <FormView form={valuation} answer={actionData} />
    </FormPage>
  );
}
