import { sql } from 'drizzle-orm';
import { rows, type Database } from '../database/database.ts';
import { ApiFault } from '../http/api-fault.ts';
import { UploadRefused } from './upload-refused.ts';

/** Files of an address in an hour. */
const PER_HOUR = 60;
/** Bytes of files that no form has claimed yet, of all visitors together. */
const UNCLAIMED = 5 * 2 ** 30;
/** Uploads that are on the line: of an address, and of all. Each takes 31 MB of the disk at most. */
const AT_ONCE_PER_SENDER = 8;
const AT_ONCE = 60;

const busy = () => new ApiFault('too-many-requests', undefined, 60);

/** Throws `ApiFault` 429, or `UploadRefused` where strangers would fill the disk. */
export async function checkUploadLimits(database: Database, sender: string): Promise<void> {
  const [counts] = await rows<{ recent: number; unclaimed: string }>(
    database,
    sql`select count(*) filter (where sender = ${sender} and created_at > now() - interval '1 hour')::int as recent,
          coalesce(sum(size) filter (where submission_id is null), 0)::text as unclaimed
        from uploads where created_at > now() - interval '2 days'`,
  );
  if (counts!.recent >= PER_HOUR) throw new ApiFault('too-many-requests', undefined, 3600);
  if (Number(counts!.unclaimed) >= UNCLAIMED) throw new UploadRefused('storage');
}

/** Counts what is on the line. `run` throws `ApiFault` 429 while there is too much. */
export function uploadSlots() {
  const underWay = new Map<string, number>();
  let all = 0;
  return async function run<Result>(sender: string, work: () => Promise<Result>): Promise<Result> {
    const own = underWay.get(sender) ?? 0;
    if (own >= AT_ONCE_PER_SENDER || all >= AT_ONCE) throw busy();
    underWay.set(sender, own + 1);
    all++;
    try {
      return await work();
    } finally {
      all--;
      const left = underWay.get(sender)! - 1;
      if (left > 0) underWay.set(sender, left);
      else underWay.delete(sender);
    }
  };
}
