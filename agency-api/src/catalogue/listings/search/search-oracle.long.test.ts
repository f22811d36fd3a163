import { test } from '@jest/globals';
import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { expectOraclesAnswers } from '../../../../testing/oracle-searches.ts';
import { testApi } from '../../../../testing/test-api.ts';

/** After those of the short run. */
const FIRST = 20;
const SEARCHES = 480;

describeOnDatabase('many searches of any kind', (given) => {
  test('find what plain loops over the feeds find, in the same order, with the same counts', async () => {
    const seeds = Array.from({ length: SEARCHES }, (_, index) => FIRST + index);
    await expectOraclesAnswers(testApi(given), given, seeds);
  }, 300_000);
});
