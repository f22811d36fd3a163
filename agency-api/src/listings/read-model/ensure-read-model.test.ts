import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { feedOf } from '../../../testing/feed-builder.ts';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { rows } from '../../database/database.ts';
import { feedItems } from '../../import/feed-items.ts';
import { loadFeed } from '../../import/load-feed.ts';
import { ensureReadModel } from './ensure-read-model.ts';

describeOnEachDatabase('the read model', (given) => {
  const version = async () =>
    (await rows(given.database, sql`select version::int as version from read_model`))[0];
  const feed = feedOf('fr', [
    { ID: 1, City: 'Bruxelles-Ville', Zip: '1000' },
    { ID: 2, City: 'Bruxelles', Zip: '1000' },
  ]);

  test('is rebuilt when the configuration changed: corrections of town names then apply', async () => {
    await loadFeed(given.database, given.config, feedItems(feed));
    const corrected: AgencyConfig = {
      ...given.config,
      listings: { ...given.config.listings, cityCorrections: { 'Bruxelles-Ville': 'Bruxelles' } },
    };
    await ensureReadModel(given.database, corrected);
    expect(await rows(given.database, sql`select folded_name as name, zip from cities`)).toEqual([
      { name: 'bruxelles', zip: '1000' },
    ]);
    expect(await rows(given.database, sql`select name, listings from city_spellings`)).toEqual([
      { name: 'Bruxelles', listings: 2 },
    ]);
  });

  test('is not rebuilt with the same configuration', async () => {
    await loadFeed(given.database, given.config, feedItems(feed));
    const before = await version();
    await ensureReadModel(given.database, given.config);
    expect(await version()).toEqual(before);
  });
});
