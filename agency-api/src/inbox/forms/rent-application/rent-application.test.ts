import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { eq, sql } from '../../../database/drizzle.ts';
import request from 'supertest';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../../testing/test-api.ts';
import { formSubmissions } from '../../../database/schema/forms.ts';
import { outboxMails } from '../../../database/schema/mail.ts';
import { eraseOld } from '../../../person/erase-old.ts';

const PERSON = { firstName: 'Marie', lastName: 'Dupont', email: 'marie@example.be', privacy: true };
const RENTAL = { Goal: 1 as const, TypeDescription: 'Appartement' };
const RENTALS = [
  { ...RENTAL, ID: 1, Zip: '9000', City: 'Gent', RecordFile: 'F1L' },
  { ...RENTAL, ID: 2, Zip: '5000', City: 'Namur', RecordFile: 'W2L' },
  { ...RENTAL, ID: 3, Zip: '1000', City: 'Bruxelles', RecordFile: 'B3L' },
  { ...RENTAL, ID: 4, Zip: 'L-1111', City: 'Luxembourg', RecordFile: 'X4L' },
  { ID: 5, Goal: 0 as const, Zip: '9000', City: 'Gent', RecordFile: 'S5', TypeDescription: 'Villa' },
  { ...RENTAL, ID: 6, Zip: '9000', City: 'Gent', RecordFile: 'R6L', TypeDescription: 'Appartement - loué' },
];
const WALLOON = {
  adults: '2',
  children: '1',
  childrenAges: '3',
  moveDate: '2026-12-01',
  income1: '2500',
  income2: '',
};
const FLEMISH = { ...WALLOON, title: 'ms', pets: 'un chat', reason: 'plus près du travail' };
const BRUSSELS = { household: '3', resources: '4200' };

describeOnDatabase('An application for a rental', (given) => {
  let api: TestApi;
  let visitor: number;
  beforeEach(async () => {
    api = testApi(given);
    visitor = 0;
    await api.load(createFeed('fr', RENTALS));
  });
  const apply = (propertyId: number, fields: object) =>
    request(api.app)
      .post('/api/forms/rent-application')
      .set('x-forwarded-for', `203.0.113.${++visitor}`)
      .send({ ...PERSON, ...fields, propertyId, language: 'fr', idempotencyKey: randomUUID() });

  test.each([
    ['Flanders', 1, FLEMISH],
    ['Wallonia', 2, WALLOON],
    ['Brussels', 3, BRUSSELS],
    ['a place of no known region', 4, BRUSSELS],
  ])('in %s is taken with what may be asked there, and so says the property', async (_, id, fields) => {
    await apply(id, fields).expect(200);
    const { body } = await request(api.app).get(`/api/properties/${id}?lang=fr`).expect(200);
    for (const field of Object.keys(fields)) expect(body.property.application).toContain(field);
  });

  test.each<[string, number, object, string]>([
    ['Wallonia', 2, WALLOON, 'pets'],
    ['Wallonia', 2, WALLOON, 'reason'],
    ['Wallonia', 2, WALLOON, 'cv'],
    ...['title', 'adults', 'children', 'childrenAges', 'pets', 'moveDate', 'reason', 'income1', 'cv'].map(
      (field): [string, number, object, string] => ['Brussels', 3, BRUSSELS, field],
    ),
    ['a place of no known region', 4, BRUSSELS, 'moveDate'],
    ['Flanders', 1, FLEMISH, 'household'],
  ])('in %s (%i) is refused with what may not be asked there: %#', async (_, id, fields, field) => {
    const values: Record<string, unknown> = {
      ...FLEMISH,
      ...BRUSSELS,
      cv: ['abcdefghijklmnopqrstuv/9/cv.pdf'],
    };
    const { body } = await apply(id, { ...fields, [field]: values[field] }).expect(422);
    expect(body.errors).toEqual([{ field, rule: 'unknown field', messageKey: 'invalid' }]);
    expect(await given.database.$count(formSubmissions)).toBe(0);
  });

  test.each<[string, number, object]>([
    ['adults', 1, { ...FLEMISH, adults: '' }],
    ['adults', 1, { ...FLEMISH, adults: '0' }],
    ['moveDate', 1, { ...FLEMISH, moveDate: '2026-02-30' }],
    ['childrenAges', 2, { ...WALLOON, childrenAges: 'three' }],
    ['income1', 2, { ...WALLOON, income1: '-5' }],
    ['household', 3, { resources: '4200' }],
    ['resources', 3, { household: '3' }],
    ['cv.0', 1, { ...FLEMISH, cv: ['abcdefghijklmnopqrstuv/9/cv.exe'] }],
    ['cv', 1, { ...FLEMISH, cv: ['abcdefghijklmnopqrstuv/9/cv.pdf'] }],
    ['propertyId', 5, FLEMISH],
    ['propertyId', 6, FLEMISH],
    ['propertyId', 99, FLEMISH],
  ])('with a wrong %s (property %i) is refused by name', async (field, id, fields) => {
    const { body } = await apply(id, fields).expect(422);
    expect(body.errors).toMatchObject([{ field }]);
    expect(await given.database.$count(formSubmissions)).toBe(0);
  });

  test('reaches the agency whole, and the visitor’s mail repeats nothing of it', async () => {
    await apply(1, FLEMISH).expect(200);
    const textTo = async (recipient: string) => {
      const [mail] = await given.database
        .select()
        .from(outboxMails)
        .where(eq(outboxMails.recipient, recipient));
      return mail!.text.replace(/[\s\u00a0\u202f]+/g, ' ');
    };
    const toAgency = await textTo(given.config.agency.email);
    for (const fact of ['Adultes : 2', 'Animaux : un chat', 'mardi 1er décembre 2026', '€ 2.500 par mois'])
      expect(toAgency).toContain(fact);
    const toVisitor = await textTo(PERSON.email);
    expect(toVisitor).toContain('candidature');
    for (const word of ['Marie', 'chat', '2.500']) expect(toVisitor).not.toContain(word);
  });

  test('is erased with its mail to the agency after the days of the configuration', async () => {
    const { database } = given;
    await apply(1, FLEMISH).expect(200);
    await database.execute(
      sql`update outbox_mails set state = 'sent', created_at = now() - interval '91 days'`,
    );
    await database.execute(sql`update form_submissions set created_at = now() - interval '91 days'`);
    await eraseOld(database, { months: 24, applicationDays: 92, isTrial: false });
    expect(await database.$count(formSubmissions)).toBe(1);
    await eraseOld(database, { months: 24, applicationDays: 90, isTrial: false });
    expect(await database.$count(formSubmissions)).toBe(0);
    expect((await database.select().from(outboxMails)).map(({ recipient }) => recipient)).toEqual([
      PERSON.email,
    ]);
  });
});
