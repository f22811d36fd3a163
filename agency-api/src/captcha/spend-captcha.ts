import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { captchaUses } from '../database/schema/forms.ts';
import { ApiFault } from '../http/api-fault.ts';
import type { CaptchaResult } from './captcha-check.ts';

/**
 * Uses up a captcha in the transaction that it protects. Throws `ApiFault` 422 on the field `captcha`: rule `required` when it
 * is missing, `solved` when it is invalid, expired or used, `own` when the site's own is asked for, as its provider cannot be reached.
 */
export async function spendCaptcha(transaction: Database, result: CaptchaResult): Promise<void> {
  if (result === 'missing') throw captchaFault('required', 'required');
  if (result === 'unreachable') throw captchaFault('own', 'required');
  if (result === 'wrong') throw captchaFault('solved', 'invalid');
  await transaction.delete(captchaUses).where(sql`expires_at < now()`);
  const used = await transaction.insert(captchaUses).values(result).onConflictDoNothing().returning();
  if (used.length === 0) throw captchaFault('solved', 'invalid');
}

const captchaFault = (rule: 'required' | 'own' | 'solved', messageKey: 'required' | 'invalid') =>
  new ApiFault('invalid-input', [{ field: 'captcha', rule, messageKey }]);
