import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import type { ProjectUnit } from 'shared-kit/contracts/api/project';
import { priceWithVat } from 'shared-kit/domain/purchase-costs';
import { isClosed } from 'shared-kit/domain/status';
import { listingCard } from '../listings/card/listing-card.ts';
import type { CardContext, ShownListing } from '../listings/card/listing-place.ts';
import { shownPlace } from '../listings/shown-place.ts';
import type { ShownCard } from '../../database/stored/shown-listing.ts';

/** A unit with one of these is spoken for, though it may come back. */
const SPOKEN_FOR: readonly (ListingStatus | null)[] = [
  'sold',
  'rented',
  'under-offer',
  'under-option',
  'reserved',
];

/** A unit as a price list shows it, in one language; what that language lacks comes from the others (product T1). */
export function shownUnit(shown: ShownListing, context: CardContext): ProjectUnit {
  const record = shown.card;
  const card = listingCard(shown, context);
  const place = shownPlace(record);
  return {
    id: card.id,
    section: card.section,
    projectId: card.projectId,
    slugs: card.slugs,
    name: record.UnitName || card.title || card.headline || card.reference,
    type: card.mainType,
    typeIds: card.typeIds,
    floor: record.Floor ?? null,
    requirement: record.Requirement || null,
    status: card.status,
    isFree: !SPOKEN_FOR.includes(card.status),
    price: card.price,
    priceWithVat: isClosed(card.status) ? null : withVat(card.price, record),
    bedrooms: card.bedrooms,
    surface: card.surfaceLiving,
    terrace: record.SurfaceTerrace || null,
    orientation: record.OrientationTerrace || null,
    ...(record.plan && { plan: record.plan }),
    ...(place?.isExact && { place }),
  };
}

/** Only of a whole price, at one rate for all of it: "21 % on the construction" leaves the land out. */
function withVat({ amount, kind, vat }: ProjectUnit['price'], { VAT }: ShownCard): number | null {
  if (amount === null || kind !== 'amount' || vat !== 'excluded') return null;
  const rate = typeof VAT === 'number' ? (VAT > 0 ? `${VAT} %` : null) : VAT?.trim();
  if (rate && !ONE_RATE.test(rate)) return null;
  return priceWithVat(amount, rate) ?? null;
}

const ONE_RATE = /^\d{1,2}(?:[.,]\d+)?\s*%$/;

/** Ground floor first, then by name: A0.1, A0.2, A0.10, A1.1. */
export function inPriceListOrder(units: ProjectUnit[]): ProjectUnit[] {
  const byName = new Intl.Collator('fr', { numeric: true });
  const readFloor = ({ floor }: ProjectUnit) => floor ?? Infinity;
  return units.toSorted((a, b) =>
    readFloor(a) === readFloor(b) ? byName.compare(a.name, b.name) : readFloor(a) - readFloor(b),
  );
}
