import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import { and, eq, sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/database.ts';
import { ownerAccounts, ownerVerifications } from '../../../database/schema/owner-accounts.ts';

/** For how long a right password waits for its code. */
const MINUTES = 10;
const COOKIE = 'owner.sign_in_step';

/** Between password and code of one sign-in: a cookie that scripts cannot read, of which the database has the digest. */
export interface SignInSteps {
  /** The password was right. */
  begin(accountId: string, response: Response): Promise<void>;
  /** Whose password was right in this browser, and has not been changed since. */
  find(request: Request): Promise<{ accountId: string; email: string } | undefined>;
  /** The code was right too: the step cannot be taken again. Returns whether it was this request that took it. */
  end(transaction: Database, request: Request): Promise<boolean>;
  /** Takes the cookie away. */
  forget(response: Response): void;
}

/** Steps are among the links of better-auth, and end with these when a password is changed. */
export function signInSteps(database: Database, { secure }: { secure: boolean }): SignInSteps {
  const name = secure ? `__Host-${COOKIE}` : COOKIE;
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure };
  const findStep = (request: Request) => {
    const token = tokenIn(request, name);
    return token && toIdentifier(token);
  };
  return {
    async begin(accountId, response) {
      const token = randomBytes(32).toString('base64url');
      await database.delete(ownerVerifications).where(sql`${ownerVerifications.expiresAt} <= now()`);
      await database.insert(ownerVerifications).values({
        id: randomUUID(),
        identifier: toIdentifier(token),
        value: accountId,
        expiresAt: sql`now() + make_interval(mins => ${MINUTES}::int)`,
      });
      response.cookie(name, token, { ...options, maxAge: MINUTES * 60_000 });
    },
    async find(request) {
      const step = findStep(request);
      if (!step) return undefined;
      const [found] = await database
        .select({ accountId: ownerAccounts.id, email: ownerAccounts.email })
        .from(ownerVerifications)
        .innerJoin(ownerAccounts, eq(ownerAccounts.id, ownerVerifications.value))
        .where(and(eq(ownerVerifications.identifier, step), sql`${ownerVerifications.expiresAt} > now()`));
      return found;
    },
    async end(transaction, request) {
      const step = findStep(request);
      if (!step) return false;
      const { rowCount } = await transaction
        .delete(ownerVerifications)
        .where(eq(ownerVerifications.identifier, step));
      return rowCount === 1;
    },
    forget: (response) => void response.clearCookie(name, options),
  };
}

const toIdentifier = (token: string) =>
  `sign-in-step:${createHash('sha256').update(token).digest('base64url')}`;

function tokenIn({ headers }: Request, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
