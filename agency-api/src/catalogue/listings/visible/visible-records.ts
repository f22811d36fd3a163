import type { Language } from 'shared-kit/domain/languages';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { languageOrder } from '../language-order.ts';
import { mergeRecords } from '../merge-records.ts';
import { ANNUITY_FACT_KEYS, FACT_KEYS, type PropertyFacts } from './fact-keys.ts';
import { publicPoint } from './public-point.ts';
import { sharedFacts, withoutZeros } from './shared-facts.ts';
import { townIn, townOfRecords } from './town-of-records.ts';
import { withoutAddress, type AddressedRecord } from './without-address.ts';
import type { Withheld } from './withheld.ts';
import type { PlacedRecord } from '../../../database/stored/shown-listing.ts';

/** A property in one language: its list record, its details, or both. */
type KnownRecord = PropertyFacts & AddressedRecord & PlacedRecord;

declare const visible: unique symbol;
/** Records by language without withheld data. Answers use nothing else, so that nothing withheld can leak. */
export type Visible<Value> = ReadonlyMap<Language, Value> & { readonly [visible]: true };

type Config = Pick<AgencyConfig, 'languages' | 'listings'>;

/** The records of a property: equal facts in every language, without anything that one of them withholds. */
export function visibleRecords<Value extends KnownRecord>(
  records: ReadonlyMap<Language, Value>,
  withheld: Withheld,
  config: Config,
): Visible<Value> {
  const inOrder = languageOrder(config)
    .map((language) => records.get(language))
    .filter((record) => record !== undefined);
  const facts = { ...mergeFacts(inOrder, config), ...findPoint(inOrder, withheld) };
  const streets = inOrder.flatMap(({ Street }) => Street ?? []);
  const isOnRequest = inOrder.some(({ PriceOnDemand }) => PriceOnDemand === true);
  const town = townOfRecords(inOrder);
  const shown = [...records].map(([language, record]): [Language, Value] => {
    const own: KnownRecord = {
      ...record,
      ...facts,
      ...(town && townIn(record, town)),
      ...chooseAnnuity(record, inOrder),
    };
    const priced = withheld.price ? withoutPrice(own, isOnRequest) : own;
    return [language, (withheld.address ? withoutAddress(priced, streets) : priced) as Value];
  });
  return asVisible(shown);
}

/** Only for functions that have removed withheld data. */
export function asVisible<Value>(records: [Language, Value][]): Visible<Value> {
  return new Map(records) as unknown as Visible<Value>;
}

/** Their zeros say nothing (product L17). */
const ZERO_IS_UNKNOWN = [
  'Price',
  'SurfaceTotal',
  'SurfaceGround',
  'SurfaceLiving',
  'SurfaceGarden',
  'SurfaceTerrace',
  'SurfaceStore',
  'SurfaceConstructed',
] as const satisfies (keyof PropertyFacts)[];

function mergeFacts(inOrder: KnownRecord[], config: Config): KnownRecord {
  const known = inOrder.map((record) => withoutZeros(record, ZERO_IS_UNKNOWN));
  const facts = sharedFacts(known, FACT_KEYS);
  return 'Marquee' in facts ? { ...facts, Marquee: sharedMarquee(inOrder, config) } : facts;
}

/** A listing that is discreet in one language is so in all. */
function sharedMarquee(inOrder: KnownRecord[], { listings }: Config): number | undefined {
  const marquees = inOrder.map(({ Marquee }) => Marquee).filter((marquee) => marquee !== undefined);
  return marquees.find((marquee) => listings.discreetMarquees.includes(marquee)) ?? marquees[0];
}

function chooseAnnuity({ LifeAnnuity: own }: KnownRecord, inOrder: KnownRecord[]): KnownRecord {
  const known = inOrder.map(({ LifeAnnuity }) => LifeAnnuity).filter((annuity) => !!annuity);
  if (known.length === 0) return {};
  const facts = sharedFacts(
    known.map((annuity) => withoutZeros(annuity, ['Bouquet', 'MonthlyRent', 'SurvivorRent'])),
    ANNUITY_FACT_KEYS,
  );
  return { LifeAnnuity: { ...mergeRecords(own ? [own, ...known] : known), ...facts } };
}

/** Values derived from the price, which would reveal it. */
const PRICE_FACTS = {
  Price: null,
  PriceHistory: null,
  PriceUnitText: null,
  NotaryFees: null,
  NotaryFeesVAT: null,
  RegistrationRights: null,
  DepositAmount: null,
  AgencyCost: null,
} as const satisfies KnownRecord;

/** Values from which the price of a listing could be computed that is sold or rented. */
export const CLOSED_FACTS = {
  ...PRICE_FACTS,
  ChargesOwner: null,
  ChargesRenter: null,
  LifeAnnuity: null,
} as const satisfies KnownRecord;

function withoutPrice(record: KnownRecord, PriceOnDemand: boolean): KnownRecord {
  const annuity = record.LifeAnnuity && {
    ...record.LifeAnnuity,
    Bouquet: null,
    MonthlyRent: null,
    SurvivorRent: null,
  };
  return { ...record, ...PRICE_FACTS, PriceOnDemand, ...(annuity && { LifeAnnuity: annuity }) };
}

function findPoint(inOrder: KnownRecord[], withheld: Withheld): KnownRecord {
  const point = publicPoint(inOrder, withheld);
  return {
    Latitude: point?.latitude ?? null,
    Longitude: point?.longitude ?? null,
    isPlaceExact: point?.isExact ?? false,
  };
}
