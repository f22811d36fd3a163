import { examplePicture } from '../../../testing/pictures.ts';
import { sampleListing } from '../../../testing/sample-listing.ts';
import { PropertyGrid, PropertyGridSkeleton } from './property-grid.tsx';

const listings = [1, 2, 3, 4].map((id) => ({ ...sampleListing, id, picture: examplePicture }));

/** As wide as a page. */
export const isWide = true;

export default {
  'four in a row': <PropertyGrid listings={listings} />,
  'two in a row': <PropertyGrid listings={listings} perRow={2} />,
  'not there yet': <PropertyGridSkeleton count={4} />,
};
