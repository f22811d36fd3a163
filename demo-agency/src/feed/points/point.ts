import type { Building } from '../facts/building.ts';
import type { ListingFacts } from '../listing-facts.ts';

interface Point {
  /** The larger, the more likely it is in the title. */
  strength: number;
  applies: (listing: ListingFacts) => boolean;
}

const SUNNY = ['south', 'south-west', 'south-east'];
const CROWNED_BY_A_VIEW = ['Dinant', 'Profondeville', 'La Roche-en-Ardenne', 'Durbuy', 'Huy', 'Spa', 'Thuin'];

const home = ({ family }: ListingFacts) => family === 'house' || family === 'flat';
const house = ({ family }: ListingFacts) => family === 'house';
const garden = ({ size }: ListingFacts) => size.garden ?? 0;
const sunny = ({ equipment }: ListingFacts) => SUNNY.includes(equipment.rear);
const dated = ({ interior }: Building) => interior === 'to-renovate' || interior === 'to-refresh';
const town = ({ address }: ListingFacts) => address.town;
const value = ({ energy }: ListingFacts) =>
  energy && energy.certificate !== 'pending' ? energy.performance : Infinity;

const point = (strength: number, applies: Point['applies']): Point => ({ strength, applies });

/** Points of homes: houses and flats. */
const HOME_POINTS = {
  'south-garden': point(9, (it) => house(it) && garden(it) > 120 && garden(it) <= 900 && sunny(it)),
  'large-garden': point(8, (it) => house(it) && garden(it) > 900 && garden(it) <= 4000),
  courtyard: point(
    6,
    (it) => house(it) && town(it).setting !== 'village' && garden(it) > 25 && garden(it) <= 120,
  ),
  'ground-garden': point(10, (it) => it.kind === 'ground-floor' && garden(it) > 0),
  'sunny-terrace': point(
    7,
    (it) => it.family === 'flat' && (it.size.terrace ?? 0) >= 6 && sunny(it) && it.kind !== 'penthouse',
  ),
  'roof-terrace': point(12, (it) => it.kind === 'penthouse'),
  'open-kitchen': point(5, (it) => home(it) && it.equipment.kitchen === 'super-equipped'),
  fireplace: point(5, (it) => house(it) && it.building.constructionYear < 1985 && it.id % 3 === 0),
  period: point(8, (it) => home(it) && it.building.constructionYear < 1936 && !dated(it.building)),
  bright: point(4, (it) => home(it) && !dated(it.building)),
  'home-office': point(3, (it) => home(it) && (it.size.bedrooms ?? 0) >= 3),
  'double-garage': point(4, (it) => house(it) && it.size.garages >= 2),
  garage: point(3, (it) => home(it) && it.size.garages === 1),
  'low-energy': point(8, (it) => home(it) && value(it) <= 85),
  solar: point(6, (it) => it.amenities.solarPanels),
  'new-build': point(7, (it) => home(it) && (it.unit !== null || it.building.constructionYear >= 2024)),
  renovated: point(8, (it) => home(it) && (it.building.renovationYear ?? 0) >= 2016),
  'to-renovate': point(9, (it) => home(it) && it.building.interior === 'to-renovate'),
  'single-level': point(7, (it) => it.kind === 'bungalow' || it.kind === 'single-storey'),
  'large-family': point(7, (it) => house(it) && (it.size.bedrooms ?? 0) >= 5),
  attic: point(4, (it) => house(it) && it.amenities.attic === true),
  cellar: point(2, (it) => home(it) && it.amenities.cellar === true),
  lift: point(3, (it) => it.family === 'flat' && it.amenities.lift === true && (it.size.floor ?? 0) >= 2),
  schools: point(4, (it) => home(it) && (it.mobility?.scores.schools ?? 0) >= 7.6),
  sea: point(10, (it) => home(it) && town(it).setting === 'coast'),
  view: point(8, (it) => home(it) && CROWNED_BY_A_VIEW.includes(town(it).names.fr)),
  pool: point(11, (it) => it.amenities.pool),
  outbuildings: point(8, (it) => it.kind === 'farmhouse'),
  meadow: point(9, (it) => house(it) && (it.size.ground ?? 0) > 4000),
  furnished: point(9, (it) => it.amenities.furnished === true),
  starter: point(5, (it) => home(it) && it.goal === 0 && !it.annuity && it.asking.price < 235_000),
  volume: point(7, (it) => it.kind === 'duplex'),
} satisfies Record<string, Point>;

const OTHER_POINTS = {
  annuity: point(20, (it) => it.annuity !== null),
  practice: point(9, (it) => home(it) && it.webIds.length > 1),
  station: point(
    5,
    (it) =>
      ['house', 'flat', 'investment', 'business'].includes(it.family) &&
      (it.mobility?.scores.train ?? 0) >= 7.6,
  ),
  countryside: point(6, (it) => ['house', 'land'].includes(it.family) && town(it).setting === 'village'),
  quiet: point(3, (it) => ['house', 'flat', 'land'].includes(it.family)),
  landmark: point(5, (it) => town(it).landmark !== null),
  'flat-plot': point(6, (it) => it.family === 'land' && it.id % 2 === 0),
  'south-plot': point(7, (it) => it.family === 'land' && sunny(it)),
  serviced: point(5, (it) => it.family === 'land' && it.amenities.drain),
  'free-builder': point(7, (it) => it.family === 'land' && it.id % 3 !== 0),
  'wide-plot': point(5, (it) => it.family === 'land' && (it.size.widthPlot ?? 0) >= 19),
  'large-plot': point(7, (it) => it.family === 'land' && (it.size.ground ?? 0) >= 1200),
  'fully-let': point(8, (it) => it.family === 'investment' && it.id % 2 === 0),
  'separate-meters': point(5, (it) => it.family === 'investment'),
  'steady-income': point(7, (it) => it.family === 'investment'),
  'more-potential': point(6, (it) => it.family === 'investment' && dated(it.building)),
  'car-park': point(6, (it) => it.family === 'business' && it.size.parkings >= 3),
  visibility: point(6, (it) => it.kind === 'shop'),
  motorway: point(6, (it) => it.kind === 'warehouse' || it.kind === 'office'),
  divisible: point(6, (it) => it.kind === 'office' && (it.size.living ?? 0) > 140),
  'open-plan': point(5, (it) => it.kind === 'office'),
  'high-ceiling': point(7, (it) => it.kind === 'warehouse'),
  loading: point(6, (it) => it.kind === 'warehouse'),
  clientele: point(9, (it) => it.status === 'for-takeover'),
  'shop-window': point(7, (it) => it.kind === 'shop'),
  'easy-access': point(6, (it) => it.family === 'garage'),
  secured: point(7, (it) => it.family === 'garage'),
  'investment-small': point(5, (it) => it.family === 'garage' && it.goal === 0),
} satisfies Record<string, Point>;

const POINTS: Readonly<Record<PointKey, Point>> = { ...HOME_POINTS, ...OTHER_POINTS };

/** Selling points. Every language has texts for each of them. */
export type PointKey = HomePointKey | OtherPointKey;
export type HomePointKey = keyof typeof HOME_POINTS;
export type OtherPointKey = keyof typeof OTHER_POINTS;

const POINT_KEYS = Object.keys(POINTS) as PointKey[];

/** The points of a listing with their strengths. */
export function pointsThatApply(listing: ListingFacts): { key: PointKey; strength: number }[] {
  return POINT_KEYS.filter((key) => POINTS[key].applies(listing)).map((key) => ({
    key,
    strength: POINTS[key].strength,
  }));
}
