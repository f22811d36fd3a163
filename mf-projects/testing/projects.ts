import type { Picture } from 'shared-kit/contracts/api/picture';
import type { ProjectCard, ProjectDetail, ProjectUnit } from 'shared-kit/contracts/api/project';

export const aPicture = (id: string, kind: Picture['kind'] = 'photo'): Picture => ({
  id,
  url: `/media/${id}`,
  width: 1600,
  height: 1067,
  alt: `Vue ${id}`,
  kind,
});

export const aCard = (over: Partial<ProjectCard> = {}): ProjectCard => ({
  id: 36,
  name: 'Saphir',
  city: 'Evere',
  zip: '1140',
  slugs: { city: 'evere', name: 'saphir' },
  typeIds: [2],
  types: [{ name: 'Appartement', count: 14 }],
  price: { min: 279_000, max: 570_000 },
  priceVat: 'excluded',
  bedrooms: { min: 1, max: 3 },
  surface: { min: 59, max: 137.4 },
  delivery: 'Livraison prévue en 2027',
  units: { total: 14, free: 8 },
  soldOut: false,
  externalUrl: null,
  picture: null,
  ...over,
});

export const soldOut: Partial<ProjectCard> = {
  price: null,
  priceVat: undefined,
  units: { total: 14, free: 0 },
  soldOut: true,
};

export const aUnit = (over: Partial<ProjectUnit> = {}): ProjectUnit => ({
  id: 1201,
  section: 'projects',
  projectId: 36,
  slugs: { town: 'evere', title: 'appartement-s0-1', project: 'saphir' },
  name: 'S0.1',
  type: 'Appartement',
  floor: 0,
  requirement: '2 chambres, terrasse 12 m²',
  status: null,
  isFree: true,
  price: { kind: 'amount', amount: 299_000, perMonth: false },
  priceWithVat: null,
  bedrooms: 2,
  surface: 88.6,
  terrace: 12,
  orientation: null,
  ...over,
});

export const aProject = (over: Partial<ProjectDetail> = {}): ProjectDetail => ({
  ...aCard(),
  slugsByLanguage: { fr: { city: 'evere', name: 'saphir' }, nl: { city: 'evere', name: 'saphir' } },
  description: '<p>Face au <strong>parc</strong>.</p>',
  situation: '<p>Tram au coin.</p>',
  address: {
    street: 'Avenue Henry Dunant',
    houseNumber: '40',
    boxNumber: null,
    zip: '1140',
    city: 'Evere',
    countryId: 10,
    countryName: 'Belgique',
  },
  pictures: [aPicture('a'), aPicture('b'), aPicture('plan', 'floorplan')],
  documents: [{ id: '1', name: 'Cahier des charges', url: 'https://docs.example/1.pdf' }],
  priceList: [aUnit()],
  ...over,
});
