import { useIntl } from 'react-intl';
import { AgencyCard } from '../contact/agency-card.tsx';
import { FormPage } from '../form/form-page.tsx';
import { FormView } from '../form/form-view.tsx';
import type { VisitorFormAnswer } from '../form/send-form.ts';
import { newsletter } from './newsletter.form.ts';

interface Props {
  /** The server's response to the form, sent without JavaScript. */
  actionData?: VisitorFormAnswer | undefined;
}

/** Where visitors ask for the newsletter. */
export default function NewsletterPage({ actionData }: Props) {
  const { formatMessage } = useIntl();
  return (
    <FormPage
      title={formatMessage({ id: 'newsletter.invitation' })}
      introduction={formatMessage({ id: 'newsletter.intro' })}
      beside={<AgencyCard />}
    >
      <FormView form={newsletter} answer={actionData} />
    </FormPage>
  );
}
