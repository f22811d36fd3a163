import { testOfferPages } from '../../../../testing/offer-documents.ts';
import { describeOnDatabase } from '../../../../testing/test-database.ts';

describeOnDatabase('A purchase offer', (given) => {
  testOfferPages(given, [20, 30, 34, 42, 46, 50]);
});
