import { beforeAll, expect, test } from '@jest/globals';
import fc from 'composer/testing/fast-check.ts';
import type { Express } from 'express';
import { listingPageSchema, listingSearchSchema } from 'shared-kit/contracts/api/listing';
import { suggestionListSchema } from 'shared-kit/contracts/api/suggestion';
import request from 'supertest';
import { describeOnSharedDatabase } from '../../../../testing/test-database.ts';
import { testApi } from '../../../../testing/test-api.ts';
import { townFeeds } from '../../../../testing/town-feeds.ts';

const FIELDS = Object.keys(listingSearchSchema.shape);

/** Values that are right for some field, and what strangers send. */
const VALUES = [
  ...[
    'fr',
    '0',
    '1',
    'public',
    'namur|5000',
    'region:brussels',
    '2',
    'a',
    'terrace',
    '2027-01-31',
    'show',
    '10',
  ],
  ...[
    '50.1,4.2,50.3,4.4',
    '50,4;51,4;51,5',
    '50,4;51,5;51,4;50,5',
    'price-m2-asc',
    '9-1',
    '999999',
    '-1',
    '1e9',
  ],
  ...[
    "' or 1=1; --",
    '<script>alert(1)</script>',
    '%',
    '_',
    '\\',
    '\0',
    '__proto__',
    'x'.repeat(10_000),
    'a '.repeat(50),
  ],
  ...[
    'NaN',
    'Infinity',
    '2027-02-30',
    'namr vila',
    'rue de fer',
    '｡',
    '\u202e',
    '9'.repeat(400),
    '0x10',
    '1.5',
  ],
];

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...VALUES) },
  fc.string({ maxLength: 30, unit: 'binary' }),
);
const name = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...FIELDS) },
  fc.constantFrom('x', 'city[]', 'area[0]', 'energy[a]', 'price', 'text'),
);
const query = fc.array(fc.tuple(name, value), { maxLength: 8 });

describeOnSharedDatabase('any query', (given) => {
  let app: Express;
  beforeAll(async () => {
    const api = testApi(given);
    app = api.app;
    await api.load(...townFeeds());
  });

  /** Right, or refused with the names of fields and the rules that they break. */
  async function expectAnswer(path: string, pairs: [string, string][], isRight: (body: unknown) => boolean) {
    const text = new URLSearchParams(pairs.map(([key, own]) => [key, own.toWellFormed()])).toString();
    const { status, body } = await request(app).get(`${path}?${text}`);
    if (status === 200) return expect([text, isRight(body)]).toEqual([text, true]);
    expect([text, status]).toEqual([text, 422]);
    expect(body.errors.length).toBeGreaterThan(0);
    for (const { field, rule } of body.errors) {
      expect(field).toMatch(/^\w/);
      expect(rule).toMatch(/\S/);
    }
  }

  test('of the list is answered, or refused naming fields and rules', async () => {
    await fc.assert(
      fc.asyncProperty(query, (pairs) =>
        expectAnswer(
          '/api/listings',
          [['lang', 'fr'], ['goal', '0'], ...pairs],
          (body) => listingPageSchema.strict().safeParse(body).success,
        ),
      ),
      { numRuns: 150, seed: 10 },
    );
  });

  test('for suggestions is answered, or refused naming fields and rules', async () => {
    await fc.assert(
      fc.asyncProperty(value, (text) =>
        expectAnswer(
          '/api/suggestions',
          [
            ['lang', 'fr'],
            ['goal', '0'],
            ['text', text],
          ],
          (body) => suggestionListSchema.strict().safeParse(body).success,
        ),
      ),
      { numRuns: 100, seed: 10 },
    );
  });

  test('that breaks a rule is told which', async () => {
    const refused: [string, string, unknown][] = [
      ['priceMin=9&priceMax=1', 'priceMax', 'not below priceMin'],
      ['livingMin=9&livingMax=1', 'livingMax', 'not below livingMin'],
      ['radius=7', 'radius', expect.stringContaining('one of 5')],
      ['area=province:atlantis', 'area.0', expect.stringContaining('province:namur')],
      ['energy=a&energy=a_plus', 'energy.1', expect.stringContaining('one of a, b')],
      ['with=pool', 'with.0', expect.stringContaining('terrace')],
      ['available=2027-02-30', 'available', expect.any(String)],
      ['sold=maybe', 'sold', 'one of hide, show'],
      ['bounds=1,2,3', 'bounds', expect.stringContaining('south,west,north,east')],
      ['polygon=50,4;51,5;51,4;50,5', 'polygon', 'sides must not cross'],
      ['polygon=50,4;51,5', 'polygon', '3 to 60 points'],
      ['sort=cheapest', 'sort', expect.stringContaining('price-m2-asc')],
    ];
    for (const [text, field, rule] of refused) {
      const { body } = await request(app).get(`/api/listings?lang=fr&goal=0&${text}`).expect(422);
      expect([text, body.errors]).toEqual([text, [{ field, rule, messageKey: 'invalid' }]]);
    }
  });
});
