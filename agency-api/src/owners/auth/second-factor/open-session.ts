import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

/** Lets better-auth open the session of an account whose password and code were checked already. It has no path: no request reaches it. */
export const openSessionPlugin = {
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
