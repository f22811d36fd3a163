import type { Picture } from 'shared-kit/contracts/api/picture';
import type { ListingCard, ListingFacets, ListingPage } from 'shared-kit/contracts/api/listing';

export const facets: ListingFacets = {
  cities: [
    { key: 'eghezée|5310', name: 'Eghezée', zip: '5310', count: 12 },
    { key: 'evere|1140', name: 'Evere', zip: '1140', count: 4 },
    { key: 'namur|5000', name: 'Namur', zip: '5000', count: 31 },
    { key: 'roux|6044', name: 'Roux', zip: '6044', count: 2 },
  ],
  types: [
    { id: 1, name: 'Maison', count: 30 },
    { id: 2, name: 'Appartement', count: 17 },
    { id: 10, name: 'Autres', count: 2 },
  ],
  areas: [
    { key: 'region:brussels', name: 'Bruxelles', count: 4 },
    { key: 'region:wallonia', name: 'Wallonie', count: 45 },
    { key: 'province:liege', name: 'Liège', count: 0 },
    { key: 'province:namur', name: 'Namur', count: 43 },
  ],
  energy: [
    { group: 'a', count: 7 },
    { group: 'b', count: 12 },
    { group: 'g', count: 0 },
  ],
  features: [
    { feature: 'garden', count: 20 },
    { feature: 'lift', count: 0 },
  ],
  sold: 3,
};

export const picture: Picture = {
  id: 'p',
  url: '/media/p',
  width: 1600,
  height: 1067,
  alt: '',
  kind: 'photo',
};

export const listing = (id: number, over: Partial<ListingCard> = {}): ListingCard => ({
  id,
  goal: 0,
  section: 'sale',
  reference: `R${id}`,
  slugs: { town: 'namur', title: 'maison', project: '' },
  headline: 'Maison à vendre',
  title: `Maison ${id}`,
  mainType: 'Maison',
  typeIds: [1],
  city: 'Namur',
  zip: '5000',
  projectId: null,
  status: null,
  marquee: null,
  price: { kind: 'amount', amount: 325_000, perMonth: false },
  pricePerM2: 2_241,
  newBuild: false,
  addedOn: '2026-11-02',
  bedrooms: 3,
  bathrooms: 1,
  surfaceLiving: 145,
  surfaceGround: null,
  energyLabel: null,
  latitude: null,
  longitude: null,
  picture: null,
  pictures: [],
  ...over,
});

/** One page of `total` listings. */
export function listingPage(total: number, page = 1, pageSize = 12): ListingPage {
  const onPage = Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize));
  return {
    items: Array.from({ length: onPage }, (_, index) => listing(1399 - (page - 1) * pageSize - index)),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    pageSize,
    facets,
    correctedSearch: null,
    understood: [],
    townKeys: {},
    alternatives: total === 0 ? { without: [], towns: [], homes: [] } : null,
  };
}
