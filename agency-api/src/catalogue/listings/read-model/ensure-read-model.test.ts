import { expect, jest, test } from '@jest/globals';
import { sql } from '../../../database/drizzle.ts';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import {
  cities,
  citySpellings,
  listings,
  readModel,
  readModelChanges,
} from '../../../database/schema/search.ts';
import { feedItems } from '../../../../testing/feed-items.ts';
import { loadFeed } from '../../import/load-feed.ts';
import { ensureReadModel } from './ensure-read-model.ts';
import { ownRows, computeRules } from './read-model-rules.ts';

describeOnDatabase('the read model', (given) => {
  const version = async () =>
    (await given.database.select({ version: readModel.version }).from(readModel))[0];
  const feed = createFeed('fr', [
    { ID: 1, City: 'Bruxelles-Ville', Zip: '1000' },
    { ID: 2, City: 'Bruxelles', Zip: '1000' },
  ]);

  test('is made anew when the configuration changed: corrections of town names then apply', async () => {
    await loadFeed(given.database, given.config, feedItems(feed));
    const corrected: AgencyConfig = {
      ...given.config,
      listings: { ...given.config.listings, cityCorrections: { 'Bruxelles-Ville': 'Bruxelles' } },
    };
    await ensureReadModel(given.database, corrected);
    const town = { name: cities.foldedName, zip: cities.zip };
    expect(await given.database.select(town).from(cities).where(ownRows(cities, corrected))).toEqual([
      { name: 'bruxelles', zip: '1000' },
    ]);
    const spelling = { name: citySpellings.name, listings: citySpellings.listings };
    expect(
      await given.database.select(spelling).from(citySpellings).where(ownRows(citySpellings, corrected)),
    ).toEqual([{ name: 'Bruxelles', listings: 2 }]);
  });

  test('leaves out a listing whose record is damaged, and names it in the log', async () => {
    await loadFeed(given.database, given.config, feedItems(feed));
    await given.database.execute(sql`update property_records set listing = '{"ID":2}' where property_id = 2`);
    await given.database
      .insert(readModelChanges)
      .values({ rules: computeRules(given.config), propertyId: 2 });
    await ensureReadModel(given.database, given.config);
    expect(await given.database.select({ id: listings.id }).from(listings)).toEqual([{ id: 1 }]);
    expect(jest.mocked(console.error).mock.calls.map(String).join()).toContain('listing 2 is damaged');
    jest.mocked(console.error).mockClear();
  });

  test('is not made anew with the same configuration', async () => {
    await loadFeed(given.database, given.config, feedItems(feed));
    const before = await version();
    await ensureReadModel(given.database, given.config);
    expect(await version()).toEqual(before);
  });
});
