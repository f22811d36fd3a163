import type { Logger } from 'pino';
import { isLanguage } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { attemptLimits, type AttemptLimits } from '../../http/attempt-limits.ts';
import { LANGUAGE_HEADER, SITE_HEADER } from './ask-auth.ts';
import { knownAddresses, type KnownAddresses } from './known-addresses.ts';
import { createOwnerAuth, type OwnerAuth } from './owner-auth.ts';
import { ownerSecret } from './owner-limits.ts';
import { mailPasswordLink } from './password-links.ts';
import { secondFactors, type SecondFactors, type SecretSeal } from './second-factor/stored-second-factor.ts';
import { signInSteps, type SignInSteps } from './second-factor/sign-in-step.ts';
import { signInPace, type SignInPace } from './sign-in-pace.ts';

/** What signing in works with. */
export interface OwnerAccess {
  auth: OwnerAuth;
  limits: AttemptLimits;
  known: KnownAddresses;
  pace: SignInPace;
  factors: SecondFactors;
  steps: SignInSteps;
}

export interface OwnerAccessDependencies {
  database: Database;
  config: AgencyConfig;
  logger: Logger;
  /** Encrypts the secrets of second factors. */
  seal: SecretSeal;
  /** Origin of the site; cookies are for https only if it is. */
  publicUrl?: string | undefined;
}

/** Made at first use, as its secret is in the database. */
export function ownerAccess({
  database,
  config,
  logger,
  publicUrl,
  seal,
}: OwnerAccessDependencies): () => Promise<OwnerAccess> {
  async function open(): Promise<OwnerAccess> {
    const secret = await ownerSecret(database);
    const secure = publicUrl?.startsWith('https:') ?? false;
    const auth = createOwnerAuth({
      database,
      secret,
      secure,
      logger,
      sendPasswordLink: (email, token, request) =>
        mailPasswordLink(
          { database, config, logger },
          {
            email,
            token,
            site: request?.headers.get(SITE_HEADER) ?? undefined,
            language: toLanguage(request?.headers.get(LANGUAGE_HEADER)),
          },
        ),
    });
    return {
      auth,
      limits: attemptLimits(database, secret),
      known: knownAddresses(database, secret),
      pace: signInPace(),
      factors: secondFactors({ database, seal, logger }),
      steps: signInSteps(database, { secure }),
    };
  }
  let access: Promise<OwnerAccess> | undefined;
  return () =>
    (access ??= open().catch((error) => {
      access = undefined;
      throw error;
    }));
}

const toLanguage = (value: string | null | undefined) => (isLanguage(value) ? value : undefined);
