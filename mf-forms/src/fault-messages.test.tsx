import { screen } from '@testing-library/react';
import { LANGUAGES } from 'shared-kit/domain/languages';
import type { Language } from 'shared-kit/domain/languages';
import { renderPart } from '../testing/render-part.tsx';
import { appointment } from './appointment/appointment.form.ts';
import { VisitContext } from './appointment/visit-context.ts';
import type { Visit } from './appointment/visit-context.ts';
import { contact } from './contact/contact.form.ts';
import { demand } from './demand/demand.form.ts';
import { documentRequest } from './documents/documents.form.ts';
import { newFormSession } from './form/form-session.ts';
import { configuredForm } from './form/configured-form.ts';
import type { FieldValue, Form } from './form/form-description.ts';
import { emptyValues } from './form/form-values.ts';
import { FormView } from './form/form-view.tsx';
import { wrongFields } from './form/wrong-fields.ts';
import { friend } from './friend/friend.form.ts';
import { newsletter } from './newsletter/newsletter.form.ts';
import { offer } from './offer/offer.form.ts';
import { rentApplication } from './rent-application/rent-application.form.ts';
import { testimonial } from './testimonial/testimonial.form.ts';
import { valuation } from './valuation/valuation.form.ts';

/** As an agency may have it: what the messages tell about is required (product V44). */
const SITE = { requiredFields: { contact: { title: true, street: true } } } as never;

/** With all that is asked anywhere (product V15). */
const application = rentApplication(['household', 'resources', 'adults', 'moveDate', 'income1', 'income2']);

/** Which page's texts a form is shown with. */
const PAGES = new Map<Form, string>([
  [contact, './ContactPage'],
  [valuation, './ValuationPage'],
  [demand, './DemandPage'],
  [friend, './FriendPage'],
  [offer, './OfferPage'],
  [documentRequest, './DocumentsPage'],
  [newsletter, './NewsletterPage'],
  [appointment, './AppointmentPage'],
  [application, './RentApplicationPage'],
  [testimonial, './TestimonialPage'],
]);

