import { examplePicture } from '../../../testing/pictures.ts';
import { sampleListing } from '../../../testing/sample-listing.ts';
import { PropertyCardSkeleton } from './property-card-skeleton.tsx';
import { PropertyCard } from './property-card.tsx';

const listing = { ...sampleListing, picture: examplePicture };
const card = (changes: Partial<typeof sampleListing>) => (
  <PropertyCard listing={{ ...listing, ...changes }} sizes="400px" />
);

export default {
  'everything known': card({}),
  'price dropped': card({ status: 'price-drop' }),
  sold: card({ status: 'sold' }),
  'little known': card({
    picture: null,
    price: { kind: 'on-request', amount: null, perMonth: false },
    bedrooms: null,
    bathrooms: null,
    surfaceLiving: null,
    surfaceGround: null,
    energyLabel: null,
  }),
  'not there yet': <PropertyCardSkeleton />,
};
