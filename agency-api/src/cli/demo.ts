import { sql } from 'drizzle-orm';
import { rows } from '../database/database.ts';
import { demoFeeds } from '../demo/demo-feeds.ts';
import { describeLoad } from '../import/describe-load.ts';
import { feedItems } from '../import/feed-items.ts';
import { describeProblem } from '../import/feed-problem.ts';
import { loadFeed } from '../import/load-feed.ts';
import { openAgency } from '../open-agency.ts';
import { openDemoPortal } from '../owners/demo-owner.ts';
import { exitWithReason } from './exit-with-reason.ts';

/** Fills an empty database with the demo data; one that holds anything stays as it is. */
async function loadDemo(): Promise<void> {
  const { database, config, close } = await openAgency(process.env);
  const loaded = await rows(database, sql`select language from feeds limit 1`);
  if (loaded.length > 0)
    process.stdout.write('The database has data already; the demo data are not loaded.\n');
  else {
    for (const { language, feed } of demoFeeds()) {
      const result = await loadFeed(database, config, feedItems(feed), {
        origin: 'demo',
        onProblem: (problem) => process.stderr.write(`demo.${language}: ${describeProblem(problem)}\n`),
      });
      for (const line of describeLoad(result)) process.stdout.write(`demo.${language}: ${line}\n`);
    }
  }
  await openDemoPortal(database);
  await close();
}

await loadDemo().catch(exitWithReason);
