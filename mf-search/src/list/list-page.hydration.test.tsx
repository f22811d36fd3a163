import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { parseListingQuery } from 'shared-kit/domain/listing-query';
import { contentModule } from '../../testing/content-module.ts';
import { facets, listingPage } from '../../testing/listings.ts';
import { hydratePart } from '../../testing/render-part.tsx';
import SearchBox from '../search-box/search-box.tsx';
import ListPage from './list-page.tsx';

test('the list hydrates without mismatch', async () => {
  const query = parseListingQuery(new URLSearchParams('city=namur|5000&bedrooms=2&price=0-900&page=2'), 1);
  await hydratePart(<ListPage data={{ goal: 1, query, result: listingPage(40, 2) }} />, { language: 'de' });
  expect(screen.getAllByRole('article')).toHaveLength(12);
});

test('the search box hydrates without mismatch', async () => {
  await hydratePart(
    <SearchBox module={contentModule({ kind: 'search-box' })} data={{ facets: [facets, facets] }} />,
    { language: 'nl' },
  );
  expect(screen.getByRole('button', { name: 'Zoeken' })).toBeTruthy();
});
