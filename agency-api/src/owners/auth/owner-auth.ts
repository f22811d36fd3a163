import { AsyncLocalStorage } from 'node:async_hooks';
import { types } from 'node:util';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { betterAuth } from 'better-auth/minimal';
import type { Logger } from 'pino';
import { PASSWORD_LENGTH } from 'shared-kit/domain/owner-portal';
import * as z from 'zod';
import type { Database } from '../../database/database.ts';
import {
  ownerAccounts,
  ownerCredentials,
  ownerSessions,
  ownerVerifications,
} from '../../database/schema/owner-accounts.ts';
import { hashPassword, verifyPassword } from './present-password.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Any will do: better-auth is asked by this process alone (`ask-auth.ts`), and writes no addresses. */
export const AUTH_ORIGIN = 'http://owner.invalid';

interface OwnerAuthOptions {
  database: Database;
  /** Signs the cookies. */
  secret: string;
  /** Cookies travel over https only. */
  secure: boolean;
  logger: Logger;
  /** Seconds for which links are good; an hour without it. */
  linkSeconds?: number;
  /** Sends the link that lets an owner choose a password; `request` is that of `askAuth`. */
  sendPasswordLink(email: string, token: string, request: Request | undefined): Promise<void>;
}

/** Sign-in of owners: e-mail and password, sessions in the database. Nobody signs up: the feeds name the owners. */
export function createOwnerAuth({
  database,
  secret,
  secure,
  logger,
  linkSeconds = HOUR,
  sendPasswordLink,
}: OwnerAuthOptions) {
  return betterAuth({
    baseURL: AUTH_ORIGIN,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(database, {
      provider: 'pg',
      // Or a fault midway leaves a link used up, sessions ended and the old password.
      transaction: true,
      schema: {
        user: ownerAccounts,
        session: ownerSessions,
        account: ownerCredentials,
        verification: ownerVerifications,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: linkSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }, request) => sendPasswordLink(user.email, token, request),
    },
    plugins: [openSessionPlugin],
    session: { expiresIn: 7 * DAY, updateAge: DAY },
    advanced: {
      cookiePrefix: 'owner',
      useSecureCookies: secure,
      disableOriginCheck: false,
      // Limits are ours, by address and account (`attempt-limits.ts`), and a session needs no address.
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Else better-auth writes a database error to the console as it is, with the parameters of the query.
    onAPIError: { throw: true },
    logger: {
      level: 'error',
      log(_level, ...told: unknown[]) {
        const err = told.find(types.isNativeError);
        if (err) heardFaults.getStore()?.push(err);
        logger.error({ part: 'owner sign-in', err }, 'better-auth reports an error');
      },
    },
  });
}

export type OwnerAuth = ReturnType<typeof createOwnerAuth>;

const heardFaults = new AsyncLocalStorage<Error[]>();

/**
 * Throws the first fault that better-auth reports while it is asked: it keeps those of its database to itself, answers 500 without
 * a reason, and says of a sign-out that it is done though the session goes on.
 */
export function orItsFault<Result>(ask: () => Promise<Result>): Promise<Result> {
  const faults: Error[] = [];
  return heardFaults.run(faults, ask).finally(() => {
    if (faults[0]) throw faults[0];
  });
}

/** Lets better-auth open the session of an account whose password and code were checked already. It has no path: no request reaches it. */
const openSessionPlugin = {
  id: 'open-session',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ accountId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.accountId);
        if (!user) return { isOpen: false };
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(context, { session, user });
        return { isOpen: true };
      },
    ),
  },
} as const;
