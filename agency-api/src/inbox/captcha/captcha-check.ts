import { createHash } from 'node:crypto';
import { captchaToken } from 'shared-kit/domain/third-parties';
import type { Database } from '../../database/database.ts';
import { eq, sql } from '../../database/drizzle.ts';
import { captchaUses } from '../../database/schema/forms.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { checkSolution, type SolvedCaptcha } from './own-captcha.ts';
import type { CaptchaAtProvider } from './provider-captcha.ts';

/**
 * What became of a captcha: `missing`, `wrong`, or `unreachable` where its provider cannot be asked. Then the site's own is accepted
 * instead, so that forms go on.
 */
export type CaptchaResult = SolvedCaptcha | 'missing' | 'wrong' | 'unreachable';

/** Checks what the visitor's browser sent as proof of a captcha. Asks the provider where there is one: not to be called in a transaction, but for a trial, which holds no lock then. */
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

/**
 * Uses up a captcha in the transaction that it protects. Throws `ApiFault` 422 on the field `captcha`: rule `required` when it
 * is missing, `solved` when it is invalid, expired or used, `own` when the site's own is asked for, as its provider cannot be reached.
 */
export async function spendCaptcha(transaction: Database, result: CaptchaResult): Promise<void> {
  const solved = solvedCaptcha(result);
  await transaction.delete(captchaUses).where(sql`expires_at < now()`);
  const used = await transaction.insert(captchaUses).values(solved).onConflictDoNothing().returning();
  if (used.length === 0) throw captchaFault('solved', 'invalid');
}

/** Throws what `spendCaptcha` would throw now, and uses nothing up. */
export async function checkUnspent(database: Database, result: CaptchaResult): Promise<void> {
  const { signature } = solvedCaptcha(result);
  if ((await database.$count(captchaUses, eq(captchaUses.signature, signature))) > 0)
    throw captchaFault('solved', 'invalid');
}

function solvedCaptcha(result: CaptchaResult): SolvedCaptcha {
  if (result === 'missing') throw captchaFault('required', 'required');
  if (result === 'unreachable') throw captchaFault('own', 'required');
  if (result === 'wrong') throw captchaFault('solved', 'invalid');
  return result;
}

const captchaFault = (rule: 'required' | 'own' | 'solved', messageKey: 'required' | 'invalid') =>
  new ApiFault('invalid-input', [{ field: 'captcha', rule, messageKey }]);
