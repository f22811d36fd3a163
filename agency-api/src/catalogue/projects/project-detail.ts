import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import {
  PHASE_STATUSES,
  type ProjectCard,
  type ProjectDetail,
  type ProjectUnit,
} from 'shared-kit/contracts/api/project';
import type { Language } from 'shared-kit/domain/languages';
import { priceWithVat } from 'shared-kit/domain/purchase-costs';
import { isClosed } from 'shared-kit/domain/status';
import type { ShownCard } from '../../database/stored/shown-listing.ts';
import { borrowedLanguage } from '../listings/language-order.ts';
import { listingCard } from '../listings/card/listing-card.ts';
import { type CardContext, type ShownListing, projectSlugs } from '../listings/card/listing-place.ts';
import { shownAddress, shownPlace } from '../listings/property/shown-address.ts';
import { shownPicture, listPictures, shownDocuments } from '../listings/property/shown-media.ts';
import { chooseCover, mergedFacts } from './project-card.ts';
import type { ProjectRecords, ProjectFacts } from './project-records.ts';

/** A project with everything that its page shows. */
export function projectDetail(
  card: ProjectCard,
  records: ProjectRecords,
  units: ProjectUnit[],
  context: CardContext,
): ProjectDetail {
  const facts = mergedFacts(records, context);
  const descriptionLanguage = borrowedLanguage(records, ({ Description }) => Description, context);
  const situationLanguage = borrowedLanguage(records, ({ Situation }) => Situation, context);
  const phasesLanguage = borrowedLanguage(records, ({ Phases }) => Phases, context);
  const place = shownPlace(facts);
  const shownUnits = facts.PublishAddress === true ? units : units.map(withoutPlace);
  return {
    ...card,
    slugsByLanguage: slugsByLanguage(records, context),
    description: facts.Description ?? '',
    ...(descriptionLanguage && { descriptionLanguage }),
    situation: facts.Situation ?? '',
    ...(situationLanguage && { situationLanguage }),
    address: shownAddress(facts, { name: card.city, zip: card.zip }, context.language),
    ...(place && { place }),
    ...toPhases(facts, units),
    ...(phasesLanguage && { phasesLanguage }),
    pictures: listPictures(facts, chooseCover(facts)).map((picture) => shownPicture(picture, card.name)),
    documents: shownDocuments(facts),
    priceList: inPriceListOrder(shownUnits),
  };
}

/** Of a project whose address is not published, no unit tells where it is. */
const withoutPlace = ({ place: _, ...unit }: ProjectUnit): ProjectUnit => unit;

/** Names of a project in its path in each language in use. */
export function slugsByLanguage(
  records: ProjectRecords,
  context: Pick<CardContext, 'config'>,
): ProjectDetail['slugsByLanguage'] {
  const slugsIn = (language: Language) => {
    const { City, Name } = mergedFacts(records, { ...context, language });
    return projectSlugs(language, City, Name ?? '');
  };
  return Object.fromEntries(context.config.languages.inUse.map((language) => [language, slugsIn(language)]));
}

/** The phases of a project as the feed has them; units that are not in its price list are left out (product N9). */
function toPhases({ Phases }: ProjectFacts, units: readonly ProjectUnit[]): Pick<ProjectDetail, 'phases'> {
  if (!Phases?.length) return {};
  const known = new Set(units.map(({ id }) => id));
  return {
    phases: Phases.map(({ Name, Status, Delivery, Units }) => {
      const wording = Status?.trim() || null;
      const status = PHASE_STATUSES.find((name) => name === wording?.toLowerCase()) ?? null;
      return {
        name: Name,
        status,
        statusText: status ? null : wording,
        delivery: Delivery?.trim() || null,
        unitIds: [...new Set(Units)].filter((id) => known.has(id)),
      };
    }),
  };
}

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
function inPriceListOrder(units: ProjectUnit[]): ProjectUnit[] {
  const byName = new Intl.Collator('fr', { numeric: true });
  const readFloor = ({ floor }: ProjectUnit) => floor ?? Infinity;
  return units.toSorted((a, b) =>
    readFloor(a) === readFloor(b) ? byName.compare(a.name, b.name) : readFloor(a) - readFloor(b),
  );
}
