import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import type { ProjectUnit } from 'shared-kit/contracts/api/project';
import { priceWithVat } from 'shared-kit/domain/purchase-costs';
import { isClosed, statusOfHeadline } from 'shared-kit/domain/status';
import { listingCard, noPrice, type CardContext } from '../listings/card/listing-card.ts';
import { languageOrder } from '../listings/language-order.ts';
import { picturesOf } from '../listings/property/shown-media.ts';
import { shownPlace } from '../listings/shown-place.ts';
import { mergeRecords } from '../listings/merge-records.ts';
import type { UnitRecord, UnitRecords } from './unit-records.ts';

/** A unit with one of these is spoken for, though it may come back. */
const SPOKEN_FOR: readonly (ListingStatus | null)[] = [
  'sold',
  'rented',
  'under-offer',
  'under-option',
  'reserved',
];

/** A unit as a price list shows it, in one language; what that language lacks comes from the others (product T1). */
export function shownUnit({ cards }: UnitRecords, context: CardContext): ProjectUnit {
  const inOrder = languageOrder(context.config, context.language)
    .map((language) => cards.get(language))
    .filter((record) => record !== undefined);
  const record = mergeRecords<UnitRecord>(inOrder);
  const card = listingCard(cards, context);
  const place = shownPlace(record);
  const plan = picturesOf(record, undefined).findIndex(({ kind }) => kind === 'floorplan') + 1;
  const status = statusIn(languageOrder(context.config).flatMap((language) => cards.get(language) ?? []));
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
    status,
    isFree: !SPOKEN_FOR.includes(status),
    price: isClosed(status) ? noPrice(card.goal) : card.price,
    priceWithVat: isClosed(status) ? null : withVat(card.price, record),
    bedrooms: card.bedrooms,
    surface: card.surfaceLiving,
    terrace: record.SurfaceTerrace || null,
    orientation: record.OrientationTerrace || null,
    ...(plan > 0 && { plan }),
    ...(place?.isExact && { place }),
  };
}

/** Only of a whole price, at one rate for all of it: "21 % on the construction" leaves the land out. */
function withVat({ amount, kind, vat }: ProjectUnit['price'], { VAT }: UnitRecord): number | null {
  if (amount === null || kind !== 'amount' || vat !== 'excluded') return null;
  const rate = typeof VAT === 'number' ? (VAT > 0 ? `${VAT} %` : null) : VAT?.trim();
  if (rate && !ONE_RATE.test(rate)) return null;
  return priceWithVat(amount, rate) ?? null;
}

const ONE_RATE = /^\d{1,2}(?:[.,]\d+)?\s*%$/;

/** The same in every language; where they differ, sold or rented counts. */
function statusIn(records: UnitRecord[]): ListingStatus | null {
  const statuses = records.map(statusOf);
  return statuses.find(isClosed) ?? statuses.find((status) => status !== undefined) ?? null;
}

/** The status that unit and headline word together; the one that closes most counts (product L2). */
function statusOf({ UnitStatus, TypeDescription, Goal }: UnitRecord): ListingStatus | undefined {
  return statusOfHeadline([UnitStatus, TypeDescription].filter(Boolean).join(' | '), Goal);
}

/** Ground floor first, then by name: A0.1, A0.2, A0.10, A1.1. */
export function inPriceListOrder(units: ProjectUnit[]): ProjectUnit[] {
  const byName = new Intl.Collator('fr', { numeric: true });
  const floorOf = ({ floor }: ProjectUnit) => floor ?? Infinity;
  return units.toSorted((a, b) =>
    floorOf(a) === floorOf(b) ? byName.compare(a.name, b.name) : floorOf(a) - floorOf(b),
  );
}
