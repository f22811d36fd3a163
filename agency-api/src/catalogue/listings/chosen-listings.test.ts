import { beforeEach, expect, test } from '@jest/globals';
import { chosenListingsAnswerSchema } from 'shared-kit/contracts/api/operations';
import request from 'supertest';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { createFeed } from '../../../testing/feed-builder.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';

describeOnDatabase('listings by their IDs', (given) => {
  let api: TestApi;
  beforeEach(() => {
    api = testApi(given);
  });
  const ask = (query: string) => request(api.app).get(`/api/listing-cards?lang=fr&${query}`);

  test('come in the order asked for, for sale and for rent, without those that nobody may see', async () => {
    await api.load(
      createFeed('fr', [{ ID: 1 }, { ID: 2, Goal: 1 }, { ID: 3 }], { details: [{ ID: 1, Price: 300_000 }] }),
    );
    const { body } = await ask('id=2&id=77&id=1&id=2').expect(200);
    const { items } = chosenListingsAnswerSchema.strict().parse(body);
    expect(items.map(({ id }) => id)).toEqual([2, 1]);
    expect(items[1]!.price.amount).toBe(300_000);
  });

  test.each([
    '',
    'id=x',
    'id=-1',
    'id=99999999999',
    'id[a]=1',
    Array.from({ length: 61 }, (_, id) => `id=${id}`).join('&'),
  ])('?%s is refused with the name of the field', async (query) => {
    const { body } = await ask(query).expect(422);
    expect(body.errors[0].field).toMatch(/^id/);
  });
});
