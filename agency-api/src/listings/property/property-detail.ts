import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { askedFields } from 'shared-kit/domain/application-fields';
import { isSale } from 'shared-kit/domain/goal';
import { isHome } from 'shared-kit/domain/home-types';
import { regionOf } from 'shared-kit/domain/region';
import { isClosed, saysVisitsSuspended, statusOfHeadline } from 'shared-kit/domain/status';
import type { AgencyConfig } from '../../content/agency-config.ts';
import { belgianDay } from '../../clock/belgian-day.ts';
import { guaranteeMonths } from '../../content/guarantee-months.ts';
import { isVisitable, visitRules } from '../../content/visit-rules.ts';
import { coverOf } from '../card/card-records.ts';
import { listingCard, mergedIn, noPrice, type CardContext } from '../card/listing-card.ts';
import { projectOf } from '../card/listing-place.ts';
import { projectSlugs } from '../card/listing-slugs.ts';
import { slugsByLanguage } from '../card/slugs-by-language.ts';
import { shownPicture } from '../card/shown-picture.ts';
import { borrowedLanguage } from '../borrowed-language.ts';
import { languageOrder } from '../language-order.ts';
import { mergeRecords } from '../merge-records.ts';
import { PRICE_FACTS } from '../visible/visible-records.ts';
import { plainFacts, type DetailFacts } from './detail-facts.ts';
import { joinedPrices } from './joined-prices.ts';
import { notaryFees } from './notary-fees.ts';
import type { PropertyRecords } from './property-records.ts';
import { shownPlace } from '../shown-place.ts';
import { shownAddress } from './shown-address.ts';
import { shownOpenDays } from '../open-days/shown-open-days.ts';
import { shownEnergy } from './shown-energy.ts';
import { documentsOnRequest, picturesOf, shownDocuments, shownManager } from './shown-media.ts';

/** A property in one language; missing values come from the other languages (product T1). Without OwnerEmail. */
export function propertyDetail(records: PropertyRecords, context: CardContext): PropertyDetail {
  const { config, language, colours } = context;
  const numberLocale = config.languages.numberLocales?.[language];
  const record = mergedIn(language, records.cards, config);
  const facts = mergedFacts(records, context);
  const card = listingCard(records.cards, context);
  const descriptionLanguage = borrowedLanguage(records.details, ({ Description }) => Description, context);
  const { latitude: Latitude, longitude: Longitude } = card;
  const place = shownPlace({ Latitude, Longitude, PublishAddress: facts.PublishAddress });
  const closed = closedFacts(card, facts, numberLocale);
  return {
    ...card,
    description: facts.Description ?? '',
    ...(descriptionLanguage && { descriptionLanguage }),
    slugsByLanguage: slugsByLanguage(records.cards, context),
    project: shownProject(record, context),
    address: shownAddress(facts, { name: card.city, zip: card.zip }, language),
    ...(place && { place }),
    ...plainFacts(facts, numberLocale),
    ...closed,
    ...openDaysOf({ ...card, ...closed }, records, facts, context),
    ...priceHistory({ ...card, ...closed }, records, facts, config),
    costs: configuredCosts({ ...card, ...closed }, facts, config),
    canBeVisited: canBeVisited({ ...card, ...closed }, records, config),
    application: applicationOf(card, facts, config),
    energy: shownEnergy(record, facts, card.typeIds, config.listings.renovationNoticeYears),
    pictures: picturesOf(facts, coverOf(record)).map((picture) =>
      shownPicture(picture, colours.get(picture.id), card.title || card.headline),
    ),
    documents: shownDocuments(facts),
    documentsOnRequest: documentsOnRequest(facts),
    virtualTour: facts.VirtualTour ?? null,
    video: facts.Video ?? null,
    manager: shownManager(facts, colours, language),
  };
}

export function mergedFacts(
  { details }: PropertyRecords,
  { config, language }: Pick<CardContext, 'config' | 'language'>,
): DetailFacts {
  const inOrder = languageOrder(config, language).map((candidate) => details.get(candidate));
  return mergeRecords<DetailFacts>(inOrder.filter((detail) => detail !== undefined));
}

