import type { ListingFacets, ListingSearch } from 'shared-kit/contracts/api/listing';
import type { Feed } from 'shared-kit/contracts/feed/feed';
import type { PropertyRecord } from 'shared-kit/contracts/feed/list-records';
import type { PropertyDetailRecord } from 'shared-kit/contracts/feed/property-detail-record';
import { listAreas, AREAS } from 'shared-kit/domain/region';
import { availableFrom, dayNumber } from 'shared-kit/domain/available-from';
import { cityKey } from 'shared-kit/domain/towns';
import { ENERGY_GROUPS, findEnergyGroup, FEATURES, type Feature } from 'shared-kit/domain/search-criteria';
import { energyLabel } from 'shared-kit/domain/energy-label';
import { parseBounds, parsePolygon } from 'shared-kit/domain/map-area';
import { foldWords } from 'shared-kit/domain/slug';
import { isClosed, statusOfHeadline } from 'shared-kit/domain/status';
import { readVat } from 'shared-kit/domain/price-label';
import { townCentre, type Point } from '../src/catalogue/places/town-centre.ts';
import { referenceKey } from '../src/catalogue/records/listing-keys.ts';

/** What a search should answer. */
interface OracleAnswer {
  ids: number[];
  facets: {
    cities: [key: string, count: number][];
    types: [id: number, count: number][];
    areas: Record<string, number>;
    energy: Record<string, number>;
    features: Record<string, number>;
    sold: number;
  };
}

interface Home {
  id: number;
  goal: number;
  discreet: boolean;
  closed: boolean;
  key: string;
  zip: string;
  areas: string[];
  types: number[];
  reference: string;
  words: string[];
  place: Point | undefined;
  typeName: string;
  isAnnuity: boolean;
  isBouquet: boolean;
  price: number | undefined;
  priceM2: number | undefined;
  rooms: Record<string, number | undefined>;
  living: number | undefined;
  plot: number | undefined;
  energy: string | undefined;
  features: Feature[];
  day: number | undefined;
}

/** Of the types in feeds that are generated. */
const TYPE_NAMES: Readonly<Record<string, string>> = { 1: 'Maison fr', 2: 'Appartement fr' };

type Facts = Partial<PropertyRecord & PropertyDetailRecord>;

/** Searches feeds in plain loops, record by record, in the order of languages in which they are given; the first one is the visitor's. */
export function searchOracle(feeds: readonly Feed[], discreetMarquees: readonly number[]) {
  const records = feeds.flatMap(({ properties, details = [] }) =>
    properties.map((property): Facts => {
      const detail = details?.find(({ ID }) => ID === property.ID);
      return { ...detail, ...property };
    }),
  );
  const homes = [...Map.groupBy(records, ({ ID }) => ID!).values()].map((ofHome) =>
    createHome(ofHome, discreetMarquees),
  );
  return (search: ListingSearch): OracleAnswer => computeAnswer(homes, search);
}

