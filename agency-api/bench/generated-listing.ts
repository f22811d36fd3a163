import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { Language } from 'shared-kit/domain/languages';
import { randomFor, type Random } from 'shared-kit/domain/seeded-random';
import { GENERATED_TOWNS } from './generated-towns.ts';

const KINDS = [
  { name: 'Maison', webIds: [1], weight: 40 },
  { name: 'Appartement', webIds: [2], weight: 35 },
  { name: 'Villa', webIds: [1], weight: 8 },
  { name: 'Terrain', webIds: [4], weight: 8 },
  { name: 'Bureaux', webIds: [10], weight: 4 },
  { name: 'Duplex', webIds: [2, 10], weight: 3 },
  { name: 'Immeuble de rapport', webIds: [1, 2], weight: 2 },
] as const;
const ASSETS = [
  'avec jardin',
  'avec terrasse',
  'à rénover',
  'lumineux',
  'de caractère',
  'bien situé',
  'récent',
  'au calme',
];
const STREET_KINDS = ['Rue', 'Avenue', 'Chaussée', 'Place', 'Chemin'];
const STREET_NAMES = [
  ...[
    'de la Station',
    'de Fer',
    'des Tilleuls',
    'du Moulin',
    'de Namur',
    'de Bruxelles',
    'de la Gare',
    'Haute',
  ],
  ...[
    'des Écoles',
    'du Centre',
    'de Louvain',
    'du Château',
    'de la Paix',
    'du Marché',
    'de Tervueren',
    'Albert',
  ],
];
const STATUSES = ['', '', '', '', '', '', 'vendu', 'sous offre', 'sous option', 'nouveau'];
const SENTENCES = [
  'Situé dans un quartier calme à proximité immédiate des commerces, des écoles et des transports en commun.',
  'Le rez-de-chaussée comprend un hall d’entrée, un vaste séjour baigné de lumière et une cuisine équipée.',
  'À l’étage, les chambres donnent sur le jardin et se partagent une salle de bains rénovée.',
  'Chauffage central au gaz, double vitrage et installation électrique conforme.',
  'Une cave, un grenier aménageable et un garage complètent l’ensemble.',
];

interface GeneratedListing {
  property: PropertyRecord;
  detail: PropertyDetailRecord;
}

/** A listing of about 3 KB, the same in every run: a third of all is for rent. */
export function generatedListing(id: number, language: Language): GeneratedListing {
  const random = randomFor('bench', id);
  const kind = random.weighted(KINDS.map((candidate) => [candidate, candidate.weight] as const));
  const goal = random.chance(0.33) ? 1 : 0;
  // A few towns have most of the listings, as in real data.
  const town = GENERATED_TOWNS[Math.floor(random.next() ** 2 * GENERATED_TOWNS.length)]!;
  const bedrooms = kind.webIds.includes(4 as never) ? null : random.int(1, 6);
  const title = `${kind.name} ${random.pick(ASSETS)} à ${town.name}`;
  const headline = [kind.name, bedrooms && `${bedrooms} chambres`, random.pick(STATUSES)]
    .filter(Boolean)
    .join(' - ');
  const property: PropertyRecord = {
    ID: id,
    Goal: goal,
    City: town.name,
    Zip: town.zip,
    TypeDescription: headline,
    WebID: kind.webIds[0],
    WebIDs: kind.webIds.join(', '),
    MainTypeName: kind.name,
    language,
    RecordFile: `${100_000 + id}${goal === 1 ? 'L' : ''}`,
    Marquee: random.int(0, 18),
  };
  return { property, detail: generatedDetail(property, { title, bedrooms, random }) };
}

interface Gist {
  title: string;
  bedrooms: number | null;
  random: Random;
}

function generatedDetail(
  { ID, Goal, City, Zip, language }: PropertyRecord,
  { title, bedrooms, random }: Gist,
): PropertyDetailRecord {
  const living = (bedrooms ?? 0) * random.int(28, 45) + 20;
  return {
    ID,
    language,
    Title: title,
    Description: `<p>${random.shuffle(SENTENCES).join('</p><p>')}</p>`,
    Street: `${random.pick(STREET_KINDS)} ${random.pick(STREET_NAMES)}`,
    HouseNumber: String(random.int(1, 200)),
    Zip,
    City,
    CountryID: 10,
    CountryName: 'Belgique',
    PublishAddress: random.chance(0.6),
    Latitude: random.between(49.5, 51.4),
    Longitude: random.between(2.6, 6.3),
    Price: Goal === 1 ? random.int(10, 40) * 50 : random.int(60, 900) * 1000,
    PublishPrice: true,
    PriceOnDemand: random.chance(0.04),
    ChargesRenter: Goal === 1 ? random.int(0, 20) * 10 : null,
    BedRooms: bedrooms,
    BathRooms: bedrooms && random.int(1, 2),
    ShowerRooms: bedrooms && random.int(0, 2),
    Toilets: bedrooms && random.int(1, 3),
    Garages: random.int(0, 2),
    SurfaceLiving: bedrooms ? living : null,
    SurfaceGround: random.int(100, 3000),
    ConstructionYear: random.int(1890, 2024),
    Facades: random.int(2, 4),
    EnergyPerformance: random.int(10, 600),
    EPCCode: `2024${random.int(100_000, 999_999)}`,
    CadastralIncome: random.int(300, 2500),
    Heating: 'Gaz',
    Kitchen: 'Équipée',
    WindowGlazing: 'Double vitrage',
    Permits: 'yes',
    Summons: 'no',
    Gas: true,
    Water: true,
    Electricity: true,
    Garden: random.chance(0.5),
    Terrace: random.chance(0.4),
    Lift: random.chance(0.3),
    Furnished: random.chance(0.1),
    Floor: bedrooms ? random.int(0, 5) : null,
    Availability: random.pick(['Immédiatement', "À l'acte", 'Le 1 mars 2027', null]),
    VAT: random.chance(0.1) ? '21 %' : null,
    Pictures: Array.from({ length: random.int(4, 8) }, (_, index) => ({
      ID: `${ID}-${index}`,
      Url: `https://pictures.example/${ID}/${index}.jpg`,
      Name: `${title} ${index + 1}`,
      Width: 1600,
      Height: 1067,
      Kind: 'photo' as const,
    })),
    Manager: { Name: 'Anne Dubois', Email: 'anne@agency.example', Phone: '081000000' },
  };
}
