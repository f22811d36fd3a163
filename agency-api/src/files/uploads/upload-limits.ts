import { sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/database.ts';
import { uploads } from '../../database/schema/uploads.ts';
import { ApiFault } from '../../http/api-fault.ts';

/** Files of an address in an hour. */
const PER_HOUR = 60;
/** Bytes of files that no form has claimed yet, of all visitors together. */
const UNCLAIMED = 5 * 2 ** 30;
/** Uploads that are on the line: of an address, and of all. Each takes 31 MB of the disk at most. */
const AT_ONCE_PER_SENDER = 8;
const AT_ONCE = 60;

const busy = () => new ApiFault('too-many-requests', undefined, 60);

/** Which limit leaves no room for a file now: that of an address, or that of what strangers leave on the disk. */
export type UploadLimit = 'sender' | 'disk';

export async function exhaustedLimit(database: Database, sender: string): Promise<UploadLimit | undefined> {
  const { createdAt, size, submissionId } = uploads;
  const [counts] = await database
    .select({
      recent:
        sql`count(*) filter (where ${uploads.sender} = ${sender} and ${createdAt} > now() - interval '1 hour')`.mapWith(
          Number,
        ),
      unclaimed: sql`coalesce(sum(${size}) filter (where ${submissionId} is null), 0)`.mapWith(Number),
    })
    .from(uploads)
    .where(sql`${createdAt} > now() - interval '2 days'`);
  if (counts!.recent >= PER_HOUR) return 'sender';
  return counts!.unclaimed >= UNCLAIMED ? 'disk' : undefined;
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
