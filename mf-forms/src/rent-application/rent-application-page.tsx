import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { thanksPath } from '../form/send-form.ts';
import { SubjectCard } from '../form/subject-card.tsx';
import { FormPage, type FormPageProps } from '../form/form-page.tsx';
import { NoForm } from '../form/no-form.tsx';
import { FormView } from '../form/form-view.tsx';
import { rentApplication } from './rent-application.form.ts';
import s from './rent-application-page.module.css';
import type { RentApplicationData } from './rent-application.loader.ts';

/** Applies for a rental; what is asked follows the region of the property (product V15). */
export default function RentApplicationPage({
  data: { rental },
  actionData,
}: FormPageProps<RentApplicationData>) {
  const { formatMessage } = useIntl();
  const { href } = useHost();
  const asked = rental?.application;
  const form = useMemo(() => asked && rentApplication(asked), [asked]);
  if (!rental || !form) {
    return (
      <NoForm
        title={formatMessage({ id: 'application.gone' })}
        actions={<ButtonLink to={href('rent')}>{formatMessage({ id: 'thanks.rent' })}</ButtonLink>}
      />
    );
  }
  return (
    <FormPage
      title={formatMessage({ id: 'application.invitation' })}
      introduction={
        <>
          <SubjectCard subject={rental} />
          <p className={s.promise}>{formatMessage({ id: 'application.promise' })}</p>
        </>
      }
    >
      <FormView
        key={rental.id}
        form={form}
        name={`application-${rental.id}`}
        subject={{ propertyId: rental.id }}
        thanksPath={thanksPath(href, 'application-thanks', rental.path)}
        answer={actionData}
      />
    </FormPage>
  );
}
