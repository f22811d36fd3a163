import { beforeEach, expect, test } from '@jest/globals';
import { asc } from '../../database/drizzle.ts';
import request from 'supertest';
import { contactForm } from '../../../testing/contact-form.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { valuationForm } from '../../../testing/valuation-form.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';
import { formSubmissions } from '../../database/schema/forms.ts';
import { outboxMails } from '../../database/schema/mail.ts';

describeOnDatabase('A form', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });
  const send = (body: object, path = 'contact') =>
    request(api.app).post(`/api/forms/${path}`).set('x-forwarded-for', '203.0.113.7').send(body);
  const submissions = () => given.database.select().from(formSubmissions);
  const mails = () => given.database.select().from(outboxMails).orderBy(asc(outboxMails.recipient));

  test('is stored with its mails: to the agency in its language, to the visitor in theirs', async () => {
    const { body } = await send(contactForm()).expect(200);
    expect(await submissions()).toMatchObject([
      { id: body.id, kind: 'contact', language: 'nl', email: 'marie@example.be', scriptless: false },
    ]);
    const [toAgency, toVisitor] = await mails();
    expect(toAgency).toMatchObject({
      recipient: given.config.agency.email,
      replyTo: 'marie@example.be',
      subject: 'Nouveau message de Marie Dupont',
      state: 'queued',
    });
    expect(toVisitor).toMatchObject({
      recipient: 'marie@example.be',
      recipientName: '',
      replyTo: given.config.agency.email,
    });
    expect(toAgency!.text).toContain('je cherche une maison');
    expect(toVisitor!.text).toContain('Bedankt voor uw bericht.');
  });

  test('that is sent twice concurrently is stored once, with the same response', async () => {
    const form = contactForm();
    const answers = await Promise.all([send(form), send(form), send(form)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await submissions()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test('about a property is mailed to its manager', async () => {
    const property = { ID: 7, RecordFile: 'A7', TypeDescription: 'Villa' };
    const details = [{ ID: 7, Manager: { Name: 'Anne', Email: 'anne@example.be' } }];
    await api.load(createFeed('fr', [property], { details }));
    await send(contactForm({ propertyId: 7, language: 'fr' }), 'property-request').expect(200);
    const [toManager, toVisitor] = await mails();
    expect(toManager).toMatchObject({
      recipient: 'anne@example.be',
      subject: 'Demande d’information, référence A7 : Marie Dupont',
    });
    expect(toVisitor).toMatchObject({ recipient: 'marie@example.be', replyTo: 'anne@example.be' });
  });

  test.each([
    ['Villa - vendue', 'sold'],
    ['Villa - louée', 'rented'],
  ])(
    'about a property that is no longer to be had (%s) is refused, and nothing is stored',
    async (TypeDescription, status) => {
      await api.load(
        createFeed('fr', [{ ID: 7, Goal: status === 'sold' ? 0 : 1, RecordFile: 'A7L', TypeDescription }]),
      );
      const { body } = await send(contactForm({ propertyId: 7 }), 'property-request').expect(422);
      expect(body.errors).toEqual([
        { field: 'propertyId', rule: `an offered property, this one is ${status}`, messageKey: 'invalid' },
      ]);
      expect(await submissions()).toEqual([]);
    },
  );

  test('about an unknown property is refused, and nothing is stored', async () => {
    const { body } = await send(contactForm({ propertyId: 99 }), 'property-request').expect(422);
    expect(body.errors).toMatchObject([{ field: 'propertyId' }]);
    expect(await submissions()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('with invalid fields names each once, and nothing is stored', async () => {
    const wrong = { firstName: ' ', lastName: undefined, email: 'a@b', phone: 'call me', privacy: false };
    const { body } = await send(contactForm({ ...wrong, admin: true })).expect(422);
    expect(body.errors.map(({ field, messageKey }: Record<string, string>) => [field, messageKey])).toEqual([
      ['firstName', 'required'],
      ['lastName', 'required'],
      ['email', 'invalid'],
      ['phone', 'invalid'],
      ['privacy', 'required'],
      ['admin', 'invalid'],
    ]);
    expect(await submissions()).toEqual([]);
  });

  test('of another kind is stored with its own fields and mails', async () => {
    const { body } = await send(valuationForm(), 'valuation').expect(200);
    expect(await submissions()).toMatchObject([
      { id: body.id, kind: 'valuation', fields: { street: 'Rue Haute', wish: 'sell' } },
    ]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Demande d’estimation : Marie Dupont',
      `Uw aanvraag voor een schatting door ${given.config.agency.name}`,
    ]);
  });

  test.each([
    ['street', { street: ' ' }],
    ['zip', { zip: '99' }],
    ['propertyType', { propertyType: 'castle' }],
    ['bedrooms', { bedrooms: '100' }],
  ])('for a valuation with a wrong %s is refused', async (field, changes) => {
    const { body } = await send(valuationForm(changes), 'valuation').expect(422);
    expect(body.errors).toMatchObject([{ field }]);
  });

  test.each([
    ['timeSlots', { timeSlots: ['03:00-04:00'] }],
    ['firstName', { firstName: 'Marie\r\nBcc: everybody@example.be' }],
    ['email', { email: 'a@example.be\nBcc: b@example.be' }],
    ['email', { email: 'a@example.be, b@example.be' }],
    ['remark', { remark: 'x'.repeat(5000) }],
    ['remark', { remark: ' ' }],
    ['zip', { zip: '99' }],
    ['website', { website: 'https://robots.example' }],
  ])('with a wrong %s is refused', async (field, changes) => {
    const { body } = await send(contactForm(changes)).expect(422);
    expect(body.errors).toMatchObject([{ field }]);
  });

  test('requires what the agency configures', async () => {
    const required = { contact: { preference: true, lastName: false } };
    const config = { ...given.config, forms: { ...given.config.forms, required } };
    const { app } = testApi({ database: given.database, config });
    const sent = (changes: object) =>
      request(app)
        .post('/api/forms/contact')
        .send(contactForm({ lastName: '', ...changes }));
    const { body } = await sent({ preference: '' }).expect(422);
    expect(body.errors).toEqual([{ field: 'preference', rule: 'required', messageKey: 'required' }]);
    await sent({ preference: 'phone' }).expect(200);
    expect(await submissions()).toMatchObject([{ fields: { firstName: 'Marie', lastName: '' } }]);
    const { body: site } = await request(app).get('/api/site?lang=fr').expect(200);
    expect(site.requiredFields).toEqual(required);
  });

  test('from a page of another site is refused', async () => {
    const { body } = await send(contactForm()).set('origin', 'https://evil.example').expect(403);
    expect(body.code).toBe('foreign-origin');
    expect(await submissions()).toEqual([]);
  });
});
