import { randomUUID } from 'node:crypto';
import { contactForm } from '../../../agency-api/testing/contact-form.ts';
import { expect, test } from '../../site/own-site.ts';
import type { OwnSite } from '../../site/own-site.ts';

const TIMES = 40;

/** Every header in which proxies pass a visitor's address, with a new address each time. */
const claimed = (count: number): Record<string, string> => {
  const address = `198.51.100.${count}`;
  return {
    'x-forwarded-for': `${address}, 10.0.0.${count}`,
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: `for=${address};host=evil.example`,
    'x-real-ip': address,
    'true-client-ip': address,
    'cf-connecting-ip': address,
  };
};

/** Sends requests in sequence, and counts the responses by status. */
async function statuses(send: (count: number) => Promise<Response>): Promise<Record<number, number>> {
  const counted: Record<number, number> = {};
  for (let count = 0; count < TIMES; count++) {
    const { status } = await send(count);
    counted[status] = (counted[status] ?? 0) + 1;
  }
  return counted;
}

const post = (url: string, body: object, headers: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const sendForm = ({ url }: OwnSite, count: number, headers: Record<string, string>) => {
  const form = contactForm({
    email: `visitor${count}@mailbox${count}.example.be`,
    idempotencyKey: randomUUID(),
  });
  return post(`${url}/api/forms/contact`, form, headers);
};

const signIn = ({ url }: OwnSite, count: number, headers: Record<string, string>) =>
  post(
    `${url}/api/auth/sign-in`,
    { email: `owner${count}@owners.example`, password: 'wrong-password' },
    { origin: url, ...headers },
  );

const CAPTCHA_REQUIRED = 422;

/** A test on a site with these settings, with the address of a visitor that a proxy in front tells. */
export const forgedAddressesCountAsOne = (where: string, settings: NodeJS.ProcessEnv, inFront: string) => {
  test.describe(where, () => {
    test.use({ ownSettings: settings });

    /** The received header: the visitor's forged addresses, followed by the one that a real proxy adds. */
    const arriving = (count: number, visitor: string = inFront) => ({
      ...claimed(count),
      ...(inFront && {
        'x-forwarded-for': `198.51.100.${count}, ${visitor}`,
        'x-forwarded-host': '',
        'x-forwarded-proto': '',
      }),
    });

    test('forty forged addresses count as one visitor, and a forged origin stays cross-site', async ({
      ownSite,
    }) => {
      const forged = { ...arriving(0), origin: 'https://evil.example' };
      expect((await sendForm(ownSite, 0, forged)).status).toBe(403);
      expect((await signIn(ownSite, 0, forged)).status).toBe(403);

      expect(await statuses((count) => sendForm(ownSite, count, arriving(count)))).toEqual({
        200: 1,
        [CAPTCHA_REQUIRED]: TIMES - 1,
      });
      const signIns = await statuses((count) => signIn(ownSite, count, arriving(count)));
      expect(signIns[429]).toBe(TIMES - signIns[401]!);
      expect(signIns[401]).toBeLessThanOrEqual(20);

      if (!inFront) return;
      for (const [count, visitor] of ['203.0.113.6', '2001:db8:1:2::1'].entries())
        expect((await sendForm(ownSite, 50 + count, arriving(50 + count, visitor))).status).toBe(200);
      expect((await sendForm(ownSite, 60, arriving(60, '2001:db8:1:2::2'))).status).toBe(CAPTCHA_REQUIRED);
    });
  });
};
