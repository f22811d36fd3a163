import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useHost } from 'shared-kit/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { AgencyCard } from '../contact/agency-card.tsx';
import { SubjectCard } from '../contact/subject-card.tsx';
import { FormPage } from '../form/form-page.tsx';
import { FormView } from '../form/form-view.tsx';
import { NoForm } from '../form/no-form.tsx';
import type { VisitorFormAnswer } from '../form/send-form.ts';
import { rentApplication } from './rent-application.form.ts';
import type { RentApplicationData } from './rent-application.loader.ts';
import s from './rent-application-page.module.css';

interface Props {
  data: RentApplicationData;
  /** The server's response to the form, sent without JavaScript. */
  actionData?: VisitorFormAnswer | undefined;
}

/** Applies for a rental; what is asked follows the region of the property (product V15). */
export default function RentApplicationPage({ data: { rental }, actionData }: Props) {
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
      beside={<AgencyCard />}
    >
      <FormView
        key={rental.id}
        form={form}
        name={`application-${rental.id}`}
        subject={{ propertyId: rental.id }}
        thanksPath={`${href('application-thanks')}${rental.path ? `?from=${encodeURIComponent(rental.path)}` : ''}`}
        answer={actionData}
      />
    </FormPage>
  );
}