/** Removes the price of a sold or rented property, and everything it could be computed from. A unit has a status of its own. */
function closedFacts(
  card: ListingCard,
  facts: DetailFacts,
  numberLocale: string | undefined,
): Partial<PropertyDetail> {
  const ofUnit = statusOfHeadline(facts.UnitStatus, card.goal);
  const status = isClosed(card.status) ? card.status : ofUnit;
  if (!isClosed(status)) return {};
  const { finance } = plainFacts({ ...facts, ...PRICE_FACTS }, numberLocale);
  return {
    status,
    price: noPrice(card.goal),
    charges: { owner: null, renter: null },
    finance,
    annuity: null,
  };
}

/** How the price that is shown came about; nothing where none is shown, nor of a life annuity, whose bouquet is no price (product P24). */
function priceHistory(
  { price }: ListingCard,
  { prices }: PropertyRecords,
  facts: DetailFacts,
  { listings }: AgencyConfig,
): Pick<PropertyDetail, 'priceHistory'> {
  if (!listings.showPriceHistory || price.amount === null || price.annuity) return {};
  const changes = joinedPrices(facts.PriceHistory ?? [], prices).filter(
    ({ amount }, index, all) => amount !== all[index - 1]?.amount,
  );
  return changes.length > 1 && changes.at(-1)!.amount === price.amount ? { priceHistory: changes } : {};
}

/** Not of a home that is gone, nor of one whose visits are suspended (product P28). */
function openDaysOf(
  { status }: Pick<PropertyDetail, 'status'>,
  { cards, details }: PropertyRecords,
  { OpenDays }: DetailFacts,
  context: CardContext,
): Pick<PropertyDetail, 'openDays' | 'openDaysLanguage'> {
  if (isClosed(status) || areVisitsSuspended(cards)) return {};
  const openDays = shownOpenDays(OpenDays ?? []);
  if (openDays.length === 0) return {};
  const openDaysLanguage = borrowedLanguage(details, (record) => record.OpenDays, context);
  return { openDays, ...(openDaysLanguage && { openDaysLanguage }) };
}

/** What configuration knows of the costs; of a price that is not shown nothing is computed. */
function configuredCosts(
  { goal, price, reference, status, typeIds, zip }: ListingCard,
  facts: DetailFacts,
  config: AgencyConfig,
): PropertyDetail['costs'] {
  if (isClosed(status)) return undefined;
  const table = config.listings.notaryFees;
  const isPriced = isSale(goal) && price.amount !== null && !price.annuity;
  return {
    notaryFees: table && isPriced ? notaryFees(table, price.amount!) : null,
    guaranteeMonths:
      isSale(goal) || !isHome(typeIds)
        ? null
        : guaranteeMonths(
            visitRules(config, reference).guarantees,
            regionOf(zip, facts.CountryID),
            belgianDay(new Date()),
          ),
  };
}

/** Homes are applied for: no sale, no shop, nor what is let already. */
function applicationOf(
  { goal, status, typeIds, zip }: ListingCard,
  { CountryID }: DetailFacts,
  { contact }: AgencyConfig,
): PropertyDetail['application'] {
  if (isSale(goal) || isClosed(status) || !isHome(typeIds)) return null;
  return askedFields(regionOf(zip, CountryID), contact.applicationFields);
}

/** Not where it is sold or rented, nor where a headline in any language says that visits are suspended (product W2). */
function canBeVisited(
  { reference, status }: Pick<PropertyDetail, 'reference' | 'status'>,
  { cards }: PropertyRecords,
  config: AgencyConfig,
): boolean {
  if (isClosed(status)) return false;
  return !areVisitsSuspended(cards) && isVisitable(visitRules(config, reference));
}

const areVisitsSuspended = (cards: PropertyRecords['cards']): boolean =>
  [...cards.values()].some(({ TypeDescription }) => saysVisitsSuspended(TypeDescription));

function shownProject(
  record: Parameters<typeof projectOf>[0],
  context: CardContext,
): PropertyDetail['project'] {
  const project = projectOf(record, context);
  if (!project) return null;
  return { id: project.id, name: project.name, slugs: projectSlugs(project.city, project.name) };
}
