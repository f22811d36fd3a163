import { sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import { openAgency } from '../open-agency.ts';
import { exitWithReason } from 'shared-kit/server/operator-error';

async function migrate(): Promise<void> {
  const { database, close } = await openAgency(process.env);
  const feeds = await rows<{ language: string }>(database, sql`select language from feeds order by 1`);
  await close();
  const loaded = feeds.map(({ language }) => language).join(', ') || 'none';
  process.stdout.write(`The database is up to date. Feeds: ${loaded}.\n`);
}

await migrate().catch(exitWithReason);
