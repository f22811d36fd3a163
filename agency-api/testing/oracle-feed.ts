import type { Feed } from 'shared-kit/contracts/feed/feed';
import { randomFor, type Random } from 'shared-kit/domain/seeded-random';
import { createFeed } from './feed-builder.ts';

/** Towns with real postal codes in several provinces, abroad and without any; the first two are 12 km apart. */
export const ORACLE_TOWNS = [
  ['Namur', '5000', 10],
  ['Eghezée', '5310', 10],
  ['Liège', '4000', 10],
  ['Ixelles', '1050', 10],
  ['Wavre', '1300', 10],
  ['Gent', '9000', 10],
  ['Leuven', '3000', 10],
  ['Clervaux', '9710', 50],
  ['', '', null],
] as const;

const MAIN_TYPES = ['Maison', 'Villa', 'Appartement', 'Duplex', ''];
const DAYS = ['Immédiatement', "À l'acte", 'Le 1 mars 2027', '15/06/2027', 'Au départ du locataire', null];

/** Two feeds that disagree and lack values, with every value that the search filters by. */
export function oracleFeeds(seed: number, count: number): [Feed, Feed] {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return [feedIn('fr', 0.9), feedIn('nl', 0.4)];

  function feedIn(language: 'fr' | 'nl', share: number): Feed {
    const there = ids
      .map((ID) => ({
        ID,
        shared: randomFor('oracle', seed, ID),
        random: randomFor('oracle', seed, ID, language),
      }))
      .filter(({ random }) => random.chance(share))
      .map(({ ID, shared, random }) => {
        const [City, Zip, CountryID] = shared.pick(ORACLE_TOWNS);
        const Goal = shared.pick([0, 0, 1] as const);
        return { ID, Goal, City, Zip, CountryID, random };
      });
    return createFeed(
      language,
      there.map(({ ID, Goal, City, Zip, random }) => ({
        ID,
        Goal,
        ...createTown(random, City, Zip),
        WebIDs: random.pick(['1', '2', '1, 2', ' ', '2, 10']),
        MainTypeName: random.pick(MAIN_TYPES),
        TypeDescription: random.pick(['Villa', 'Maison', 'Appartement', '', 'Maison - vendu', 'À vendre']),
        RecordFile: `${random.pick(['AB', 'C'])}-${ID}`,
        Marquee: random.chance(0.05) ? 18 : 0,
        ...(random.chance(0.1) && { ProjectID: 24 }),
      })),
      {
        details: there
          .filter(({ random }) => random.chance(0.9))
          .map(({ ID, CountryID, random }) => ({ ID, CountryID, ...createDetail(random) })),
      },
    );
  }
}

/** Most records agree on the town; some lack its name or its code, and some mean another town. */
function createTown(random: Random, City: string, Zip: string) {
  if (random.chance(0.9)) return { City, Zip };
  const [otherCity, otherZip] = random.pick(ORACLE_TOWNS);
  return random.pick([
    { City, Zip: '' },
    { City: '', Zip },
    { City: otherCity, Zip: otherZip },
  ]);
}

function createDetail(random: Random) {
  const Price = random.pick([0, null, 100_000, 200_000, 200_000, 300_000, 750]);
  return {
    Price,
    PublishPrice: random.pick([true, true, true, false, null]),
    PriceOnDemand: random.chance(0.1),
    LifeAnnuity: random.chance(0.1) ? { Bouquet: random.pick([Price, 5_000]), MonthlyRent: 500 } : null,
    PublishAddress: random.pick([true, true, false, null]),
    Latitude: random.pick([null, 50.4671, 50.61, 51.05]),
    Longitude: random.pick([null, 4.3512, 4.8702, 5.57]),
    BedRooms: random.pick([null, 1, 2, 3]),
    Garages: random.pick([null, 0, 1]),
    SurfaceLiving: random.pick([null, 0, 50, 80, 120]),
    SurfaceGround: random.pick([null, 300, 800]),
    SurfaceTerrace: random.pick([null, 0, 12]),
    Terrace: random.pick([null, true, false]),
    Garden: random.pick([null, true, false]),
    Lift: random.pick([null, true, false]),
    Furnished: random.pick([null, true, false]),
    Floor: random.pick([null, 0, 1]),
    VAT: random.pick([null, null, null, '21 %', 6]),
    EPCLabelText: random.pick([null, null, 'B', 'PEB C', 'en cours', 'A++', 'i']),
    EnergyPerformance: random.pick([null, -3, 44, 100, 171, 346, 600]),
    Availability: random.pick(DAYS),
    UnitStatus: random.pick([null, null, null, null, 'Libre', 'Vendu', 'Appartement loué']),
  };
}