function createHome(records: Facts[], discreetMarquees: readonly number[]): Home {
  const known = <Key extends keyof Facts>(key: Key): NonNullable<Facts[Key]> | undefined => {
    const values = records.map((record) => record[key]);
    return values.find(
      (value) => value !== null && value !== undefined && String(value).trim() !== '',
    ) as never;
  };
  const first = <Value>(read: (record: Facts) => Value | null | undefined): Value | undefined =>
    records.map(read).find((value) => value !== null && value !== undefined) ?? undefined;
  const some = (isSo: (record: Facts) => boolean) => records.some(isSo);

  const goal = known('Goal') as number;
  const closed = some(({ TypeDescription, UnitStatus }) =>
    [TypeDescription, UnitStatus].some((wording) => isClosed(statusOfHeadline(wording, goal))),
  );
  const withheld =
    goal === 0 && some(({ PriceOnDemand, PublishPrice }) => PriceOnDemand === true || PublishPrice === false);
  const price = closed || withheld ? undefined : first(({ Price }) => Price || null);
  const living = first(({ SurfaceLiving }) => SurfaceLiving || null);
  const isBouquet = some(
    ({ Price, LifeAnnuity }) => !!LifeAnnuity && !!Price && LifeAnnuity.Bouquet === Price,
  );
  const { city, zip } = findTown(records);
  const countryId = known('CountryID') ?? 10;
  const listed = first(({ WebIDs = '' }) => (WebIDs.trim() ? WebIDs : null)) ?? String(records[0]!.WebID);
  const outside = (surface: 'SurfaceTerrace' | 'SurfaceGarden', flag: 'Terrace' | 'Garden') =>
    first((record) => ((record[surface] ?? 0) > 0 ? true : record[flag])) === true;
  const has: Record<Feature, boolean> = {
    terrace: outside('SurfaceTerrace', 'Terrace'),
    garden: outside('SurfaceGarden', 'Garden'),
    garage: (known('Garages') ?? 0) > 0,
    lift: known('Lift') === true,
    furnished: known('Furnished') === true,
    'new-build': some(({ VAT, ProjectID }) => readVat(VAT) !== undefined || typeof ProjectID === 'number'),
    'ground-floor': known('Floor') === 0,
  };
  return {
    id: known('ID')!,
    goal,
    closed,
    discreet: some(({ Marquee }) => discreetMarquees.includes(Marquee!)),
    key: city && cityKey(city, zip),
    zip,
    areas: listAreas(zip, countryId),
    types: listed.split(',').map(Number),
    reference: referenceKey(known('RecordFile')!),
    words: [zip, foldWords(city), ...records.map(({ MainTypeName = '' }) => foldWords(MainTypeName))],
    place: findPlace(records, countryId),
    typeName:
      first(({ MainTypeName }) => MainTypeName || null) ?? TYPE_NAMES[listed.split(',')[0]!.trim()] ?? '',
    isAnnuity: goal === 0 && some(({ LifeAnnuity }) => !!LifeAnnuity?.Bouquet || !!LifeAnnuity?.MonthlyRent),
    isBouquet,
    price,
    priceM2: price !== undefined && living !== undefined && !isBouquet ? price / living : undefined,
    rooms: { bedrooms: known('BedRooms'), garages: known('Garages') },
    living,
    plot: first(({ SurfaceGround }) => SurfaceGround || null),
    energy: findEnergyGroup(
      energyLabel({
        zip,
        countryId,
        labelText: known('EPCLabelText') ?? null,
        performance: known('EnergyPerformance') ?? null,
      })?.label,
    ),
    features: FEATURES.filter((feature) => has[feature]),
    day: first(({ Availability }) => availableFrom(Availability)),
  };
}

/** Name and code of one record: of the first that has both, or else of the first that has one. */
function findTown(records: Facts[]): { city: string; zip: string } {
  for (const { City, Zip } of records) if (City && Zip) return { city: City, zip: Zip };
  for (const { City, Zip } of records) if (City || Zip) return { city: City ?? '', zip: Zip ?? '' };
  return { city: '', zip: '' };
}

/** The record's own place where the address is published in one record and forbidden in none; the centre of the town otherwise. */
function findPlace(records: Facts[], countryId: number): Point | undefined {
  const published = records.map(({ PublishAddress }) => PublishAddress);
  if (published.includes(true) && !published.includes(false))
    for (const { Latitude, Longitude } of records)
      if (typeof Latitude === 'number' && typeof Longitude === 'number')
        return { latitude: Latitude, longitude: Longitude };
  const { city, zip } = findTown(records);
  return zip ? townCentre({ names: [city], zip, countryId }) : undefined;
}

type Ignored = 'places' | 'types' | 'energy' | 'features' | 'sold';