/** Field, what is in it, and what the visitor is told there (product V5, V6). */
const MESSAGES: [Form, field: string, value: FieldValue, told: Record<Language, string>][] = [
  [
    valuation,
    'street',
    '',
    {
      nl: 'Vul het adres in van het pand dat u wilt laten schatten',
      fr: 'Indiquez l’adresse du bien à estimer',
      en: 'Enter the address of the property to be valued',
      de: 'Geben Sie die Adresse der Immobilie ein, die geschätzt werden soll',
    },
  ],
  [
    valuation,
    'propertyType',
    '',
    {
      nl: 'Kies een type pand',
      fr: 'Choisissez un type de bien',
      en: 'Choose a property type',
      de: 'Wählen Sie einen Immobilientyp',
    },
  ],
  [
    valuation,
    'zip',
    '',
    {
      nl: 'Postcode is een verplicht veld',
      fr: 'Le code postal est un champ obligatoire',
      en: 'Postal code is a required field',
      de: 'Postleitzahl ist ein Pflichtfeld',
    },
  ],
  [
    valuation,
    'zip',
    '99',
    {
      nl: 'postcode is niet geldig: in België heeft ze vier cijfers',
      fr: 'le code postal n’est pas valide : en Belgique, il compte quatre chiffres',
      en: 'postal code is not valid: in Belgium it has four digits',
      de: 'Postleitzahl ist nicht gültig: in Belgien hat sie vier Ziffern',
    },
  ],
  [
    valuation,
    'city',
    '',
    {
      nl: 'Gemeente is een verplicht veld',
      fr: 'La localité est un champ obligatoire',
      en: 'Town is a required field',
      de: 'Ort ist ein Pflichtfeld',
    },
  ],
  [
    valuation,
    'phone',
    '',
    {
      nl: 'Telefoonnummer is een verplicht veld',
      fr: 'Le numéro de téléphone est un champ obligatoire',
      en: 'Phone number is a required field',
      de: 'Telefonnummer ist ein Pflichtfeld',
    },
  ],
  [
    contact,
    'title',
    '',
    {
      nl: 'Aanspreektitel is een verplicht veld',
      fr: 'La civilité est un champ obligatoire',
      en: 'Title is a required field',
      de: 'Anrede ist ein Pflichtfeld',
    },
  ],
  [
    contact,
    'firstName',
    '',
    {
      nl: 'Voornaam is een verplicht veld',
      fr: 'Le prénom est un champ obligatoire',
      en: 'First name is a required field',
      de: 'Vorname ist ein Pflichtfeld',
    },
  ],
  [
    contact,
    'lastName',
    '',
    {
      nl: 'Naam is een verplicht veld',
      fr: 'Le nom est un champ obligatoire',
      en: 'Last name is a required field',
      de: 'Name ist ein Pflichtfeld',
    },
  ],
  [
    contact,
    'email',
    '',
    {
      nl: 'E-mail is een verplicht veld',
      fr: 'L’e-mail est un champ obligatoire',
      en: 'E-mail is a required field',
      de: 'E-Mail ist ein Pflichtfeld',
    },
  ],
  [
    contact,
    'email',
    'marie@',
    {
      nl: 'e-mailadres is niet geldig',
      fr: 'l’adresse e-mail n’est pas valide',
      en: 'email address is not valid',
      de: 'E-Mail-Adresse ist nicht gültig',
    },
  ],
  [
    contact,
    'street',
    '',
    {
      nl: 'Adres is een verplicht veld',
      fr: 'L’adresse est un champ obligatoire',
      en: 'Address is a required field',
      de: 'Adresse ist ein Pflichtfeld',
    },
  ],
  [
    contact,
    'privacy',
    false,
    {
      nl: 'Ga akkoord met de privacyverklaring om uw bericht te versturen',
      fr: 'Acceptez la déclaration de confidentialité pour envoyer votre message',
      en: 'Agree to the privacy statement to send your message',
      de: 'Stimmen Sie der Datenschutzerklärung zu, um Ihre Nachricht zu senden',
    },
  ],
  [
    demand,
    'goal',
    '',
    {
      nl: 'Geef aan of u wilt kopen of huren',
      fr: 'Indiquez si vous souhaitez acheter ou louer',
      en: 'Say whether you want to buy or rent',
      de: 'Geben Sie an, ob Sie kaufen oder mieten möchten',
    },
  ],
  [
    demand,
    'types',
    [],
    {
      nl: 'Kies minstens één type pand',
      fr: 'Choisissez au moins un type de bien',
      en: 'Choose at least one property type',
      de: 'Wählen Sie mindestens einen Immobilientyp',
    },
  ],
  [
    demand,
    'cities',
    [],
    {
      nl: 'Kies minstens één gemeente, postcode, provincie of gewest',
      fr: 'Choisissez au moins une commune, un code postal, une province ou une région',
      en: 'Choose at least one town, postal code, province or region',
      de: 'Wählen Sie mindestens eine Gemeinde, Postleitzahl, Provinz oder Region',
    },
  ],
  [
    friend,
    'friendEmail',
    '',
    {
      nl: 'E-mail van uw vriend is een verplicht veld',
      fr: 'L’e-mail de votre ami est un champ obligatoire',
      en: 'E-mail of your friend is a required field',
      de: 'E-Mail Ihres Freundes ist ein Pflichtfeld',
    },
  ],
  [
    friend,
    'friendEmail',
    'leo@',
    {
      nl: 'e-mailadres van uw vriend is niet geldig',
      fr: 'l’adresse e-mail de votre ami n’est pas valide',
      en: 'email address of your friend is not valid',
      de: 'E-Mail-Adresse Ihres Freundes ist nicht gültig',
    },
  ],
  [
    offer,
    'startDate',
    '',
    {
      nl: 'De begindatum is onvolledig',
      fr: 'La date de début est incomplète',
      en: 'Start date is incomplete',
      de: 'Das Anfangsdatum ist unvollständig',
    },
  ],
  [
    offer,
    'endDate',
    '',
    {
      nl: 'De einddatum is onvolledig',
      fr: 'La date de fin est incomplète',
      en: 'End date is incomplete',
      de: 'Das Enddatum ist unvollständig',
    },
  ],
  [
    offer,
    'endDate',
    '2020-01-01',
    {
      nl: 'de einddatum is niet geldig: na de begindatum, binnen het jaar',
      fr: 'la date de fin n’est pas valide : après la date de début, dans l’année',
      en: 'end date is not valid: after the start date, within a year',
      de: 'das Enddatum ist nicht gültig: nach dem Anfangsdatum, innerhalb eines Jahres',
    },
  ],
  [
    offer,
    'place',
    '',
    {
      nl: 'De plaats is een verplicht veld',
      fr: 'Le lieu est un champ obligatoire',
      en: 'Place is a required field',
      de: 'Ort ist ein Pflichtfeld',
    },
  ],
  [
    offer,
    'lastName',
    'Юлия',
    {
      nl: 'Schrijf in Latijnse letters, zoals in een paspoort, en kort: deze tekst komt in het document',
      fr: 'Écrivez en lettres latines, comme sur un passeport, et en abrégé si c’est long : ce texte figure dans le document',
      en: 'Write in Latin letters, as in a passport, and keep it short: this text is part of the document',
      de: 'Schreiben Sie in lateinischen Buchstaben, wie im Reisepass, und kurz: Dieser Text steht im Dokument',
    },
  ],
  [
    documentRequest,
    'documents',
    [],
    {
      nl: 'Kies minstens één document',
      fr: 'Choisissez au moins un document',
      en: 'Choose at least one document',
      de: 'Wählen Sie mindestens ein Dokument',
    },
  ],
  [
    newsletter,
    'email',
    '',
    {
      nl: 'E-mail is een verplicht veld',
      fr: 'L’e-mail est un champ obligatoire',
      en: 'E-mail is a required field',
      de: 'E-Mail ist ein Pflichtfeld',
    },
  ],
  [
    application,
    'household',
    '',
    {
      nl: 'Vul het aantal personen in het gezin in',
      fr: 'Indiquez le nombre de personnes du ménage',
      en: 'Enter the number of people in the household',
      de: 'Geben Sie die Zahl der Personen im Haushalt an',
    },
  ],
  [
    application,
    'household',
    'many',
    {
      nl: 'Vul een geheel getal van 1 tot 20 in',
      fr: 'Indiquez un nombre entier de 1 à 20',
      en: 'Enter a whole number from 1 to 20',
      de: 'Geben Sie eine ganze Zahl von 1 bis 20 ein',
    },
  ],
  [
    application,
    'resources',
    '',
    {
      nl: 'Vul de bestaansmiddelen van het gezin in',
      fr: 'Indiquez les ressources financières du ménage',
      en: 'Enter the financial resources of the household',
      de: 'Geben Sie die finanziellen Mittel des Haushalts an',
    },
  ],
  [
    application,
    'adults',
    '',
    {
      nl: 'Vul het aantal volwassenen in',
      fr: 'Indiquez le nombre d’adultes',
      en: 'Enter the number of adults',
      de: 'Geben Sie die Zahl der Erwachsenen an',
    },
  ],
  [
    application,
    'adults',
    '0',
    {
      nl: 'Vul een geheel getal van 1 tot 20 in',
      fr: 'Indiquez un nombre entier de 1 à 20',
      en: 'Enter a whole number from 1 to 20',
      de: 'Geben Sie eine ganze Zahl von 1 bis 20 ein',
    },
  ],
  [
    application,
    'moveDate',
    '',
    {
      nl: 'Vul de dag in waarop u wilt intrekken',
      fr: 'Indiquez le jour où vous souhaitez emménager',
      en: 'Enter the day on which you would like to move in',
      de: 'Geben Sie den Tag an, an dem Sie einziehen möchten',
    },
  ],
  [
    application,
    'moveDate',
    '2026-02-31',
    {
      nl: 'Vul een volledige datum in',
      fr: 'Indiquez une date complète',
      en: 'Enter a full date',
      de: 'Geben Sie ein vollständiges Datum ein',
    },
  ],
  [
    application,
    'income1',
    '',
    {
      nl: 'Vul het netto-inkomen van persoon 1 in',
      fr: 'Indiquez le revenu net de la personne 1',
      en: 'Enter the net income of person 1',
      de: 'Geben Sie das Nettoeinkommen von Person 1 an',
    },
  ],
  [
    application,
    'income2',
    '1.500,50',
    {
      nl: 'Vul een geheel getal in, zonder cent',
      fr: 'Indiquez un nombre entier, sans cents',
      en: 'Enter a whole number without cents',
      de: 'Geben Sie eine ganze Zahl ohne Cent ein',
    },
  ],
  [
    application,
    'privacy',
    false,
    {
      nl: 'Ga akkoord met de privacyverklaring om uw bericht te versturen',
      fr: 'Acceptez la déclaration de confidentialité pour envoyer votre message',
      en: 'Agree to the privacy statement to send your message',
      de: 'Stimmen Sie der Datenschutzerklärung zu, um Ihre Nachricht zu senden',
    },
  ],
  [
    testimonial,
    'name',
    '',
    {
      nl: 'Naam is een verplicht veld',
      fr: 'Le nom est un champ obligatoire',
      en: 'Name is a required field',
      de: 'Name ist ein Pflichtfeld',
    },
  ],
  [
    testimonial,
    'text',
    '',
    {
      nl: 'De getuigenis is een verplicht veld',
      fr: 'Le témoignage est un champ obligatoire',
      en: 'Testimonial is a required field',
      de: 'Kundenstimme ist ein Pflichtfeld',
    },
  ],
  [
    testimonial,
    'webAddress',
    'example',
    {
      nl: 'schrijf een adres zoals https://www.voorbeeld.be',
      fr: 'écrivez une adresse telle que https://www.exemple.be',
      en: 'write an address such as https://www.example.be',
      de: 'schreiben Sie eine Adresse wie https://www.beispiel.be',
    },
  ],
  [
    testimonial,
    'email',
    '',
    {
      nl: 'E-mail is een verplicht veld',
      fr: 'L’e-mail est un champ obligatoire',
      en: 'E-mail is a required field',
      de: 'E-Mail ist ein Pflichtfeld',
    },
  ],
  [
    testimonial,
    'publish',
    false,
    {
      nl: 'Zonder uw toestemming mogen we niets publiceren',
      fr: 'Sans votre accord, nous ne pouvons rien publier',
      en: 'Without your consent we may not publish it',
      de: 'Ohne Ihre Zustimmung dürfen wir nichts veröffentlichen',
    },
  ],
  [
    appointment,
    'day',
    '',
    {
      nl: 'Kies een dag',
      fr: 'Choisissez un jour',
      en: 'Choose a day',
      de: 'Wählen Sie einen Tag',
    },
  ],
  [
    appointment,
    'time',
    '',
    {
      nl: 'Kies een uur',
      fr: 'Choisissez une heure',
      en: 'Choose a time',
      de: 'Wählen Sie eine Uhrzeit',
    },
  ],
  [
    appointment,
    'firstName',
    '',
    {
      nl: 'Voornaam is een verplicht veld',
      fr: 'Le prénom est un champ obligatoire',
      en: 'First name is a required field',
      de: 'Vorname ist ein Pflichtfeld',
    },
  ],
  [
    appointment,
    'lastName',
    '',
    {
      nl: 'Naam is een verplicht veld',
      fr: 'Le nom est un champ obligatoire',
      en: 'Last name is a required field',
      de: 'Name ist ein Pflichtfeld',
    },
  ],
  [
    appointment,
    'email',
    'marie@',
    {
      nl: 'e-mailadres is niet geldig',
      fr: 'l’adresse e-mail n’est pas valide',
      en: 'email address is not valid',
      de: 'E-Mail-Adresse ist nicht gültig',
    },
  ],
  [
    appointment,
    'phone',
    '',
    {
      nl: 'Telefoonnummer is een verplicht veld',
      fr: 'Le numéro de téléphone est un champ obligatoire',
      en: 'Phone number is a required field',
      de: 'Telefonnummer ist ein Pflichtfeld',
    },
  ],
];

