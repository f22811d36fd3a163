import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { Picture } from 'shared-kit/contracts/api/picture';
import { energyLabel } from 'shared-kit/domain/energy-label';
import { isSale } from 'shared-kit/domain/goal';
import { isEmpty } from 'shared-kit/domain/is-empty';
import type { Language } from 'shared-kit/domain/languages';
import { priceLabel } from 'shared-kit/domain/price-label';
import { isClosed, statusOfHeadline } from 'shared-kit/domain/status';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { webIdsOf } from '../../records/listing-keys.ts';
import { borrowedLanguage } from '../borrowed-language.ts';
import { languageOrder } from '../language-order.ts';
import { mergeRecords } from '../merge-records.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { coverOf, type CardRecord, type CardRecords } from './card-records.ts';
import { listingPlace } from './listing-place.ts';
import { shownPicture } from './shown-picture.ts';

/** Data for cards besides their records. */
export interface CardContext {
  config: AgencyConfig;
  vocabulary: Vocabulary;
  language: Language;
  /** Dominant colours by picture id. */
  colours: ReadonlyMap<string, string | null>;
  /** The town of each listing in the read model, by its ID. */
  cityIds: ReadonlyMap<number, number>;
}

/** A listing as lists show it, in one language; missing values come from the other languages (product T1). */
export function listingCard(records: CardRecords, context: CardContext): ListingCard {
  const { config, vocabulary, language } = context;
  const record = mergedIn(language, records, config);
  const typeIds = webIdsOf(record);
  const { name: city, zip } = shownCity(record, context);
  const status = statusOf(records, config) ?? null;
  const picture = shownCover(record, context);
  return {
    id: record.ID,
    goal: record.Goal,
    reference: record.RecordFile,
    ...listingPlace(record, city, context),
    headline: record.TypeDescription.trim(),
    title: record.Title?.trim() ?? '',
    ...titleLanguageOf(records, record, context),
    mainType: record.MainTypeName || (vocabulary.types.type(typeIds[0] ?? -1, language)?.name ?? ''),
    typeIds,
    city,
    zip,
    status,
    marquee: marqueeOf(record),
    price: isClosed(status) ? noPrice(record.Goal) : shownPrice(record),
    pricePerM2: null,
    newBuild: false,
    addedOn: null,
    bedrooms: record.BedRooms ?? null,
    bathrooms: record.BathRooms ?? null,
    surfaceLiving: record.SurfaceLiving ?? null,
    surfaceGround: record.SurfaceGround ?? null,
    energyLabel: shownEnergyLabel(record),
    latitude: record.Latitude ?? null,
    longitude: record.Longitude ?? null,
    picture,
    pictures: picture ? [picture] : [],
  };
}

export function mergedIn(language: Language, records: CardRecords, config: AgencyConfig): CardRecord {
  return mergeRecords(inOrder(language, records, config));
}

function inOrder(language: Language | undefined, records: CardRecords, config: AgencyConfig): CardRecord[] {
  return languageOrder(config, language)
    .map((candidate) => records.get(candidate))
    .filter((record) => record !== undefined);
}

/** The name that the counts per town use, so that cards and filter options agree. */
export function shownCity(
  record: CardRecord,
  { vocabulary, language, cityIds }: Pick<CardContext, 'vocabulary' | 'language' | 'cityIds'>,
): { name: string; zip: string } {
  const cityId = cityIds.get(record.ID);
  const known = cityId === undefined ? undefined : vocabulary.cities.name(cityId, language);
  return known ?? { name: record.City, zip: record.Zip };
}

function titleLanguageOf(records: CardRecords, { Title }: CardRecord, context: CardContext) {
  const titleLanguage = borrowedLanguage(
    records,
    (record) => (isEmpty(Title) ? record.TypeDescription : record.Title),
    context,
  );
  return titleLanguage && { titleLanguage };
}

/** A status found in one language applies to all; if they differ, sold or rented takes precedence. */
function statusOf(records: CardRecords, config: AgencyConfig) {
  const statuses = inOrder(undefined, records, config).map(({ TypeDescription, Goal }) =>
    statusOfHeadline(TypeDescription, Goal),
  );
  return statuses.find(isClosed) ?? statuses.find((status) => status !== undefined);
}

function marqueeOf({ Marquee, MarqueeName }: CardRecord): ListingCard['marquee'] {
  return Marquee === 0 && !MarqueeName ? null : { value: Marquee, name: MarqueeName ?? '' };
}

/** For listings that are sold or rented. */
export const noPrice = (goal: number): ListingCard['price'] => ({
  kind: 'hidden',
  amount: null,
  perMonth: !isSale(goal),
});

function shownPrice(record: CardRecord): ListingCard['price'] {
  const label = priceLabel({
    goal: record.Goal,
    price: record.Price,
    priceUnit: record.PriceUnit,
    publishPrice: record.PublishPrice,
    priceOnDemand: record.PriceOnDemand,
    bouquet: record.LifeAnnuity?.Bouquet,
    monthlyRent: record.LifeAnnuity?.MonthlyRent,
  });
  return { ...label, amount: label.amount ?? null };
}

export function energyLabelOf({ Zip, CountryID, EPCLabelText, EnergyPerformance }: CardRecord) {
  return energyLabel({
    zip: Zip,
    countryId: CountryID,
    labelText: EPCLabelText,
    performance: EnergyPerformance,
  });
}

export function shownEnergyLabel(record: CardRecord): ListingCard['energyLabel'] {
  const label = energyLabelOf(record);
  return label ? { region: label.scale, label: label.label, computed: label.computed } : null;
}

function shownCover(record: CardRecord, { colours }: CardContext): Picture | null {
  const cover = coverOf(record);
  const subject = record.Title || record.TypeDescription;
  return cover ? shownPicture(cover, colours.get(cover.id), subject) : null;
}
