import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Appointment } from 'shared-kit/contracts/api/appointments';
import { visitTimeCode, dayText, slotText } from 'shared-kit/domain/days';
import { useHost } from 'composer/host';
import { Button, ButtonLink } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { chevronDown } from 'shared-kit/domain/icon-shapes';
import { Notice } from 'shared-kit/ui/notice/notice';
import { TextArea } from 'shared-kit/ui/text-area/text-area';
import { Select } from 'shared-kit/ui/select/select';
import { Rental } from '../appointment/rental.tsx';
import type { AppointmentAccessData } from './appointment-access.loader.ts';
import s from './appointment-access-page.module.css';
import { formatPhone, phoneLink } from 'shared-kit/domain/texts';
import { listingLink } from 'shared-kit/domain/listing-link';
import { Link } from 'shared-kit/ui/link/link';
import factList from './appointment-facts.module.css';

/** Shows an appointment and changes it, without an account: whoever has the mail may. Plain forms, with scripts too (product W3, W4). */
export default function AppointmentAccessPage({ data }: { data: AppointmentAccessData }) {
  const { formatMessage } = useIntl();
  const { href, site } = useHost();
  const { appointment, done, fault, side, token } = data;
  const text = (id: string) => formatMessage({ id: `appointmentAccess.${id}` });
  if (!appointment) {
    return (
      <section className={s.page}>
        <p className={s.state}>{text('unknown')}</p>
        <ButtonLink to={href('contact')}>{formatMessage({ id: 'contact.title' })}</ButtonLink>
      </section>
    );
  }
  const { state, isOver, reason, times } = appointment;
  return (
    <section className={s.page}>
      {done && <Notice kind="success" title={text(`done.${done}`)} />}
      {fault && (
        <Notice kind="error" title={text(`fault.${fault}`)}>
          {site.agency.phone && (
            <p>{formatMessage({ id: 'appointment.call' }, { phone: site.agency.phone })}</p>
          )}
        </Notice>
      )}
      <div className={s.appointment}>
        <h2 className={s.state}>{text(isOver && isHeld(state) ? 'over' : `${side}.${state}`)}</h2>
        <AppointmentFacts appointment={appointment} />
        {reason && <p className={s.reason}>{reason}</p>}
        {isHeld(state) && side === 'visitor' && times.note && <p>{times.note}</p>}
        {isHeld(state) && side === 'visitor' && times.rental && <Rental conditions={times.rental} />}
      </div>
      {isHeld(state) && !isOver && <Changes {...{ side, token, appointment, text }} />}
    </section>
  );
}

interface ChangesProps {
  side: AppointmentAccessData['side'];
  token: string;
  appointment: Appointment;
  text(id: string): string;
}

function Changes({ side, token, appointment, text }: ChangesProps) {
  const { state, times } = appointment;
  const isVisitor = side === 'visitor';
  const atOnce = isVisitor ? state === 'proposed' && 'accept' : state === 'requested' && 'confirm';
  const other = isVisitor ? 'move' : 'propose';
  const end = isVisitor ? 'cancel' : 'refuse';
  const seen = { token, shownTime: visitTimeCode(appointment) };
  return (
    <div className={s.changes}>
      {atOnce && <ActionForm {...seen} action={atOnce} variant="accent" label={text(`do.${atOnce}`)} />}
      {times.days.length > 0 && (
        <Folded title={text(`${other}.title`)}>
          <ActionForm {...seen} action={other} variant="primary" label={text(`do.${other}`)}>
            <OtherTime appointment={appointment} label={text('time')} />
          </ActionForm>
        </Folded>
      )}
      <Folded title={text(`${end}.title`)}>
        <ActionForm {...seen} action={end} variant="secondary" label={text(`do.${end}`)}>
          {!isVisitor && (
            <TextArea name="reason" label={text('reason')} hint={text('reasonHint')} maxLength={500} />
          )}
          {isVisitor && <p>{text('cancel.text')}</p>}
        </ActionForm>
      </Folded>
    </div>
  );
}

interface ActionFormProps {
  token: string;
  /** What the person sees: the action is about this time. */
  shownTime: string;
  action: string;
  variant: 'accent' | 'primary' | 'secondary';
  label: string;
  children?: ReactNode;
}

function ActionForm({ token, shownTime, action, variant, label, children }: ActionFormProps) {
  return (
    <form className={s.form} method="post">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="shownTime" value={shownTime} />
      {children}
      <Button type="submit" name="action" value={action} variant={variant}>
        {label}
      </Button>
    </form>
  );
}

/** What is not done by a slip of the thumb. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={s.folded}>
      <summary className={s.summary}>
        {title}
        <Icon shape={chevronDown} className={s.arrow} />
      </summary>
      <div className={s.inside}>{children}</div>
    </details>
  );
}

const isHeld = (state: Appointment['state']) => state !== 'cancelled' && state !== 'refused';

/** The times that an appointment can be moved to; full ones are shown, and cannot be chosen. */
function OtherTime({ appointment, label }: { appointment: Appointment; label: string }) {
  const { formatMessage } = useIntl();
  const { language } = useHost();
  const now = visitTimeCode(appointment);
  const full = formatMessage({ id: 'appointment.fullShort' });
  const options = appointment.times.days.flatMap(({ day, slots }) =>
    slots.flatMap(({ slot, isFull }) => {
      const value = visitTimeCode({ day, slot });
      if (value === now) return [];
      const words = `${dayText(day, language, false)}, ${slotText(slot)}`;
      return [{ value, label: isFull ? `${words} (${full})` : words, disabled: isFull }];
    }),
  );
  return <Select name="time" label={label} options={options} required />;
}

/** When and where, and for the agency who. */
function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { formatMessage } = useIntl();
  const { href, language } = useHost();
  const { day, slot, property, visitor } = appointment;
  const label = (id: string) => formatMessage({ id });
  const facts = [
    [
      label('appointmentAccess.when'),
      <strong key="when" className={factList.time}>
        {dayText(day, language)}, {slotText(slot)}
      </strong>,
    ],
    [
      label('appointmentAccess.property'),
      property.title && (
        <Link key="property" to={property.place ? href(...listingLink(property.place)) : undefined}>
          {property.title}
        </Link>
      ),
    ],
    [label('appointmentAccess.reference'), property.reference],
    [label('appointmentAccess.place'), property.address],
    [label('appointmentAccess.name'), visitor?.name],
    [
      label('field.email'),
      visitor?.email && (
        <a key="email" href={`mailto:${encodeURIComponent(visitor.email).replace('%40', '@')}`}>
          {visitor.email}
        </a>
      ),
    ],
    [
      label('field.phone'),
      visitor?.phone && (
        <a key="phone" href={phoneLink(visitor.phone)}>
          {formatPhone(visitor.phone)}
        </a>
      ),
    ],
    [label('field.remark'), visitor?.remark],
  ] as const;
  return (
    <dl className={factList.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={factList.fact}>
              <dt className={factList.label}>{name}</dt>
              <dd className={factList.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
