import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';
import { sql } from 'drizzle-orm';
import { rows, type Database } from '../../database/database.ts';

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
  const stepOf = (request: Request) => {
    const token = tokenIn(request, name);
    return token && identifierOf(token);
  };
  return {
    async begin(accountId, response) {
      const token = randomBytes(32).toString('base64url');
      await database.execute(sql`delete from owner_verifications where expires_at <= now()`);
      await database.execute(sql`
        insert into owner_verifications (id, identifier, value, expires_at)
        values (${randomUUID()}, ${identifierOf(token)}, ${accountId}, now() + make_interval(mins => ${MINUTES}::int))`);
      response.cookie(name, token, { ...options, maxAge: MINUTES * 60_000 });
    },
    async find(request) {
      const step = stepOf(request);
      if (!step) return undefined;
      const [found] = await rows<{ accountId: string; email: string }>(
        database,
        sql`select a.id as "accountId", a.email from owner_verifications v join owner_accounts a on a.id = v.value
          where v.identifier = ${step} and v.expires_at > now()`,
      );
      return found;
    },
    async end(transaction, request) {
      const step = stepOf(request);
      if (!step) return false;
      const ended = await rows(
        transaction,
        sql`delete from owner_verifications where identifier = ${step} returning id`,
      );
      return ended.length > 0;
    },
    forget: (response) => void response.clearCookie(name, options),
  };
}

const identifierOf = (token: string) =>
  `sign-in-step:${createHash('sha256').update(token).digest('base64url')}`;

function tokenIn({ headers }: Request, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
