import { createHash } from 'node:crypto';
import { captchaToken } from 'shared-kit/domain/captcha-providers';
import { checkSolution, type SolvedCaptcha } from './own-captcha.ts';
import type { CaptchaAtProvider } from './provider-captcha.ts';

/**
 * What became of a captcha: `missing`, `wrong`, or `unreachable` where its provider cannot be asked. Then the site's own is accepted
 * instead, so that forms go on.
 */
export type CaptchaResult = SolvedCaptcha | 'missing' | 'wrong' | 'unreachable';

/** Checks what the visitor's browser sent as proof of a captcha. Asks the provider where there is one: not to be called in a transaction. */
type CheckCaptcha = (proof: string | undefined) => Promise<CaptchaResult>;

/** @param secret key of the site's own captcha */
export function captchaCheck(secret: string, atProvider: CaptchaAtProvider | undefined): CheckCaptcha {
  const ownResult = async (proof: string) => (await checkSolution(proof, secret)) ?? 'wrong';
  return async (proof) => {
    if (proof === undefined) return 'missing';
    if (!atProvider) return ownResult(proof);
    const token = captchaToken(atProvider.provider, proof);
    if (token === undefined) return (await atProvider.isReachable()) ? 'missing' : ownResult(proof);
    const answer = await atProvider.verify(token);
    return answer === 'solved' ? solvedNow(proof) : answer;
  };
}

/** Longer than any provider lets its tokens live. */
const REPLAY_WATCH_MS = 20 * 60_000;

const solvedNow = (proof: string): SolvedCaptcha => ({
  signature: createHash('sha256').update(proof).digest('base64url'),
  expiresAt: new Date(Date.now() + REPLAY_WATCH_MS),
});
