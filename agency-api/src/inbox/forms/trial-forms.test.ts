import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { TRIAL_HEADER } from 'composer/server';
import { commands } from 'shared-kit/contracts/api/commands';
import request from 'supertest';
import { appointmentForm } from '../../../testing/appointment-form.ts';
import { contactForm } from '../../../testing/contact-form.ts';
import { demandForm } from '../../../testing/demand-form.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { offerForm } from '../../../testing/offer-form.ts';
import { solvedCaptcha } from '../../../testing/solved-captcha.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { testimonialForm } from '../../../testing/testimonial-form.ts';
import { valuationForm } from '../../../testing/valuation-form.ts';
import { schemaColumns } from '../../../testing/walk-schema.ts';
import { sql } from '../../database/drizzle.ts';
import { outboxMails } from '../../database/schema/mail.ts';
import { formSubmissions, trialForms } from '../../database/schema/forms.ts';
import { FORMS } from './form-definitions.ts';
import { eraseOldTrials, readTrialForms } from './trial-forms.ts';

const SALE = 1;
const RENTAL = 3;
const person = () => ({
  firstName: 'Marie',
  lastName: 'Dupont',
  email: 'marie@example.be',
  language: 'fr',
  privacy: true,
  idempotencyKey: randomUUID(),
});

/** A valid body of every form, by its address below `/api/forms/`. */
const BODIES: Record<string, (api: TestApi) => object | Promise<object>> = {
  contact: () => contactForm(),
  'property-request': () => contactForm({ propertyId: SALE }),
  valuation: () => valuationForm(),
  demand: () => demandForm(),
  newsletter: () => ({
    email: 'marie@example.be',
    language: 'fr',
    privacy: true,
    idempotencyKey: randomUUID(),
  }),
  'send-to-friend': async ({ app }) => ({
    ...person(),
    friendFirstName: 'Leo',
    friendLastName: 'Peeters',
    friendEmail: 'leo@example.be',
    propertyId: SALE,
    captcha: await solvedCaptcha(app),
  }),
  'document-request': () => ({ ...person(), documents: ['Plans'], propertyId: SALE }),
  appointment: async ({ app }) => ({ ...appointmentForm({ propertyId: SALE }), time: await freeTime(app) }),
  offer: () => offerForm({ propertyId: SALE }),
  'rent-application': () => ({ ...person(), household: '2', resources: '2400', propertyId: RENTAL }),
  testimonial: () => testimonialForm(),
};

