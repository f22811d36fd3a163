import { useIntl } from 'react-intl';
import { FormPage, type FormPageProps } from '../form/form-page.tsx';
import { FormView } from '../form/form-view.tsx';
import { testimonial } from './testimonial.form.ts';

/** Where clients say how it went. */
export default function TestimonialPage({ actionData }: FormPageProps) {
  const { formatMessage } = useIntl();
  return (
    <FormPage
      title={formatMessage({ id: 'testimonial.invitation' })}
      introduction={formatMessage({ id: 'testimonial.intro' })}
    >
      <FormView form={testimonial} answer={actionData} />
    </FormPage>
  );
}