function computeAnswer(homes: Home[], search: ListingSearch): OracleAnswer {
  const found = (ignored?: Ignored) => homes.filter((home) => isFound(home, search, ignored));
  const towns = Map.groupBy(found('places'), ({ key }) => key);
  const chosenTypes = new Set(search.type);
  const types = new Map([...chosenTypes].map((id) => [id, 0]));
  for (const home of found('types')) for (const id of home.types) types.set(id, (types.get(id) ?? 0) + 1);
  const count = <Choice extends string>(choices: readonly Choice[], has: (choice: Choice) => number) =>
    Object.fromEntries(choices.map((choice) => [choice, has(choice)]));
  return {
    ids: inOrder(found(), search).map(({ id }) => id),
    facets: {
      cities: [...towns].flatMap(([key, { length }]) => (key ? [[key, length] as [string, number]] : [])),
      types: [...types].filter(([id, count]) => count > 0 && (id === 1 || id === 2)),
      areas: count(AREAS, (area) => found('places').filter(({ areas }) => areas.includes(area)).length),
      energy: count(
        ENERGY_GROUPS,
        (group) => found('energy').filter(({ energy }) => energy === group).length,
      ),
      features: count(
        FEATURES,
        (feature) => found().filter(({ features }) => features.includes(feature)).length,
      ),
      sold: found('sold').filter(({ closed }) => closed).length,
    },
  };
}

function isFound(home: Home, search: ListingSearch, ignored?: Ignored): boolean {
  const atLeast = (value: number | undefined, min: number | undefined) => !min || (value ?? -1) >= min;
  const within = (value: number | undefined, min: number | undefined, max: number | undefined) =>
    (!min || (value !== undefined && value >= min)) &&
    (max === undefined || (value !== undefined && value <= max));
  return (
    home.goal === search.goal &&
    home.discreet === (search.list === 'discreet') &&
    atLeast(home.rooms.bedrooms, search.bedrooms) &&
    atLeast(home.rooms.garages, search.garages) &&
    isPriced(home, search.priceMin, search.priceMax) &&
    (search.annuity === 'show' || !home.isAnnuity) &&
    within(home.living, search.livingMin, search.livingMax) &&
    within(home.plot, search.plotMin, search.plotMax) &&
    (!search.search || isMeant(home, search.search)) &&
    isOnMap(home.place, search) &&
    (search.available === undefined || (home.day !== undefined && home.day <= dayNumber(search.available))) &&
    (ignored === 'places' || isInPlaces(home, search)) &&
    (ignored === 'types' || search.type.length === 0 || home.types.some((id) => search.type.includes(id))) &&
    (ignored === 'energy' ||
      search.energy.length === 0 ||
      search.energy.some((group) => group === home.energy)) &&
    (ignored === 'features' || search.with.every((feature) => home.features.includes(feature))) &&
    (ignored === 'sold' || search.sold === 'show' || !home.closed)
  );
}

/** The bouquet of a life annuity is no price that a home is found by. */
function isPriced({ price, isBouquet }: Home, min: number | undefined, max: number | undefined): boolean {
  if (!min && max === undefined) return true;
  return price !== undefined && !isBouquet && price >= (min ?? 0) && price <= (max ?? Infinity);
}

/** What texts of the oracle's searches ask for besides names. */
const ASKED: readonly (readonly [words: string, isSo: (home: Home) => boolean])[] = [
  ['avec jardin', ({ features }) => features.includes('garden')],
  ['terras', ({ features }) => features.includes('terrace')],
  ['Aufzug', ({ features }) => features.includes('lift')],
  ['sans garage', ({ features }) => !features.includes('garage')],
  ['2 slaapkamers', ({ rooms }) => (rooms.bedrooms ?? -1) >= 2],
  ['max 250.000 €', (home) => isPriced(home, undefined, 250_000)],
  ['from 150k', (home) => isPriced(home, 150_000, undefined)],
  ['80 m²', ({ living }) => living !== undefined && living >= 80],
];
export const ASKED_WORDS: readonly string[] = ASKED.map(([words]) => words);

function isMeant(home: Home, text: string): boolean {
  const asked = ASKED.filter(([words]) => text.includes(words));
  const names = asked
    .reduce((rest, [words]) => rest.replace(words, ''), text)
    .split(' ')
    .filter(Boolean);
  return asked.every(([, isSo]) => isSo(home)) && names.every((word) => means(home, word));
}

