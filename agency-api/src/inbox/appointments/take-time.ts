import { sql } from '../../database/drizzle.ts';
import { parseVisitTime, type VisitTime } from 'shared-kit/domain/visit-time';
import type { Database } from '../../database/database.ts';
import type { VisitRules } from '../../configuration/visit-rules.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { visitDays } from './visit-times.ts';

/**
 * Makes sure that a time is offered and has a place left. The day stays locked until the transaction ends: of two who want the last
 * place one gets it. Throws `ApiFault` 422 on the field `time`.
 */
export async function takeTime(
  tx: Database,
  code: string,
  { propertyId, rules, now, except }: { propertyId: number; rules: VisitRules; now: Date; except?: string },
): Promise<VisitTime> {
  const time = parseVisitTime(code);
  if (!time) throw wrongTime('a day and hours', 'invalid');
  await tx.execute(sql`select pg_advisory_xact_lock(4, hashtext(${time.day}))`);
  const days = await visitDays(tx, propertyId, rules, now, except);
  const slots = days.find(({ day }) => day === time.day)?.slots ?? [];
  const found = slots.find(({ slot }) => slot === time.slot);
  if (!found) throw wrongTime('a time that is offered', 'invalid');
  if (found.isFull) throw wrongTime('a time with a place left', 'full');
  return time;
}

const wrongTime = (rule: string, messageKey: string) =>
  new ApiFault('invalid-input', [{ field: 'time', rule, messageKey }]);