describeOnDatabase('A form of a preview', (given) => {
  let api: TestApi;
  let queued = 0;
  beforeEach(async () => {
    queued = 0;
    api = testApi(given, { hasWebhook: true, onMailQueued: () => queued++ });
    const Documents = [
      { ID: 'Plans', Name: 'Plans', Url: 'https://files.agency.example/plans.pdf', Public: false },
    ];
    const records = [
      { ID: SALE, RecordFile: 'A1', TypeDescription: 'Villa', Zip: '5000', City: 'Namur' },
      { ID: RENTAL, Goal: 1 as const, RecordFile: 'B3L', TypeDescription: 'Appartement', Zip: '1000' },
    ];
    await api.load(
      createFeed('fr', records, { details: [{ ID: SALE, Price: 280_000, PublishPrice: true, Documents }] }),
    );
  });

  const send = (name: string, body: object, isTrial = true) => {
    const post = request(api.app).post(`/api/forms/${name}`).set('x-forwarded-for', '203.0.113.7');
    return (isTrial ? post.set(TRIAL_HEADER, '1') : post).send(body);
  };

  /** How many rows each table has. */
  async function counts(): Promise<Record<string, number>> {
    const tables = [...new Set((await schemaColumns(given.database)).map(({ table }) => table))];
    const counted = tables.map(async (table) => {
      const { rows } = await given.database.execute(
        sql`select count(*)::int as rows from ${sql.identifier(table)}`,
      );
      return [table, Number(rows[0]!.rows)] as const;
    });
    return Object.fromEntries(await Promise.all(counted));
  }

  test('is known here, whichever it is', () => {
    const paths = FORMS.map(({ command }) => commands[command].path);
    expect(
      Object.keys(BODIES)
        .map((name) => `/api/forms/${name}`)
        .sort(),
    ).toEqual([...paths].sort());
  });

  test.each(Object.keys(BODIES))(
    '%s: is answered as a real one, and only its trial is stored',
    async (name) => {
      const body = await BODIES[name]!(api);
      const before = await counts();
      const trial = await send(name, body).expect(200);
      const { trial_forms, site_secrets, ...others } = await counts();
      const { trial_forms: none, site_secrets: _made, ...othersBefore } = before;
      expect(none).toBe(0);
      expect(trial_forms).toBe(1);
      // No form, mail, webhook, appointment, alert, subscriber, spent captcha.
      expect(others).toEqual(othersBefore);
      expect(queued).toBe(0);
      expect(site_secrets).toBeGreaterThan(0);

      // Neither counted nor known: the same form is then taken as the first one.
      const real = await send(name, body, false).expect(200);
      expect(Object.keys(trial.body)).toEqual(Object.keys(real.body));
      expect(await given.database.$count(outboxMails)).toBeGreaterThan(0);
      const [tried] = await readTrialForms(given.database);
      const [stored] = await given.database.select().from(formSubmissions);
      // Numbers and links of a document are made anew.
      expect(Object.keys(tried!.fields).sort()).toEqual(Object.keys(stored!.fields).sort());
      expect(tried).toMatchObject({ kind: stored!.kind, language: stored!.language });
    },
  );

  test.each([
    ['contact', 'a wrong address', () => ({ ...contactForm(), email: 'nobody' })],
    ['contact', 'sent too soon', () => contactForm({ scriptless: { openedAt: Date.now() } })],
    ['property-request', 'no such property', () => contactForm({ propertyId: 999 })],
    [
      'appointment',
      'a time that is not offered',
      () => appointmentForm({ propertyId: SALE, time: '2020-01-01 10-11' }),
    ],
    [
      'rent-application',
      'for sale',
      () => ({ ...person(), household: '2', resources: '2400', propertyId: SALE }),
    ],
    [
      'rent-application',
      'a file that nobody sent',
      () => ({ ...person(), household: '2', resources: '2400', propertyId: RENTAL, cv: ['none'] }),
    ],
    ['send-to-friend', 'no captcha', () => ({ ...person(), friendEmail: 'a@example.be', propertyId: SALE })],
  ])('%s: is refused as a real one, with the same answer: %s', async (name, _why, createBody) => {
    const body = createBody();
    const [trial, real] = [await send(name, body), await send(name, body, false)];
    expect(trial.status).toBe(422);
    expect({ ...trial.body, requestId: '' }).toEqual({ ...real.body, requestId: '' });
    expect(await given.database.$count(trialForms)).toBe(0);
  });

  test('concerns nobody else: a real one that is sent at the same time is taken', async () => {
    const body = contactForm();
    const answers = await Promise.all([send('contact', body), send('contact', body, false)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await given.database.$count(formSubmissions)).toBe(1);
    expect(await given.database.$count(trialForms)).toBe(1);
  });

  test('that is sent to a second API is stored in the same place', async () => {
    await send('contact', contactForm()).expect(200);
    const second = testApi(given);
    await request(second.app)
      .post('/api/forms/contact')
      .set(TRIAL_HEADER, '1')
      .send(contactForm())
      .expect(200);
    expect(await given.database.$count(trialForms)).toBe(2);
    expect(await given.database.$count(outboxMails)).toBe(0);
  });

  test.each([
    '/api/owner/sign-in',
    '/api/auth/sign-in/email',
    '/api/forms/added-later',
    '/api/forms/contact/more',
    '/api/newsletter/stop',
    '/api/anything',
    '/API/forms/contact',
  ])('is all that may be sent: %s is refused', async (path) => {
    for (const method of ['post', 'put', 'patch', 'delete'] as const) {
      const { status, body } = await request(api.app)[method](path).set(TRIAL_HEADER, '1').send({});
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'foreign-origin' });
    }
  });

  test('is erased after 30 days', async () => {
    for (const days of [29, 31]) {
      await send('contact', contactForm({ remark: `${days}` })).expect(200);
      await given.database.execute(
        sql`update trial_forms set created_at = now() - make_interval(days => ${days}::int)
          where fields ->> 'remark' = ${`${days}`}`,
      );
    }
    expect(await eraseOldTrials(given.database)).toBe(1);
    expect((await readTrialForms(given.database)).map(({ fields }) => fields.remark)).toEqual(['29']);
  });
});

async function freeTime(app: TestApi['app']): Promise<string> {
  const { body } = await request(app).get(`/api/properties/${SALE}/visit-times?lang=fr`).expect(200);
  const free = ({ isFull }: { isFull: boolean }) => !isFull;
  const { day, slots } = body.days.find((one: { slots: { isFull: boolean }[] }) => one.slots.some(free));
  return `${day} ${slots.find(free).slot}`;
}
