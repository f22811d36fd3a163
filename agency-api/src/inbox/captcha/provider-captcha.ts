import { OperatorError } from 'composer/server';
import type { Logger } from 'pino';
import type { CaptchaChoice, CaptchaProviderName } from 'shared-kit/domain/third-parties';
import * as z from 'zod';

/** A captcha of a third party, as the API asks for it (product C10). */
export interface CaptchaAtProvider {
  provider: CaptchaProviderName;
  /** Asks the provider whether the token is of a solved captcha. Never throws. */
  verify(token: string): Promise<'solved' | 'wrong' | 'unreachable'>;
  /** Whether the provider verifies tokens at all. Never throws. */
  isReachable(): Promise<boolean>;
}

interface Options {
  secret: string;
  /** Instead of the provider's own. */
  address?: string | undefined;
  /** Told why a token could not be verified. */
  onFault(reason: string): void;
}

/** Where each provider verifies tokens: all three take the same form and answer alike. */
const ADDRESSES: Readonly<Record<CaptchaProviderName, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hCaptcha: 'https://api.hcaptcha.com/siteverify',
  reCaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

const TIMEOUT_MS = 3_000;

/** Errors that are the agency's and not the visitor's. */
const OUR_FAULTS = ['missing-input-secret', 'invalid-input-secret', 'sitekey-secret-mismatch'];

const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) });

/** The captcha that the agency has configured. The visitor's address is not told to its provider. */
function captchaAtProvider(
  { provider, siteKey }: CaptchaChoice,
  { secret, address = ADDRESSES[provider], onFault }: Options,
): CaptchaAtProvider {
  async function ask(token: string): Promise<boolean> {
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, sitekey: siteKey }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 500) throw new Error(`status ${response.status}`);
    const { success, 'error-codes': errors } = answerSchema.parse(await response.json());
    const ours = errors.find((error) => OUR_FAULTS.includes(error));
    if (ours) throw new Error(ours);
    return success;
  }

  return {
    provider,
    async verify(token) {
      try {
        return (await ask(token)) ? 'solved' : 'wrong';
      } catch (error) {
        onFault((error as Error).message);
        return 'unreachable';
      }
    },
    async isReachable() {
      const isAnswered = await this.verify('none');
      return isAnswered !== 'unreachable';
    },
  };
}

/**
 * The captcha of a third party that the agency has configured, if any. Throws `OperatorError` where its secret key is not set.
 * @param choice of `third-parties.json`
 */
export function siteCaptcha(
  settings: { CAPTCHA_SECRET?: string | undefined; CAPTCHA_VERIFY_URL?: string | undefined },
  choice: CaptchaChoice | undefined,
  logger: Logger,
): CaptchaAtProvider | undefined {
  if (!choice) return undefined;
  const { provider } = choice;
  const { CAPTCHA_SECRET: secret, CAPTCHA_VERIFY_URL: address } = settings;
  if (secret === undefined)
    throw new OperatorError(
      `third-parties.json names the captcha ${provider}: set CAPTCHA_SECRET to its secret key`,
    );
  return captchaAtProvider(choice, {
    secret,
    address,
    onFault: (reason) =>
      logger.error({ provider, reason }, 'captcha cannot be verified; forms ask for our own'),
  });
}
