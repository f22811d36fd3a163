import { useIntl } from 'react-intl';
import { FormPage, type FormPageProps } from '../form/form-page.tsx';
import { FormView } from '../form/form-view.tsx';
import { newsletter } from './newsletter.form.ts';

/** Where visitors ask for the newsletter. */
export default function NewsletterPage({ actionData }: FormPageProps) {
  const { formatMessage } = useIntl();
  return (
    <FormPage
      title={formatMessage({ id: 'newsletter.invitation' })}
      introduction={formatMessage({ id: 'newsletter.intro' })}
    >
      <FormView form={newsletter} answer={actionData} />
    </FormPage>
  );
}
