import { expect, test } from '@jest/globals';
import type { ListingPage } from '../contracts/api/listing.ts';
import type { PropertyResponse } from '../contracts/api/property.ts';
import type { ApiClient, OperationResponse } from './api-client.ts';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Checked by the compiler, never run: each `@ts-expect-error` fails the typecheck once the line compiles. */
export function requestsThatMustNotCompile(api: ApiClient) {
  // @ts-expect-error a language that is not bundled
  void api.get('getSite', { query: { lang: 'it' } });
  // @ts-expect-error the language is missing
  void api.get('getSite', { query: {} });
  // @ts-expect-error the path parameter is missing
  void api.get('getProperty', { query: { lang: 'fr' } });
  // @ts-expect-error an unknown sort
  void api.get('searchListings', { query: { lang: 'fr', goal: 0, sort: 'cheapest' } });
  // @ts-expect-error a goal that does not exist
  void api.get('searchListings', { query: { lang: 'fr', goal: 2 } });
  // @ts-expect-error the goal is missing
  void api.get('searchListings', { query: { lang: 'fr' } });
  // @ts-expect-error a misspelt filter
  void api.get('searchListings', { query: { lang: 'fr', goal: 1, bedroom: 2 } });
  // @ts-expect-error an operation that is not in the contract
  void api.get('getNothing', { query: { lang: 'fr' } });
}

/** The counterpart: valid calls of a loader. */
export function requestsThatMustCompile(api: ApiClient) {
  void api.get('getSite', { query: { lang: 'de' } });
  void api.get('getProperty', { params: { id: 1399 }, query: { lang: 'nl' } });
  void api.get('searchListings', { query: { lang: 'fr', goal: 0 } });
  void api.get('searchListings', {
    query: { lang: 'fr', goal: 1, city: ['gent|9000'], type: [2], sort: 'price-asc', page: 3 },
  });
}

test('responses have the types of the contract', () => {
  const list: Same<OperationResponse<'searchListings'>, ListingPage> = true;
  const property: Same<OperationResponse<'getProperty'>, PropertyResponse> = true;
  expect([list, property]).toEqual([true, true]);
});
