import { feeds } from '../database/schema/feed-lists.ts';
import { openWithListings } from '../open-agency.ts';
import { exitWithReason } from 'composer/server';

async function migrate(): Promise<void> {
  const { database, close } = await openWithListings(process.env);
  const known = await database.select({ language: feeds.language }).from(feeds).orderBy(feeds.language);
  await close();
  const loaded = known.map(({ language }) => language).join(', ') || 'none';
  process.stdout.write(`The database is up to date. Feeds: ${loaded}.\n`);
}

await migrate().catch(exitWithReason);
