import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { energyLabel } from 'shared-kit/domain/energy-label';
import { isSale } from 'shared-kit/domain/goal';
import { priceLabel } from 'shared-kit/domain/price-label';
import { headlineWithoutStatus, isClosed } from 'shared-kit/domain/status';
import { listWebIds } from '../../records/listing-keys.ts';
import type { CardFacts } from '../../../database/stored/shown-listing.ts';
import { listingPlace, shownCity, type CardContext, type ShownListing } from './listing-place.ts';
import { shownPicture } from '../property/shown-media.ts';

/** A listing as lists show it, in one language, which its row has or borrows from (product T1). */
export function listingCard(shown: ShownListing, context: CardContext): ListingCard {
  const { vocabulary, language } = context;
  const { card: record, addedOn } = shown;
  const typeIds = listWebIds(record);
  const { name: city, zip } = shownCity(shown, context);
  const { status } = record;
  const headline = headlineWithoutStatus(record.TypeDescription.trim(), status);
  const pictures = record.pictures.map((picture) => shownPicture(picture, record.Title || headline));
  const price = shownPrice(record);
  return {
    id: record.ID,
    goal: record.Goal,
    reference: record.RecordFile,
    ...listingPlace(record, city, context),
    headline,
    title: record.Title?.trim() ?? '',
    ...(record.titleLanguage && record.titleLanguage !== language && { titleLanguage: record.titleLanguage }),
    mainType: record.MainTypeName || (vocabulary.types.type(typeIds[0] ?? -1, language)?.name ?? ''),
    typeIds,
    city,
    zip,
    status,
    marquee: toMarquee(record),
    price,
    pricePerM2: rounded(pricePerM2(price, record)),
    newBuild: isNewBuild(record),
    addedOn,
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

function toMarquee({ Marquee, MarqueeName }: CardFacts): ListingCard['marquee'] {
  return Marquee === 0 && !MarqueeName ? null : { value: Marquee, name: MarqueeName ?? '' };
}

/** For listings that are sold or rented. */
const noPrice = (goal: number): ListingCard['price'] => ({
  kind: 'hidden',
  amount: null,
  perMonth: !isSale(goal),
});

/** None for what is sold or rented. */
export function shownPrice(record: CardFacts): ListingCard['price'] {
  if (isClosed(record.status)) return noPrice(record.Goal);
  const label = priceLabel({
    goal: record.Goal,
    price: record.Price,
    priceUnit: record.PriceUnit,
    priceUnitText: record.PriceUnitText,
    publishPrice: record.PublishPrice,
    priceOnDemand: record.PriceOnDemand,
    bouquet: record.LifeAnnuity?.Bouquet,
    monthlyRent: record.LifeAnnuity?.MonthlyRent,
  });
  const vat = label.amount === undefined || isBouquet(label, record) ? undefined : vatIn(record);
  const isWhole = record.isAnnuity && label.amount !== undefined && !isBouquet(label, record);
  return {
    ...label,
    amount: label.amount ?? null,
    ...(vat && { vat }),
    ...(isWhole && { ofAnnuity: true as const }),
  };
}

/** Units of projects, and what is sold under VAT (product L7). */
export function isNewBuild({ ProjectID, vatWording }: CardFacts): boolean {
  return typeof ProjectID === 'number' || vatWording !== undefined;
}

/** A price of new build that says nothing else is without VAT; a rent is not under VAT. */
function vatIn(record: CardFacts): ListingCard['price']['vat'] {
  return isSale(record.Goal) && isNewBuild(record) ? (record.vatWording ?? 'excluded') : undefined;
}

/** Whether a price may not be that of the whole: it has no price per m², no VAT and no history. */
export function isBouquet(price: Pick<ListingCard['price'], 'annuity'>, record: CardFacts): boolean {
  return price.annuity !== undefined || record.isBouquet;
}

/** Of the living surface, to the cent and beyond. */
export function pricePerM2(price: ListingCard['price'], record: CardFacts): number | null {
  const { SurfaceLiving } = record;
  return price.amount === null || price.unit || isBouquet(price, record) || !SurfaceLiving
    ? null
    : price.amount / SurfaceLiving;
}

const rounded = (value: number | null) => value && Math.round(value);

export function toEnergyLabel({ Zip, CountryID, EPCLabelText, EnergyPerformance }: CardFacts) {
  return energyLabel({
    zip: Zip,
    countryId: CountryID,
    labelText: EPCLabelText,
    performance: EnergyPerformance,
  });
}

export function shownEnergyLabel(record: CardFacts): ListingCard['energyLabel'] {
  const label = toEnergyLabel(record);
  return label ? { region: label.scale, label: label.label, computed: label.computed } : null;
}
