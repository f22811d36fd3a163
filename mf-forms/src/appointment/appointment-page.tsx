import { useState } from 'react';
import { useIntl } from 'react-intl';
import { createApiClient } from 'shared-kit/api-client';
import type { VisitTimes } from 'shared-kit/contracts/api/appointments';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { calendar } from 'shared-kit/domain/icon-shapes';
import type { FormReceipt } from 'shared-kit/contracts/api/forms/form-bodies';
import type { Href } from 'composer/contract';
import { type Subject } from '../form/subject.ts';
import { SubjectCard } from '../form/subject-card.tsx';
import { FormPage, type FormPageProps } from '../form/form-page.tsx';
import { NoForm } from '../form/no-form.tsx';
import { FormView } from '../form/form-view.tsx';
import type { FormRefusal, VisitorFormAnswer } from '../form/send-form.ts';
import { appointment, briefAppointment } from './appointment.form.tsx';
import { isFull, VisitContext } from './day-choice.tsx';
import type { AppointmentData } from './appointment.loader.ts';

/** Books a visit of a property (product W1). */
export default function AppointmentPage({
  data: { property, times },
  actionData,
}: FormPageProps<AppointmentData>) {
  if (!property || !times) return <NoVisits property={undefined} reason="outcome.gone" />;
  if (!times.isOffered) return <NoVisits property={property} reason="appointment.notOffered" />;
  if (!actionData && times.days.every(isFull))
    return <NoVisits property={property} reason="appointment.full" />;
  return <Booking key={property.id} {...{ property, times, actionData }} />;
}

interface BookingProps {
  property: Subject;
  times: VisitTimes;
  actionData: VisitorFormAnswer | undefined;
}

function Booking({ property, times, actionData }: BookingProps) {
  const { formatMessage } = useIntl();
  const { href, language } = useHost();
  const [api] = useState(() => createApiClient({ baseUrl: '' }));
  const [current, setCurrent] = useState(times);

  /** Somebody else took the place: what is full now is shown as full. */
  const onRefused = ({ faults }: FormRefusal) => {
    if (!faults.time) return;
    api
      .get('getVisitTimes', { params: { id: property.id }, query: { lang: language } })
      .then(setCurrent, keepTimes);
  };
  return (
    <FormPage
      title={formatMessage({ id: 'appointment.invitation' })}
      introduction={<SubjectCard subject={property} />}
    >
      <VisitContext value={{ times: current, title: property.title }}>
        <FormView
          form={times.asksLittle ? briefAppointment : appointment}
          name={`appointment-${property.id}`}
          subject={{ propertyId: property.id }}
          thanksPath={(receipt) => appointmentThanksPath(href, receipt, property.path)}
          answer={actionData}
          onRefused={onRefused}
        />
      </VisitContext>
    </FormPage>
  );
}

/** The times of before stay: the API checks what is chosen anyway. */
function keepTimes() {}

/** In place of the form: why nothing can be booked, and how else to go on. */
function NoVisits({ property, reason }: { property: Subject | undefined; reason: string }) {
  const { formatMessage } = useIntl();
  const { href, site } = useHost();
  return (
    <NoForm
      shape={calendar}
      title={formatMessage({ id: reason })}
      actions={
        property ? (
          <>
            <ButtonLink to={`${href('contact')}?property=${property.id}`}>
              {formatMessage({ id: 'appointment.ask' })}
            </ButtonLink>
            {property.path && (
              <ButtonLink variant="secondary" to={property.path}>
                {formatMessage({ id: 'thanks.back' })}
              </ButtonLink>
            )}
          </>
        ) : (
          <ButtonLink to={href('sale')}>{formatMessage({ id: 'thanks.sale' })}</ButtonLink>
        )
      }
    >
      {property && site.agency.phone
        ? formatMessage({ id: 'appointment.call' }, { phone: site.agency.phone.replaceAll(' ', '\u00a0') })
        : undefined}
    </NoForm>
  );
}

/** The page that thanks for a visit. It asks the API for the time by the receipt: an address that anybody may write says nothing. */
export function appointmentThanksPath(
  href: Href,
  receipt: FormReceipt | undefined,
  from: string | undefined,
): string {
  const visit = receipt?.visit;
  const query = new URLSearchParams({ ...(from && { from }), ...(visit && { visit }) });
  return `${href('appointment-thanks')}?${query}`;
}