/** A word that the oracle's searches use: the beginning of a town, a postal code or a main type, or part of a reference. */
function means({ words, reference, id }: Home, word: string): boolean {
  const folded = foldWords(word);
  const begins = words.some((text) => text.startsWith(folded));
  return begins || reference.includes(referenceKey(word)) || String(id).startsWith(word);
}

function isOnMap(place: Point | undefined, { bounds, polygon }: ListingSearch): boolean {
  const box = bounds ? parseBounds(bounds)! : undefined;
  const corners = polygon ? parsePolygon(polygon)! : undefined;
  if (!box && !corners) return true;
  if (!place) return false;
  const { latitude: lat, longitude: lng } = place;
  const isInBox = !box || (lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east);
  return isInBox && (!corners || isInside(lat, lng, corners));
}

/** By the number of sides that lie to the east. */
function isInside(lat: number, lng: number, corners: readonly { lat: number; lng: number }[]): boolean {
  const crossed = corners.filter((from, index) => {
    const to = corners[(index + 1) % corners.length]!;
    const isBeside = from.lat > lat !== to.lat > lat;
    return isBeside && lng < from.lng + ((lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng);
  });
  return crossed.length % 2 === 1;
}

function isInPlaces(home: Home, { city, area, radius }: ListingSearch): boolean {
  if (city.length === 0 && area.length === 0) return true;
  const isNear = (key: string) => {
    const [name = '', zip = ''] = key.split('|');
    const centre = townCentre({ names: [name], zip });
    return radius !== undefined && !!centre && !!home.place && kilometres(centre, home.place) <= radius;
  };
  return (
    area.some((wanted) => home.areas.includes(wanted)) || city.some((key) => key === home.key || isNear(key))
  );
}

/** By the law of cosines. */
function kilometres(from: Point, to: Point): number {
  const [a, b, turn] = [from.latitude, to.latitude, to.longitude - from.longitude].map(
    (degrees) => (degrees / 180) * Math.PI,
  ) as [number, number, number];
  const cosine = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn);
  return 6371 * Math.acos(Math.min(1, cosine));
}

function inOrder(homes: Home[], { sort }: ListingSearch): Home[] {
  const { compare } = new Intl.Collator('fr', { numeric: true });
  const last = (value: number | undefined) => value ?? Infinity;
  const orders: Record<ListingSearch['sort'], (a: Home, b: Home) => number> = {
    newest: () => 0,
    'price-asc': (a, b) => compareNumbers(last(a.price), last(b.price)),
    'price-desc': (a, b) => compareNumbers(b.price ?? -1, a.price ?? -1),
    'price-m2-asc': (a, b) => compareNumbers(last(a.priceM2), last(b.priceM2)),
    'surface-desc': (a, b) => compareNumbers(b.living ?? -1, a.living ?? -1),
    type: (a, b) => Number(!a.typeName) - Number(!b.typeName) || compare(a.typeName, b.typeName),
    city: (a, b) =>
      Number(!a.key) - Number(!b.key) ||
      compare(a.key.split('|')[0]!, b.key.split('|')[0]!) ||
      compare(a.zip, b.zip),
  };
  return homes.toSorted((a, b) => Number(a.closed) - Number(b.closed) || orders[sort](a, b) || b.id - a.id);
}

const compareNumbers = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** An answer's facets in the form of the oracle's. */
export function comparable(facets: ListingFacets): OracleAnswer['facets'] {
  return {
    cities: facets.cities.filter(({ count }) => count > 0).map(({ key, count }) => [key, count]),
    types: facets.types.filter(({ count }) => count > 0).map(({ id, count }) => [id, count]),
    areas: Object.fromEntries(facets.areas.map(({ key, count }) => [key, count])),
    energy: Object.fromEntries(facets.energy.map(({ group, count }) => [group, count])),
    features: Object.fromEntries(facets.features.map(({ feature, count }) => [feature, count])),
    sold: facets.sold,
  };
}
