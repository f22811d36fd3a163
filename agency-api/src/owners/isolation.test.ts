import { beforeEach, expect, test } from '@jest/globals';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { feedWithOwners, OwnerBrowser } from '../../testing/owner-session.ts';
import { testApi } from '../../testing/test-api.ts';

const PASSWORD = 'a garden with pear trees';
const ANNE = 'anne@owners.example';
/** Every address for one owner. */
const ADDRESSES = [
  '/api/owner/properties?lang=fr',
  '/api/owner/overview?lang=fr',
  '/api/owner/history?lang=fr',
  '/api/owner/history.csv?lang=fr',
  '/api/owner/sessions?lang=fr',
  '/api/owner/summary?lang=fr',
];
/** Those that tell of a property by its ID. */
const BY_PROPERTY = ADDRESSES.slice(1, 4);

describeOnEachDatabase('an owner', (given) => {
  let anne: OwnerBrowser;
  let stranger: OwnerBrowser;
  beforeEach(async () => {
    const { app, load } = testApi(given);
    await load(feedWithOwners());
    anne = new OwnerBrowser(app, given.database);
    stranger = new OwnerBrowser(app, given.database);
    await anne.choosePassword(ANNE, PASSWORD);
    await anne.signIn(ANNE, PASSWORD);
  });

  test.each(ADDRESSES)('alone reads %s, and nothing on the way keeps it', async (address) => {
    const answer = await anne.get(address).expect(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const refused = await stranger.get(address).expect(401);
    expect(refused.body).toMatchObject({ code: 'sign-in-required' });
    expect(refused.headers['cache-control']).toMatch(/no-store/);
  });

  test.each(BY_PROPERTY)('learns nothing of another’s property from %s', async (address) => {
    const another = await anne.get(`${address}&property=3`).expect(404);
    const unknown = await anne.get(`${address}&property=999`).expect(404);
    const { requestId: _one, ...told } = another.body;
    const { requestId: _other, ...same } = unknown.body;
    expect(told).toEqual(same);
    await anne.get(`${address}&property=1&property=3`).expect(422);
    await anne.get(`${address}&property=1,3`).expect(422);
    await anne.get(`${address}&property=1&owner=bart@owners.example`).expect(200);
  });

  test.each(['x', '-1', '1.5', '1e400', '99999999999', '\0', '1 or 1=1', '__proto__'])(
    'gets no fault for the property %j',
    async (property) => {
      for (const address of BY_PROPERTY) {
        const { body } = await anne.get(`${address}&property=${encodeURIComponent(property)}`).expect(422);
        expect(body.errors).toMatchObject([{ field: 'property' }]);
      }
    },
  );
});