/** Days and hours that a visit can be booked for. */
const VISIT: Visit = {
  title: 'Villa',
  times: {
    isOffered: true,
    isByHand: false,
    asksLittle: false,
    days: [{ day: '2026-11-24', slots: [{ slot: '10:00-13:00', isFull: false }] }],
  } as Visit['times'],
};

const CHOICES = Object.fromEntries(
  ['types', 'cities', 'documents'].map((name) => [name, [{ value: '1', label: 'One' }]]),
);

const cases = MESSAGES.flatMap(([form, field, value, told]) =>
  LANGUAGES.map((language) => ({ form, name: form.name, field, value, language, told: told[language] })),
);

test.each(cases)('$name, $language: $field tells "$told"', async ({ form, field, value, language, told }) => {
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
      expose: PAGES.get(form)!,
    },
  );
  const placesOf = ({ id, parentElement }: HTMLElement) =>
    container.querySelector(`[aria-describedby~="${id}"]`) ?? parentElement!;
  const belongs = (place: Element) =>
    place.matches(`[name="${field}"]`) || place.querySelector(`[name="${field}"]`) !== null;
  expect(screen.getAllByText(told, { ignore: 'legend' }).map(placesOf).filter(belongs)).toHaveLength(1);
});

test.each<[Language, string]>([
  ['nl', 'De afspraken zijn volzet: kies een ander uur'],
  ['fr', 'Les rendez-vous sont complets : choisissez une autre heure'],
  ['en', 'The appointments are full: choose another time'],
  ['de', 'Die Termine sind ausgebucht: Wählen Sie eine andere Uhrzeit'],
])('appointment, %s: a time that somebody else took tells "%s"', async (language, told) => {
  const values = { ...emptyValues(appointment), day: '2026-11-24', time: '2026-11-24 10:00-13:00' };
  const refusal = { kind: 'refused' as const, faults: { time: 'invalid' as const } };
  const { container } = await renderPart(
    <VisitContext value={VISIT}>
      <FormView form={appointment} answer={{ values, session: newFormSession(), refusal }} />
    </VisitContext>,
    { language, expose: './AppointmentPage' },
  );
  const { id } = screen.getByText(told);
  expect(container.querySelector(`[name="time"][aria-describedby~="${id}"]`)).not.toBeNull();
});
