import { screen } from '@testing-library/react';
import type { Language } from 'shared-kit/domain/languages';
import { appointmentMessages } from './fault-messages/appointment.ts';
import { contactMessages } from './fault-messages/contact.ts';
import { demandMessages } from './fault-messages/demand.ts';
import { documentsMessages } from './fault-messages/documents.ts';
import { friendMessages } from './fault-messages/friend.ts';
import { newsletterMessages } from './fault-messages/newsletter.ts';
import { offerMessages } from './fault-messages/offer.ts';
import { rentApplicationMessages } from './fault-messages/rent-application.ts';
import { testimonialMessages } from './fault-messages/testimonial.ts';
import { valuationMessages } from './fault-messages/valuation.ts';
import type { FaultMessage } from './fault-messages/fault-message.ts';
import { CHOICES, VISIT } from './offered.ts';
import { renderPart } from './render-part.tsx';
import { appointment } from '../src/appointment/appointment.form.tsx';
import { VisitContext } from '../src/appointment/day-choice.tsx';
import { contact } from '../src/contact/contact.form.ts';
import { demand } from '../src/demand/demand.form.ts';
import { documentRequest } from '../src/documents/documents.form.ts';
import { newFormSession } from '../src/form/form-session.tsx';
import { configuredForm } from '../src/form/form-description.ts';
import type { Form } from '../src/form/form-description.ts';
import { emptyValues, wrongFields } from '../src/form/form-values.ts';
import { FormView } from '../src/form/form-view.tsx';
import { friend } from '../src/friend/friend.form.ts';
import { newsletter } from '../src/newsletter/newsletter.form.ts';
import { offer } from '../src/offer/offer.form.ts';
import { rentApplication } from '../src/rent-application/rent-application.form.ts';
import { testimonial } from '../src/testimonial/testimonial.form.ts';
import { valuation } from '../src/valuation/valuation.form.tsx';

/** As an agency may have it: what the messages tell about is required (product V44). */
const SITE = { requiredFields: { contact: { title: true, street: true } } } as never;

/** With all that is asked anywhere (product V15). */
const application = rentApplication(['household', 'resources', 'adults', 'moveDate', 'income1', 'income2']);

/** Each form, the page whose texts it is shown with, and what it tells. */
const FORMS: [Form, page: string, messages: FaultMessage[]][] = [
  [valuation, './ValuationPage', valuationMessages],
  [contact, './ContactPage', contactMessages],
  [demand, './DemandPage', demandMessages],
  [friend, './FriendPage', friendMessages],
  [offer, './OfferPage', offerMessages],
  [documentRequest, './DocumentsPage', documentsMessages],
  [newsletter, './NewsletterPage', newsletterMessages],
  [application, './RentApplicationPage', rentApplicationMessages],
  [testimonial, './TestimonialPage', testimonialMessages],
  [appointment, './AppointmentPage', appointmentMessages],
];

/** By language: what is said of a time that somebody else took. */
const TAKEN: [Language, string][] = [
  ['nl', 'De afspraken zijn volzet: kies een ander uur'],
  ['fr', 'Les rendez-vous sont complets : choisissez une autre heure'],
  ['en', 'The appointments are full: choose another time'],
  ['de', 'Die Termine sind ausgebucht: Wählen Sie eine andere Uhrzeit'],
];

/** What every form tells of its faults, in some languages. */
export function testFaults(languages: readonly Language[]): void {
  const cases = FORMS.flatMap(([form, page, messages]) =>
    messages.flatMap(([field, value, told]) =>
      languages.map((language) => ({
        form,
        page,
        name: form.name,
        field,
        value,
        language,
        told: told[language],
      })),
    ),
  );

  test.each(cases)(
    '$name, $language: $field tells "$told"',
    async ({ form, page, field, value, language, told }) => {
      const configured = configuredForm(form, SITE);
      const values = { ...emptyValues(configured), [field]: value };
      const faults = wrongFields(configured, values);
      const answer = { values, session: newFormSession(), refusal: { kind: 'refused' as const, faults } };
      const { container } = await renderPart(
        <VisitContext value={VISIT}>
          <FormView form={form} answer={answer} choices={CHOICES} />
        </VisitContext>,
        {
          language,
          site: SITE,
          expose: page,
        },
      );
      const findPlaces = (message: HTMLElement) => {
        const place =
          container.querySelector(`[aria-describedby~="${findNoteId(message)}"]`) ?? message.parentElement!;
        // The button of a list that opens; its choices stand beside it.
        return place.matches('summary') ? place.parentElement! : place;
      };
      const belongs = (place: Element) =>
        place.matches(`[name="${field}"]`) || place.querySelector(`[name="${field}"]`) !== null;
      expect(screen.getAllByText(told, { ignore: 'legend' }).map(findPlaces).filter(belongs)).toHaveLength(1);
    },
  );

  test.each(TAKEN.filter(([language]) => languages.includes(language)))(
    'appointment, %s: a time that somebody else took tells "%s"',
    async (language, told) => {
      const values = { ...emptyValues(appointment), day: '2026-11-24', time: '2026-11-24 10:00-13:00' };
      const refusal = { kind: 'refused' as const, faults: { time: 'invalid' as const } };
      const { container } = await renderPart(
        <VisitContext value={VISIT}>
          <FormView form={appointment} answer={{ values, session: newFormSession(), refusal }} />
        </VisitContext>,
        { language, expose: './AppointmentPage' },
      );
      const note = findNoteId(screen.getByText(told));
      expect(container.querySelector(`[name="time"][aria-describedby~="${note}"]`)).not.toBeNull();
    },
  );
}

/** Id of what describes a field, in which its message stands beside an icon. */
const findNoteId = (message: HTMLElement) => message.closest('[id]')?.id;
