import type { AppDependencies } from '../app-dependencies.ts';
import { siteSecret } from '../database/site-secret.ts';
import { attemptLimits, type AttemptLimits } from './attempt-limits.ts';
import { SITE_HEADER } from './ask-auth.ts';
import { knownAddresses, type KnownAddresses } from './known-addresses.ts';
import { createOwnerAuth, type OwnerAuth } from './owner-auth.ts';
import { mailPasswordLink } from './password-links.ts';
import { signInPace, type SignInPace } from './sign-in-pace.ts';

/** What signing in works with. */
export interface OwnerAccess {
  auth: OwnerAuth;
  limits: AttemptLimits;
  known: KnownAddresses;
  pace: SignInPace;
}

/** Made at first use, as its secret is in the database. */
export function ownerAccess({
  database,
  config,
  logger,
  publicUrl,
}: Pick<AppDependencies, 'database' | 'config' | 'logger' | 'publicUrl'>): () => Promise<OwnerAccess> {
  async function open(): Promise<OwnerAccess> {
    const secret = await siteSecret(database, 'owner sign-in');
    const auth = createOwnerAuth({
      database,
      secret,
      secure: publicUrl?.startsWith('https:') ?? false,
      logger,
      sendPasswordLink: (email, token, request) =>
        mailPasswordLink(
          { database, config, logger },
          { email, token, site: request?.headers.get(SITE_HEADER) ?? undefined },
        ),
    });
    return {
      auth,
      limits: attemptLimits(database, secret),
      known: knownAddresses(database, secret),
      pace: signInPace(),
    };
  }
  let access: Promise<OwnerAccess> | undefined;
  return () =>
    (access ??= open().catch((error) => {
      access = undefined;
      throw error;
    }));
}
