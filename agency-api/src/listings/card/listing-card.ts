import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { Picture } from 'shared-kit/contracts/api/picture';
import { energyLabel } from 'shared-kit/domain/energy-label';
import { isSale } from 'shared-kit/domain/goal';
import { isEmpty } from 'shared-kit/domain/is-empty';
import type { Language } from 'shared-kit/domain/languages';
import { priceLabel } from 'shared-kit/domain/price-label';
import { vatOf } from 'shared-kit/domain/vat-wording';
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
  /** The day on which the site first had each listing, by its ID. */
  addedOn?: ReadonlyMap<number, string>;
}

/** A listing as lists show it, in one language; missing values come from the other languages (product T1). */
export function listingCard(records: CardRecords, context: CardContext): ListingCard {
  const { config, vocabulary, language } = context;
  const record = mergedIn(language, records, config);
  const typeIds = webIdsOf(record);
  const { name: city, zip } = shownCity(record, context);
  const status = statusOf(records, config) ?? null;
  const pictures = shownPictures(record, context);
  const price = isClosed(status) ? noPrice(record.Goal) : shownPrice(record);
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
    price,
    pricePerM2: pricePerM2(price, record),
    newBuild: isNewBuild(record),
    addedOn: context.addedOn?.get(record.ID) ?? null,
    bedrooms: record.BedRooms ?? null,
    bathrooms: record.BathRooms ?? null,
    surfaceLiving: record.SurfaceLiving ?? null,
    surfaceGround: record.SurfaceGround ?? null,
    energyLabel: shownEnergyLabel(record),
    latitude: record.Latitude ?? null,
    longitude: record.Longitude ?? null,
    picture: pictures[0] ?? null,
    pictures,
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
  const vat = label.amount === undefined ? undefined : vatWording(record);
  return { ...label, amount: label.amount ?? null, ...(vat && { vat }) };
}

/** Units of projects, and what is sold under VAT (product L7). */
function isNewBuild({ ProjectID, VAT }: CardRecord): boolean {
  return typeof ProjectID === 'number' || vatOf(VAT) !== undefined;
}

/** A price of new build that says nothing else is without VAT; a rent is not under VAT. */
function vatWording(record: CardRecord): ListingCard['price']['vat'] {
  return isSale(record.Goal) && isNewBuild(record) ? (vatOf(record.VAT) ?? 'excluded') : undefined;
}

/** Of the living surface; none for a bouquet, which is not the price of the whole. */
function pricePerM2({ amount, annuity }: ListingCard['price'], { SurfaceLiving }: CardRecord): number | null {
  return amount === null || annuity || !SurfaceLiving ? null : Math.round(amount / SurfaceLiving);
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

function shownPictures(record: CardRecord, { colours }: CardContext): Picture[] {
  const cover = coverOf(record);
  if (!cover) return [];
  const others = record.picture?.id === cover.id ? (record.pictures ?? []).slice(1) : [];
  const subject = record.Title || record.TypeDescription;
  return [cover, ...others].map((picture) => shownPicture(picture, colours.get(picture.id), subject));
}
