import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { captchaUses } from '../database/schema/forms.ts';
import { ApiFault } from '../http/api-fault.ts';
import { checkSolution } from './captcha.ts';

/**
 * Uses up a captcha in the transaction that it protects. Throws `ApiFault` 422 on the field `captcha`: rule `required` when it
 * is missing, `solved` when it is invalid, expired or used.
 */
export async function spendCaptcha(
  transaction: Database,
  payload: string | undefined,
  secret: string,
): Promise<void> {
  if (payload === undefined) throw captchaFault('required');
  const solved = await checkSolution(payload, secret);
  if (!solved) throw captchaFault('solved');
  await transaction.delete(captchaUses).where(sql`expires_at < now()`);
  const used = await transaction.insert(captchaUses).values(solved).onConflictDoNothing().returning();
  if (used.length === 0) throw captchaFault('solved');
}

const captchaFault = (rule: 'required' | 'solved') =>
  new ApiFault('invalid-input', [
    { field: 'captcha', rule, messageKey: rule === 'required' ? 'required' : 'invalid' },
  ]);
