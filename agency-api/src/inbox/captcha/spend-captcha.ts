import { eq, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';
import { captchaUses } from '../../database/schema/forms.ts';
import { ApiFault } from '../../http/api-fault.ts';
import type { CaptchaResult } from './captcha-check.ts';
import type { SolvedCaptcha } from './own-captcha.ts';

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
