import { examplePicture } from '../../../testing/pictures.ts';
import { sampleListing } from '../../../testing/sample-listing.ts';
import { picturesApart } from './property-grid.tsx';

const listings = (...pictures: string[]) =>
  pictures.map((ids, index) => ({
    ...sampleListing,
    id: index,
    pictures: [...ids].map((id) => ({
      ...examplePicture,
      id,
      kind: id === 'p' ? ('floorplan' as const) : ('photo' as const),
    })),
  }));
const shown = (...pictures: string[]) =>
  picturesApart(listings(...pictures)).map((listing) => listing.pictures.map(({ id }) => id).join(''));

test('units of one building show its picture once in a row, and all of their own', () => {
  expect(shown('Bab', 'Bcd', 'Bef', 'Bgh', 'Bij')).toEqual(['Bab', 'cdB', 'efB', 'ghB', 'Bij']);
});

test('a card without another photo, or without any, stays as it is, and so does one whose plan comes first', () => {
  expect(shown('B', 'B', 'Bp', '', 'pxy')).toEqual(['B', 'B', 'Bp', '', 'pxy']);
});
