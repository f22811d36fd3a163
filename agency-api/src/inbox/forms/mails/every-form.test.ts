import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { and, eq } from '../../../database/drizzle.ts';
import { LANGUAGES, type Language } from 'shared-kit/domain/languages';
import request from 'supertest';
import { appointmentForm } from '../../../../testing/appointment-form.ts';
import { contactForm } from '../../../../testing/contact-form.ts';
import { demandForm } from '../../../../testing/demand-form.ts';
import { describeOnSharedDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { offerForm } from '../../../../testing/offer-form.ts';
import { solvedCaptcha } from '../../../../testing/solved-captcha.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { testimonialForm } from '../../../../testing/testimonial-form.ts';
import { valuationForm } from '../../../../testing/valuation-form.ts';
import { outboxMails } from '../../../database/schema/mail.ts';

/** A villa for sale with a document that is sent by mail, and a flat in Brussels to let. */
const SALE = 1;
const RENTAL = 3;
const PERSON = { firstName: 'Marie', lastName: 'Dupont', privacy: true };
const common = () => ({ ...PERSON, idempotencyKey: randomUUID() });

/** How each language ends a mail. */
const CLOSING: Record<Language, string> = {
  nl: 'Met vriendelijke groeten',
  fr: 'Bien à vous',
  en: 'Kind regards',
  de: 'Mit freundlichen Grüßen',
};

interface SentForm {
  body: object;
  /** Subject of the mail to the visitor, or to the friend. */
  subjects: Record<Language, RegExp>;
  /** Subject of the mail to the agency, in its own language; none where it is not told. */
  toAgency?: RegExp;
}

/** Every form by its address below `/api/forms/`. */
const FORMS: Record<string, () => SentForm> = {
  contact: () => ({
    body: contactForm(),
    subjects: {
      nl: /^Uw bericht aan /,
      fr: /^Votre message à /,
      en: /^Your message to /,
      de: /^Ihre Nachricht an /,
    },
    toAgency: /^Nouveau message de Marie Dupont$/,
  }),
  'property-request': () => ({
    body: { ...contactForm(), propertyId: SALE },
    subjects: {
      nl: /^Uw vraag om informatie, referentie A1$/,
      fr: /^Votre demande d’information, référence A1$/,
      en: /^Your enquiry, reference A1$/,
      de: /^Ihre Anfrage, Referenz A1$/,
    },
    toAgency: /^Demande d’information, référence A1 : Marie Dupont$/,
  }),
  valuation: () => ({
    body: valuationForm(),
    subjects: {
      nl: /^Uw aanvraag voor een schatting door /,
      fr: /^Votre demande d’estimation à /,
      en: /^Your valuation request to /,
      de: /^Ihre Schätzungsanfrage an /,
    },
    toAgency: /^Demande d’estimation : Marie Dupont$/,
  }),
  demand: () => ({
    body: demandForm(),
    subjects: {
      nl: /^Bevestig uw zoekopdracht/,
      fr: /^Confirmez votre alerte/,
      en: /^Confirm your search alert/,
      de: /^Bestätigen Sie Ihren Suchauftrag/,
    },
    toAgency: /^Recherche de Marie Dupont$/,
  }),
  newsletter: () => ({
    body: { privacy: true, idempotencyKey: randomUUID() },
    subjects: {
      nl: /^Bevestig uw inschrijving op de nieuwsbrief/,
      fr: /^Confirmez votre inscription à la lettre d’information/,
      en: /^Confirm your subscription to the newsletter/,
      de: /^Bestätigen Sie Ihre Anmeldung zum Newsletter/,
    },
  }),
  'send-to-friend': () => ({
    body: { ...common(), friendFirstName: 'Leo', friendLastName: 'Peeters', propertyId: SALE },
    subjects: { nl: /./, fr: /./, en: /./, de: /./ },
    toAgency: /^Bien envoyé à un ami, référence A1 : Marie Dupont$/,
  }),
  'document-request': () => ({
    body: { ...common(), documents: ['Plans'], propertyId: SALE },
    subjects: {
      nl: /^De documenten die u aanvroeg, referentie A1$/,
      fr: /^Les documents demandés, référence A1$/,
      en: /^The documents that you requested, reference A1$/,
      de: /^Die angeforderten Dokumente, Referenz A1$/,
    },
    toAgency: /^Documents demandés, référence A1 : Marie Dupont$/,
  }),
  appointment: () => ({
    body: appointmentForm({ propertyId: SALE }),
    subjects: {
      nl: /^Uw bezoek is bevestigd – referentie A1$/,
      fr: /^Votre visite est confirmée – référence A1$/,
      en: /^Your viewing is confirmed – reference A1$/,
      de: /^Ihre Besichtigung ist bestätigt – Referenz A1$/,
    },
    toAgency: /^Nouvelle visite, référence A1 : Marie Dupont$/,
  }),
  offer: () => ({
    body: offerForm({ propertyId: SALE }),
    subjects: {
      nl: /^Uw bod, referentie A1$/,
      fr: /^Votre offre, référence A1$/,
      en: /^Your offer, reference A1$/,
      de: /^Ihr Angebot, Referenz A1$/,
    },
    toAgency: /^Offre d’achat, référence A1 : Marie Dupont$/,
  }),
  'rent-application': () => ({
    body: { ...common(), household: '2', resources: '2400', propertyId: RENTAL },
    subjects: {
      nl: /^Uw kandidatuur, referentie B3L$/,
      fr: /^Votre candidature, référence B3L$/,
      en: /^Your application, reference B3L$/,
      de: /^Ihre Bewerbung, Referenz B3L$/,
    },
    toAgency: /^Candidature, référence B3L : Marie Dupont$/,
  }),
  testimonial: () => ({
    body: testimonialForm(),
    subjects: {
      nl: /^Uw getuigenis voor /,
      fr: /^Votre témoignage pour /,
      en: /^Your testimonial for /,
      de: /^Ihr Erfahrungsbericht für /,
    },
    toAgency: /^Témoignage de /,
  }),
};

const CASES = Object.keys(FORMS).flatMap((name) =>
  LANGUAGES.map((language): [string, Language] => [name, language]),
);

describeOnSharedDatabase('The mails of', (given) => {
  let api: TestApi;
  let visitor = 0;
  beforeAll(async () => {
    api = testApi(given, { publicUrl: 'https://www.agency.example' });
    const Documents = [
      { ID: 'Plans', Name: 'Plans', Url: 'https://files.agency.example/plans.pdf', Public: false },
    ];
    const records = [
      { ID: SALE, RecordFile: 'A1', TypeDescription: 'Villa', Zip: '5000', City: 'Namur' },
      {
        ID: RENTAL,
        Goal: 1 as const,
        RecordFile: 'B3L',
        TypeDescription: 'Appartement',
        Zip: '1000',
        City: 'Bruxelles',
      },
    ];
    await api.load(
      createFeed('fr', records, { details: [{ ID: SALE, Price: 280_000, PublishPrice: true, Documents }] }),
    );
  });
  const mailsTo = (recipient: string, subject?: string) =>
    given.database
      .select()
      .from(outboxMails)
      .where(
        and(eq(outboxMails.recipient, recipient), subject ? eq(outboxMails.subject, subject) : undefined),
      );

  test.each(CASES)(
    '%s in %s: the visitor reads theirs in that language, the agency in its own',
    async (name, language) => {
      const { body, subjects, toAgency } = FORMS[name]!();
      const email = `visitor${++visitor}@example.be`;
      const isForFriend = name === 'send-to-friend';
      const more = {
        ...(isForFriend && {
          friendEmail: `friend${visitor}@example.be`,
          captcha: await solvedCaptcha(api.app),
        }),
        ...(name === 'appointment' && { time: await freeTime() }),
      };
      await request(api.app)
        .post(`/api/forms/${name}`)
        .set('x-forwarded-for', `203.0.113.${visitor}`)
        .send({ ...body, ...more, email, language })
        .expect(200);

      const [mail, ...others] = await mailsTo(isForFriend ? `friend${visitor}@example.be` : email);
      expect(others).toEqual([]);
      expect(mail!.subject).toMatch(subjects[language]);
      for (const [other, closing] of Object.entries(CLOSING))
        expect([other, mail!.text.includes(closing), mail!.html.includes(closing)]).toEqual([
          other,
          other === language,
          other === language,
        ]);
      expectReadable(mail!);

      const told = (await mailsTo(given.config.agency.email)).filter(({ text }) => text.includes(email));
      expect(told.map(({ subject }) => subject)).toEqual(toAgency ? [expect.stringMatching(toAgency)] : []);
      told.forEach(expectReadable);
    },
  );

  /** Nothing in it was left out or written by a program for programs. */
  function expectReadable({ subject, text, html }: { subject: string; text: string; html: string }) {
    // A token may hold any letters, `NaN` among them.
    const read = `${subject}\n${text}\n${html}`.replace(/(?:token=|\/api\/documents\/)[\w.-]+/g, '');
    expect(read).not.toMatch(/undefined|\[object|\{\w+\}|NaN|Invalid Date/);
  }

  const freeTime = async (): Promise<string> => {
    const { body } = await request(api.app).get(`/api/properties/${SALE}/visit-times?lang=fr`).expect(200);
    const [day] = body.days.filter(({ slots }: { slots: { isFull: boolean }[] }) =>
      slots.some(({ isFull }) => !isFull),
    );
    const { slot } = day.slots.find(({ isFull }: { isFull: boolean }) => !isFull);
    return `${day.day} ${slot}`;
  };
});
