import { test } from '@jest/globals';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { expectOraclesAnswers } from '../../../../testing/oracle-searches.ts';
import { testApi } from '../../../../testing/test-api.ts';

const SEARCHES = 20;

describeOnDatabase('searches of any kind', (given) => {
  test('find what plain loops over the feeds find, in the same order, with the same counts', async () => {
    const seeds = Array.from({ length: SEARCHES }, (_, index) => index);
    await expectOraclesAnswers(testApi(given), given, seeds);
  });
});
