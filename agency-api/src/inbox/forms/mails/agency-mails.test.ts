import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { eq } from '../../../database/drizzle.ts';
import { commands } from 'shared-kit/contracts/api/commands';
import type { Feed } from 'shared-kit/contracts/feed/feed';
import { belgianDate, daysAfter, dayText, parseVisitTime, slotText } from 'shared-kit/domain/days';
import request from 'supertest';
import { describeOnSharedDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { solvedCaptcha } from '../../../../testing/solved-captcha.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { outboxMails } from '../../../database/schema/mail.ts';
import { FORMS } from '../form-definitions.ts';

/** A villa for sale, a flat to let in Flanders, and one in Brussels, where an application has other fields. */
const SALE = 1;
const FLEMISH = 2;
const BRUSSELS = 3;

/** Not today, which may end meanwhile. */
const TOMORROW = daysAfter(belgianDate(new Date()), 1);
const IN_TEN_DAYS = daysAfter(TOMORROW, 9);

/** Words of the feed, which has all of them in two languages. */
const WORDS = {
  fr: { title: 'Villa au calme', town: 'Namur', plans: 'Plans du géomètre', flat: 'Bel appartement' },
  nl: { title: 'Rustige villa', town: 'Namen', plans: 'Opmetingsplan', flat: 'Mooi appartement' },
} as const;
type Visitor = keyof typeof WORDS;

/** The agency reads French. */
function feed(language: Visitor): Feed {
  const { title, town, plans, flat } = WORDS[language];
  const Documents = [{ ID: 'P1', Name: plans, Url: 'https://files.agency.example/p.pdf', Public: false }];
  return createFeed(
    language,
    [
      { ID: SALE, RecordFile: 'A1', TypeDescription: title, Zip: '5000', City: town },
      { ID: FLEMISH, Goal: 1, RecordFile: 'B2', TypeDescription: flat, Zip: '9000', City: 'Gent' },
      { ID: BRUSSELS, Goal: 1, RecordFile: 'C3', TypeDescription: flat, Zip: '1000', City: 'Bruxelles' },
    ],
    { details: [{ ID: SALE, Price: 280_000, PublishPrice: true, Documents }] },
  );
}

const PERSON = { title: 'ms', firstName: 'Marie', lastName: 'Dupont' };
const OF_PERSON = { title: 'Madame', firstName: 'Marie', lastName: 'Dupont' };
const PHONE = { phone: '0475123456' };
const OF_PHONE = { phone: '0475 12 34 56' };
const HOME = { street: 'Rue Haute', number: '12', box: '3', zip: '5000', city: 'Dinant' };
const OF_HOME = { street: 'Rue Haute', number: '12', box: 'bte 3', zip: '5000', city: 'Dinant' };
const CALL = { preference: 'phone', device: 'mobile', timeSlots: ['10:00-13:00', '14:00-16:00'] };
const OF_CALL = {
  preference: 'téléphone',
  device: 'portable',
  timeSlots: ['10:00 – 13:00', '14:00 – 16:00'],
};
const REMARK = { remark: 'Mes mots.' };
const NEWS = { newsletter: true };
const OF_NEWS = { newsletter: 'Lettre d’information : oui' };

interface Filled {
  /** Every field of the form, as a visitor may fill it in. */
  fields: (visitor: Visitor) => object;
  /** How the agency reads each; null: it reads nothing of it. */
  read: Record<string, string | readonly string[] | null>;
  property?: number;
  /** Fields that this property is not asked for. */
  not?: readonly string[];
}

/** Consents without which no form is sent, and files, which are links. */
const UNREAD = { privacy: null, binding: null, publish: null, cv: null, photos: null, picture: null };

const FILLED: Record<string, Filled> = {
  contact: {
    fields: () => ({
      ...PERSON,
      ...PHONE,
      ...HOME,
      ...CALL,
      ...REMARK,
      ...NEWS,
      country: 'LU',
      purpose: 'buy',
      budget: '450000',
    }),
    read: {
      ...OF_PERSON, ...OF_PHONE, ...OF_HOME, ...OF_CALL, ...REMARK, ...OF_NEWS,
      country: 'Luxembourg',
      purpose: 'acheter',
      budget: 'Budget : € 450.000',
    }, // prettier-ignore
  },
  'property-request': {
    property: SALE,
    fields: () => ({ ...PERSON, ...PHONE, ...HOME, ...CALL, ...REMARK, ...NEWS, country: 'DE' }),
    read: { ...OF_PERSON, ...OF_PHONE, ...OF_HOME, ...OF_CALL, ...REMARK, ...OF_NEWS, country: 'Allemagne' },
  },
  valuation: {
    fields: () => ({
      ...PERSON, ...PHONE, ...HOME, ...REMARK, ...NEWS,
      timeSlots: CALL.timeSlots,
      propertyType: 'house', livingArea: '1180', plotArea: '12500', bedrooms: '4', bathrooms: '2', garages: '1',
      year: '1975', state: 'to-refresh', energyLabel: 'unknown', wish: 'let', when: 'six-months',
    }), // prettier-ignore
    read: {
      ...OF_PERSON, ...OF_PHONE, ...OF_HOME, ...REMARK, ...OF_NEWS,
      timeSlots: OF_CALL.timeSlots,
      propertyType: 'maison', livingArea: 'Surface habitable : 1.180 m²', plotArea: '12.500 m²',
      bedrooms: 'Chambres : 4', bathrooms: 'Salles de bain : 2', garages: 'Garages : 1', year: '1975',
      state: 'à rafraîchir', energyLabel: 'inconnue', wish: 'mettre en location', when: 'dans les six mois',
    }, // prettier-ignore
  },
  demand: {
    fields: (visitor) => ({
      ...PERSON, ...PHONE, ...REMARK, ...NEWS,
      goal: 'buy', types: ['1', '2'], cities: [`${WORDS[visitor].town.toLowerCase()}|5000`], zips: '5100, 5101',
      areas: ['province:namur', 'region:flanders'],
      priceMin: '100000', priceMax: '600000', bedroomsMin: '3', bedroomsMax: '5', bathroomsMin: '1', bathroomsMax: '',
      garagesMin: '', garagesMax: '2', parkingsMin: '1', parkingsMax: '1', terraceMin: '20', terraceMax: '',
      gardenMin: '500', gardenMax: '2000', frequency: 'daily',
    }), // prettier-ignore
    read: {
      ...OF_PERSON, ...OF_PHONE, ...REMARK, ...OF_NEWS,
      goal: 'acheter', types: 'Types : Maison fr, Appartement fr', cities: 'Communes : Namur (5000)',
      zips: 'Codes postaux : 5100, 5101',
      areas: ['Namur', 'Flandre'],
      priceMin: 'Prix : € 100.000 – € 600.000', priceMax: '€ 600.000',
      bedroomsMin: 'Chambres : 3 – 5', bedroomsMax: '3 – 5',
      bathroomsMin: 'Salles de bain : à partir de 1', bathroomsMax: null,
      garagesMin: null, garagesMax: 'Garages : jusqu’à 2',
      parkingsMin: 'Emplacements de parking : 1', parkingsMax: null,
      terraceMin: 'Terrasse : à partir de 20 m²', terraceMax: null,
      gardenMin: 'Jardin : 500 m² – 2.000 m²', gardenMax: '2.000 m²', frequency: 'chaque jour',
    }, // prettier-ignore
  },
  'send-to-friend': {
    property: SALE,
    fields: () => ({ ...PERSON, friendFirstName: 'Leo', friendLastName: 'Peeters' }),
    // Nothing of the friend is kept (product V21).
    read: { ...OF_PERSON, friendFirstName: null, friendLastName: null, friendEmail: null },
  },
  'document-request': {
    property: SALE,
    fields: () => ({ ...PERSON, ...REMARK, documents: ['P1'] }),
    read: { ...OF_PERSON, ...REMARK, documents: 'Documents : Plans du géomètre' },
  },
  appointment: {
    property: SALE,
    fields: () => ({ firstName: 'Marie', lastName: 'Dupont', ...PHONE, ...REMARK, ...NEWS }),
    // The time is looked up.
    read: {
      firstName: 'Marie',
      lastName: 'Dupont',
      ...OF_PHONE,
      ...REMARK,
      ...OF_NEWS,
      day: null,
      time: null,
    },
  },
  offer: {
    property: SALE,
    fields: () => ({
      ...PERSON, ...PHONE, ...HOME,
      country: 'FR', amount: '275.000', startDate: TOMORROW, endDate: IN_TEN_DAYS, loan: 'yes', loanAmount: '200000',
      loanDays: '30', ownHome: 'yes', conditions: 'Avec la cuisine.\nSans le jardin.', signers: 'two',
      secondFirstName: 'Luc', secondLastName: 'Petit', secondAddress: 'Place Verte 7, 5100 Jambes', place: 'Ciney',
    }), // prettier-ignore
    read: {
      ...OF_PERSON, ...OF_PHONE, ...OF_HOME,
      country: 'France', amount: '€ 275.000',
      startDate: `Valable : du ${dayText(TOMORROW, 'fr')} au`, endDate: dayText(IN_TEN_DAYS, 'fr'),
      loan: 'Crédit : L’offre est faite sous la condition suspensive', loanAmount: '€ 200.000', loanDays: '30 jours',
      ownHome: 'Vente de son propre bien : L’offre est faite sous',
      conditions: ['Autres conditions : Avec la cuisine.', 'Sans le jardin.'],
      signers: 'Offrant B : Luc Petit, Place Verte', secondFirstName: 'Luc', secondLastName: 'Petit',
      secondAddress: 'Place Verte 7, 5100 Jambes', place: 'Signée à : Ciney',
    }, // prettier-ignore
  },
  'rent-application': {
    property: FLEMISH,
    fields: () => ({
      ...PERSON, ...PHONE,
      adults: '2', children: '2', childrenAges: '3, 7', pets: 'Un chat', moveDate: '2027-03-01',
      reason: 'Un travail.', income1: '2400', income2: '1850',
    }), // prettier-ignore
    not: ['household', 'resources'],
    read: {
      ...OF_PERSON, ...OF_PHONE,
      adults: 'Adultes : 2', children: 'Enfants : 2', childrenAges: '3, 7', pets: 'Un chat',
      moveDate: 'lundi 1er mars 2027', reason: 'Un travail.', income1: '€ 2.400 par mois', income2: '€ 1.850 par mois',
    }, // prettier-ignore
  },
  'rent-application, Brussels': {
    property: BRUSSELS,
    fields: () => ({ firstName: 'Marie', lastName: 'Dupont', ...PHONE, household: '3', resources: '3400' }),
    not: ['title', 'adults', 'children', 'childrenAges', 'pets', 'moveDate', 'reason', 'income1', 'income2'],
    read: {
      firstName: 'Marie', lastName: 'Dupont', ...OF_PHONE,
      household: 'Personnes dans le ménage : 3', resources: '€ 3.400 par mois',
    }, // prettier-ignore
  },
  testimonial: {
    fields: () => ({
      name: 'Marie D.', text: 'Très bien.\nMerci.', webAddress: 'https://marie.example/', about: 'La vente',
    }), // prettier-ignore
    read: {
      name: 'Marie D.',
      text: ['Très bien.', 'Merci.'],
      webAddress: 'https://marie.example/',
      about: 'La vente',
    },
  },
};

/** Of the body, but no question to the visitor. */
const ENVELOPE = ['language', 'idempotencyKey', 'captcha', 'website', 'scriptless', 'propertyId', 'token'];
const findForm = (name: string) => FORMS.find(({ kind }) => kind === name.split(',')[0])!;
const listFields = (name: string) =>
  Object.keys(commands[findForm(name).command].body.shape).filter((field) => !ENVELOPE.includes(field));

/** Without the identity of the agency, which has figures of its own; blanks as people see them. */
const readable = (text: string) => text.split('\n-- \n')[0]!.replace(/[\u00a0\u202f]/g, ' ');

describeOnSharedDatabase('The agency’s mail of', (given) => {
  let api: TestApi;
  let visitors = 0;
  beforeAll(async () => {
    api = testApi(given, { publicUrl: 'https://www.agency.example' });
    await api.load(feed('fr'), feed('nl'));
  });

  async function sent(name: string, language: Visitor) {
    const { fields, property } = FILLED[name]!;
    const email = `v${++visitors}@example.be`;
    const time = name === 'appointment' ? await freeTime() : undefined;
    await request(api.app)
      .post(commands[findForm(name).command].path)
      .set('x-forwarded-for', `203.0.113.${visitors}`)
      .send({
        ...fields(language),
        ...(property && { propertyId: property }),
        ...(time && { time }),
        ...(name === 'send-to-friend' && {
          friendEmail: `f${visitors}@example.be`,
          captcha: await solvedCaptcha(api.app),
        }),
        ...(name === 'offer' && { binding: true }),
        ...(name === 'testimonial' && { publish: true }),
        email,
        language,
        privacy: true,
        idempotencyKey: randomUUID(),
      })
      .expect(200);
    const mails = await given.database
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.recipient, given.config.agency.email));
    const mail = mails.find(({ text }) => text.includes(email))!;
    return { mail, email, time, text: readable(mail.text) };
  }

  const freeTime = async (): Promise<string> => {
    const { body } = await request(api.app).get(`/api/properties/${SALE}/visit-times?lang=fr`).expect(200);
    for (const { day, slots } of body.days)
      for (const { slot, isFull } of slots) if (!isFull) return `${day} ${slot}`;
    throw new Error('No visit can be booked');
  };

  test.each(Object.keys(FILLED))(
    '%s: every field that was filled in, as the agency reads it',
    async (name) => {
      const { read, not = [] } = FILLED[name]!;
      expect([...Object.keys(read), ...not, ...Object.keys(UNREAD), 'email']).toEqual(
        expect.arrayContaining(listFields(name)),
      );
      const { text, email } = await sent(name, 'nl');
      const wanted = Object.values(read).flatMap((said) => said ?? []);
      expect(wanted.filter((said) => !text.includes(said))).toEqual([]);
      expect(text).toContain(email);
    },
  );

  test.each(Object.keys(FILLED))('%s: no date or figure of a program', async (name) => {
    const { text } = await sent(name, 'nl');
    expect(text).not.toMatch(/\d{4}-\d\d-\d\d/);
    const known =
      /(?:https?|mailto):\S+|\b(?:5000|5100|5101|1975|20\d\d|0475 12 34 56)\b|Numéro : \S+|N° \S+/g;
    expect(text.replace(known, '')).not.toMatch(/(?<![\d.])\d{4,}/);
  });

  test.each(Object.keys(FILLED))('%s: the same in whatever language the visitor wrote', async (name) => {
    const dutch = await sent(name, 'nl');
    const french = await sent(name, 'fr');
    expect(alike(dutch)).toEqual(alike(french));
    expect(dutch.text).toContain('néerlandais');
  });

  /** Without what belongs to one submission. */
  function alike({ mail, email, time }: Awaited<ReturnType<typeof sent>>) {
    const visit = time && parseVisitTime(time);
    const own: [string | RegExp, string][] = [
      [email, 'EMAIL'],
      [encodeURIComponent(email).replace('%40', '@'), 'EMAIL'],
      [/token=[\w.%-]+/g, 'token=TOKEN'],
      [/\d{4}-[0-9A-F]{4,}(?:-[0-9A-F]+)*/g, 'NUMBER'],
      [/français|néerlandais/g, 'LANGUAGE'],
      ...(visit ? ([[`${dayText(visit.day, 'fr')}, ${slotText(visit.slot)}`, 'WHEN']] as const) : []),
    ] as [string | RegExp, string][];
    const plain = (text: string) => own.reduce((so, [from, to]) => so.replaceAll(from as RegExp, to), text);
    return { subject: plain(mail.subject), text: plain(mail.text), html: plain(mail.html) };
  }

  test('of a visit, the adviser’s calendar has who comes, and how to call them', async () => {
    const { mail } = await sent('appointment', 'nl');
    const calendar = Buffer.from(mail.attachments![0]!.content, 'base64').toString().replaceAll('\r\n ', '');
    expect(calendar).toMatch(/SUMMARY:.*Marie Dupont/);
    expect(calendar).toMatch(/SUMMARY:.*Villa au calme/);
    expect(calendar).toMatch(/DESCRIPTION:.*Marie Dupont.*0475 12 34 56.*@example\.be/);
  });
});

/** Kept so that a new form is walked, too: each that the agency is told of. */
test('every form that the agency is told of is filled in here', () => {
  const told = FORMS.filter(({ words, kind }) => words || kind === 'appointment').map(
    ({ kind }) => kind as string,
  );
  expect(Object.keys(FILLED).map((name) => name.split(',')[0])).toEqual(expect.arrayContaining(told));
});
