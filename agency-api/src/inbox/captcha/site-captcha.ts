import type { Logger } from 'pino';
import type { CaptchaChoice } from 'shared-kit/domain/captcha-providers';
import { OperatorError } from 'composer/server';
import { captchaAtProvider, type CaptchaAtProvider } from './provider-captcha.ts';

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
