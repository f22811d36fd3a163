import { beforeEach, expect, test } from '@jest/globals';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { OwnerBrowser, preparedOwner } from '../../../testing/owner-session.ts';
import { listRoutes } from '../../../testing/list-routes.ts';
import { testApi, type TestApi } from '../../../testing/test-api.ts';

const PASSWORD = 'a garden with pear trees';
const ANNE = 'anne@owners.example';

/** What an owner alone reads. */
const READS: Record<string, { isByProperty: boolean }> = {
  'GET /api/owner/properties': { isByProperty: false },
  'GET /api/owner/portal': { isByProperty: true },
  'GET /api/owner/history': { isByProperty: true },
  'GET /api/owner/history.csv': { isByProperty: true },
  'GET /api/owner/sessions': { isByProperty: false },
  'GET /api/owner/summary': { isByProperty: false },
  'GET /api/owner/second-factor': { isByProperty: false },
};

/** What an owner alone does; bodies that would be taken, and those with the id of another owner's thing, with the answer. */
const WRITES: Record<string, { body: object; another?: { body: object; status: number } }> = {
  'POST /api/owner/summary': { body: { isWanted: true } },
  'POST /api/owner/documents': {
    body: { propertyId: 1, code: 'epc', files: [] },
    another: { body: { propertyId: 3, code: 'epc', files: [] }, status: 404 },
  },
  'POST /api/auth/change-password': { body: { password: PASSWORD, newPassword: `${PASSWORD}!` } },
  'POST /api/auth/change-email': { body: { email: 'new@owners.example', password: PASSWORD } },
  'POST /api/auth/sign-out-elsewhere': { body: {} },
  // Of another's session nothing is told: `account.test.ts` shows that it lives on.
  'POST /api/auth/end-session': {
    body: { session: 'none' },
    another: { body: { session: 'none' }, status: 200 },
  },
  'POST /api/auth/second-factor/begin': { body: {} },
  'POST /api/auth/second-factor/turn-on': { body: { password: PASSWORD, code: '123456' } },
  'POST /api/auth/second-factor/turn-off': { body: { password: PASSWORD, code: '123456' } },
};

/** What anybody may ask: it tells nothing of an owner without password, code or the link of a mail. */
const OPEN = [
  'GET /api/owner',
  'GET /api/owner/link',
  'POST /api/auth/sign-in',
  'POST /api/auth/sign-in-code',
  'POST /api/auth/sign-out',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/reset-password',
  'POST /api/auth/change-email/confirm',
  'POST /api/auth/change-email/undo',
];

const parsePath = (route: string) => route.split(' ')[1]!;
const toAddress = (route: string) => `${parsePath(route)}?lang=fr`;
const BY_PROPERTY = Object.keys(READS).filter((route) => READS[route]!.isByProperty);

describeOnDatabase('an owner', (given) => {
  let api: TestApi;
  let anne: OwnerBrowser;
  let stranger: OwnerBrowser;
  beforeEach(async () => {
    api = testApi(given);
    anne = await preparedOwner(given, api, { email: ANNE, password: PASSWORD });
    stranger = new OwnerBrowser(api.app, given.database);
  });

  test('has no route that is not tried here', () => {
    const served = listRoutes(api.app).filter((route) => /^[A-Z]+ \/api\/(owner|auth)(\/|\.|$)/.test(route));
    expect(served.sort()).toEqual([...Object.keys(READS), ...Object.keys(WRITES), ...OPEN].sort());
  });

  test.each(Object.keys(READS))('alone gets %s, and nothing on the way keeps it', async (route) => {
    const answer = await anne.get(toAddress(route)).expect(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const refused = await stranger.get(toAddress(route)).expect(401);
    expect(refused.body).toMatchObject({ code: 'sign-in-required' });
    expect(refused.headers['cache-control']).toMatch(/no-store/);
  });

  test.each(Object.keys(WRITES))('alone sends %s, and from this site', async (route) => {
    const { body } = WRITES[route]!;
    expect((await stranger.post(parsePath(route), body)).body.code).toBe('sign-in-required');
    const foreign = await anne.post(parsePath(route), body, { origin: 'http://evil.example' });
    expect(foreign.body.code).toBe('foreign-origin');
  });

  test.each(Object.keys(WRITES).filter((route) => WRITES[route]!.another))(
    'does nothing to what is another’s by %s',
    async (route) => {
      const { body, status } = WRITES[route]!.another!;
      expect((await anne.post(parsePath(route), body)).status).toBe(status);
    },
  );

  test.each(BY_PROPERTY)('learns nothing of another’s property from %s', async (route) => {
    const address = toAddress(route);
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
      for (const route of BY_PROPERTY) {
        const { body } = await anne
          .get(`${toAddress(route)}&property=${encodeURIComponent(property)}`)
          .expect(422);
        expect(body.errors).toMatchObject([{ field: 'property' }]);
      }
    },
  );
});
