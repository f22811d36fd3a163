import { randomInt } from 'node:crypto';
import { test as base } from './test.ts';

/** A visitor who sends a form to the agency. */
export interface Visitor {
  firstName: string;
  lastName: string;
  email: string;
}

/**
 * A test with a new visitor: with their own e-mail and network address, so that the limits per sender do not affect
 * other tests.
 */
export const test = base.extend<{ visitor: Visitor }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders: others }, provide) => {
    const host = () => randomInt(1, 255);
    await provide({ ...others, 'x-forwarded-for': `10.${host()}.${host()}.${host()}` });
  },
  visitor: async ({ extraHTTPHeaders }, provide) => {
    const address = extraHTTPHeaders!['x-forwarded-for']!.replaceAll('.', '-');
    await provide({ firstName: 'Marie', lastName: 'Dupont', email: `${address}@example.be` });
  },
});
