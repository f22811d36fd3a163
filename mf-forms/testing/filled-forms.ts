import { belgianDate, daysAfter } from 'shared-kit/domain/days';
import { appointment } from '../src/appointment/appointment.form.tsx';
import { contact, propertyRequest } from '../src/contact/contact.form.ts';
import { demand } from '../src/demand/demand.form.ts';
import { documentRequest } from '../src/documents/documents.form.ts';
import type { Form, FormValues } from '../src/form/form-description.ts';
import type { FormSubject } from '../src/form/form-session.tsx';
import { friend } from '../src/friend/friend.form.ts';
import { newsletter } from '../src/newsletter/newsletter.form.ts';
import { offer } from '../src/offer/offer.form.ts';
import { rentApplication } from '../src/rent-application/rent-application.form.ts';
import { testimonial } from '../src/testimonial/testimonial.form.ts';
import { valuation } from '../src/valuation/valuation.form.tsx';

/** A form with what a visitor writes into it. */
export interface FilledForm {
  form: Form;
  /** The expose whose texts it is shown with. */
  page: string;
  subject: FormSubject;
  values: FormValues;
}

const PERSON = { firstName: 'Marie', lastName: 'Dupont', email: 'marie@example.be' };
const ADDRESS = { street: 'Rue Haute', number: '12', zip: '5000', city: 'Namur' };
const PHONE = { phone: '0475 12 34 56' };
const AGREED = { privacy: true };
const PROPERTY = { propertyId: 1399 };
/** Tests may run over midnight: what begins tomorrow has not begun then. */
const tomorrow = daysAfter(belgianDate(new Date()), 1);

/** Every form of the site, with what it requires. */
export const FILLED_FORMS: FilledForm[] = [
  {
    form: contact,
    page: './ContactPage',
    subject: {},
    values: {
      purpose: 'buy',
      budget: '350000',
      remark: 'Bonjour',
      ...PERSON,
      preference: 'phone',
      device: 'mobile',
      ...AGREED,
    },
  },
  {
    form: propertyRequest,
    page: './RequestInfo',
    subject: PROPERTY,
    values: { remark: 'Libre ?', ...PERSON, ...AGREED },
  },
  {
    form: valuation,
    page: './ValuationPage',
    subject: {},
    values: { ...ADDRESS, propertyType: 'house', wish: 'sell', ...PERSON, ...PHONE, ...AGREED },
  },
  {
    form: demand,
    page: './DemandPage',
    subject: {},
    values: { goal: 'rent', types: ['1'], cities: ['namur|5000'], priceMax: '900', ...PERSON, ...AGREED },
  },
  { form: newsletter, page: './NewsletterPage', subject: {}, values: { email: PERSON.email, ...AGREED } },
  {
    form: friend,
    page: './FriendPage',
    subject: PROPERTY,
    values: {
      friendFirstName: 'Leo',
      friendLastName: 'Peeters',
      friendEmail: 'leo@example.be',
      ...PERSON,
      ...AGREED,
    },
  },
  {
    form: documentRequest,
    page: './DocumentsPage',
    subject: PROPERTY,
    values: { documents: ['1'], ...PERSON, ...AGREED },
  },
  {
    form: appointment,
    page: './AppointmentPage',
    subject: PROPERTY,
    values: { day: '2026-11-24', time: '2026-11-24 10:00-13:00', ...PERSON, ...PHONE, ...AGREED },
  },
  {
    form: offer,
    page: './OfferPage',
    subject: PROPERTY,
    values: {
      amount: '250000',
      startDate: tomorrow,
      endDate: daysAfter(tomorrow, 13),
      loan: 'no',
      ownHome: 'no',
      ...PERSON,
      ...PHONE,
      ...ADDRESS,
      place: 'Namur',
      binding: true,
      ...AGREED,
    },
  },
  {
    form: rentApplication(['household', 'resources']),
    page: './RentApplicationPage',
    subject: PROPERTY,
    values: { ...PERSON, ...PHONE, household: '2', resources: '2400', ...AGREED },
  },
  {
    form: testimonial,
    page: './TestimonialPage',
    subject: {},
    values: { text: 'Une équipe franche.', name: 'Marie D.', email: PERSON.email, publish: true, ...AGREED },
  },
];
