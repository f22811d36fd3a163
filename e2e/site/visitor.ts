import { randomInt } from 'node:crypto';
import { test as base } from './test.ts';

/** Somebody who writes to the agency. */
export interface Visitor {
  firstName: string;
  lastName: string;
  email: string;
}

/**
 * A test whose visitor is new: with an e-mail and a network address of their own, so that the limits per sender hold and stop no other
 * test.
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
