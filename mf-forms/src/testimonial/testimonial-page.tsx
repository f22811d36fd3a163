import { useIntl } from 'react-intl';
import { AgencyCard } from '../contact/agency-card.tsx';
import { FormPage } from '../form/form-page.tsx';
import { FormView } from '../form/form-view.tsx';
import type { VisitorFormAnswer } from '../form/send-form.ts';
import { testimonial } from './testimonial.form.ts';

interface Props {
  /** The server's response to the form, sent without JavaScript. */
  actionData?: VisitorFormAnswer | undefined;
}

/** Where clients say how it went. */
export default function TestimonialPage({ actionData }: Props) {
  const { formatMessage } = useIntl();
  return (
    <FormPage
      title={formatMessage({ id: 'testimonial.invitation' })}
      introduction={formatMessage({ id: 'testimonial.intro' })}
      beside={<AgencyCard />}
    >
      <FormView form={testimonial} answer={actionData} />
    </FormPage>
  );
}
