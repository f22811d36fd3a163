import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../database/drizzle.ts';
import { describeOnDatabase } from '../../../testing/test-database.ts';
import { preparedOwner, type OwnerBrowser } from '../../../testing/owner-session.ts';
import { testApi } from '../../../testing/test-api.ts';
import { ownerKnownAddresses } from '../../database/schema/owner-accounts.ts';

const ANNE = 'anne@owners.example';
const PASSWORD = 'a garden with pear trees';

describeOnDatabase('limits of signing in', (given) => {
  let browser: OwnerBrowser;
  beforeEach(async () => {
    browser = await preparedOwner(given, testApi(given), {
      email: ANNE,
      password: PASSWORD,
      isSignedIn: false,
    });
  });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  async function guess(times: number, address: string) {
    for (let time = 0; time < times; time++) await browser.signIn(ANNE, 'wrong', from(address));
  }

  test('each further wait is twice as long, up to a quarter of an hour; who waits is let in again', async () => {
    const waits: number[] = [];
    await guess(5, '192.0.2.1');
    for (let round = 0; round < 7; round++) {
      const { status, headers } = await browser.signIn(ANNE, 'wrong', from('192.0.2.1'));
      expect(status).toBe(429);
      const seconds = Number(headers['retry-after']);
      waits.push(seconds);
      await given.database.execute(
        sql`update attempts set until = until - make_interval(secs => ${seconds}::int) where key like '%.%'`,
      );
      expect((await browser.signIn(ANNE, 'wrong', from('192.0.2.1'))).status).toBe(401);
    }
    expect(waits.map((seconds) => Math.round(seconds / 5) * 5)).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });

  test('after very many guesses the owner still gets in from an address that nobody knows, only later', async () => {
    await guess(1, '192.0.2.1');
    await given.database.execute(sql`update attempts set count = 500 where key not like '%.%'`);
    const start = performance.now();
    expect((await browser.signIn(ANNE, PASSWORD, from('192.0.2.200'))).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(2_000);
    expect(await given.database.$count(ownerKnownAddresses)).toBe(2);
  });

  test('a right password clears the count of the account, and takes nothing from the address', async () => {
    for (let round = 1; round <= 3; round++) {
      await guess(4, '192.0.2.1');
      expect((await browser.signIn(ANNE, PASSWORD, from('192.0.2.1'))).status).toBe(200);
    }
    for (let time = 1; time <= 30; time++)
      expect((await browser.signIn(ANNE, PASSWORD, from('192.0.2.2'))).status).toBe(200);
  });
});
