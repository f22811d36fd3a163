import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { describeOnEachDatabase } from '../../../testing/each-database.ts';
import { feedOf } from '../../../testing/feed-builder.ts';
import { feedItems } from '../../import/feed-items.ts';
import { loadFeed } from '../../import/load-feed.ts';
import { propertyAnswers } from '../property/property-answers.ts';
import { readSimilarListings } from '../property/similar-listings.ts';
import { prepareAhead } from './prepare-ahead.ts';
import { preparedAnswers } from './prepared-answers.ts';

describeOnEachDatabase('answers', (given) => {
  test('are precomputed in every language in use after each change, until it is stopped', async () => {
    const { database, config } = given;
    const answers = preparedAnswers(database);
    const properties = propertyAnswers(database, config, answers, () => readSimilarListings(database));
    const stopping = new AbortController();
    const asked: string[] = [];
    const read: number[] = [];
    const { promise: isReady, resolve: tellReady } = Promise.withResolvers<void>();
    const listings = [{ ID: 1 }, { ID: 2 }];
    await loadFeed(database, config, feedItems(feedOf('fr', listings)));
    const preparing = prepareAhead({
      database,
      config,
      answers,
      properties: async (id, language) => {
        const answer = await properties(id, language);
        asked.push(`${id} ${language}`);
        if (asked.length === listings.length * config.languages.inUse.length) tellReady();
        return answer;
      },
      readListings: async (version) => read.push(version),
      logger: pino({ level: 'silent' }),
      signal: stopping.signal,
    });
    await isReady;
    stopping.abort();
    await preparing;
    expect(read).toEqual([await answers.version()]);
    expect(asked.toSorted()).toEqual(
      listings.flatMap(({ ID }) => config.languages.inUse.map((language) => `${ID} ${language}`)).toSorted(),
    );
    const kept = await answers.get(`property fr 1`, () => Promise.reject(new Error('was not ready')));
    expect(JSON.parse(String(kept.body))).toMatchObject({ property: { id: 1 }, similar: [{ id: 2 }] });
  });
});
