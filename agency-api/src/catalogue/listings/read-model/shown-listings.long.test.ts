import { describeOnDatabase } from '../../../../testing/test-database.ts';
import { testWithheld } from '../../../../testing/withheld-rows.ts';

describeOnDatabase('what is stored of listings to be shown', (given) => {
  testWithheld(given, ['en', 'de']);
});
