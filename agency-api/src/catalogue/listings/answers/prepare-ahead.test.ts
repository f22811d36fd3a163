import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { createFeed } from '../../../../testing/feed-builder.ts';
import { belgianDay } from '../../../clock/belgian-time.ts';
import { feedItems } from '../../../../testing/feed-items.ts';
import { loadFeed } from '../../import/load-feed.ts';
import { propertyAnswers } from '../property/property-answers.ts';
import { catalogueReads } from '../read-model/catalogue-reads.ts';
import { currentListings } from '../read-listing-data.ts';
import { prepareAhead } from './prepare-ahead.ts';
import { preparedAnswers } from './answer-cache.ts';

describeOnDatabase('answers', (given) => {
  test('are precomputed in every language in use after each change, until it is stopped', async () => {
    const { database, config } = given;
    const listings = currentListings(database, config);
    const answers = preparedAnswers(listings);
    const properties = propertyAnswers(catalogueReads({ primary: database, config }), config, answers);
    const stopping = new AbortController();
    const asked: string[] = [];
    const { promise: isReady, resolve: tellReady } = Promise.withResolvers<void>();
    const homes = [{ ID: 1 }, { ID: 2 }];
    await loadFeed(database, config, feedItems(createFeed('fr', homes)));
    const preparing = prepareAhead({
      database,
      config,
      listings,
      answers,
      properties: async (id, language) => {
        const answer = await properties(id, language);
        asked.push(`${id} ${language}`);
        if (asked.length === homes.length * config.languages.inUse.length) tellReady();
        return answer;
      },
      logger: pino({ level: 'silent' }),
      signal: stopping.signal,
    });
    await isReady;
    stopping.abort();
    await preparing;
    expect(asked.toSorted()).toEqual(
      homes.flatMap(({ ID }) => config.languages.inUse.map((language) => `${ID} ${language}`)).toSorted(),
    );
    const key = `property fr 1 ${belgianDay(new Date())}`;
    const kept = await answers.get(key, () => Promise.reject(new Error('was not ready')));
    expect(JSON.parse(String(kept.body))).toMatchObject({ property: { id: 1 }, similar: [{ id: 2 }] });
  });
});
