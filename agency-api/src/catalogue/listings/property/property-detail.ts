import type { ListingCard } from 'shared-kit/contracts/api/listing';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { askedFields } from 'shared-kit/domain/application-fields';
import { isSale, isHome } from 'shared-kit/domain/goal';
import { findRegion } from 'shared-kit/domain/region';
import { isClosed } from 'shared-kit/domain/status';
import type { AgencyConfig } from '../../../configuration/agency-config.ts';
import { belgianDay } from '../../../clock/belgian-time.ts';
import type { ShownPage } from '../../../database/stored/shown-listing.ts';
import { guaranteeMonths, isVisitable, visitRules } from '../../../configuration/visit-rules.ts';
import { isBouquet, listingCard } from '../card/listing-card.ts';
import {
  findCardProject,
  slugsByLanguage,
  type CardContext,
  type ShownListing,
  projectSlugs,
} from '../card/listing-place.ts';
import { shownPicture, documentsOnRequest, shownDocuments, shownManager } from './shown-media.ts';
import { plainFacts, type DetailFacts, shownEnergy } from './detail-facts.ts';
import { joinedPrices, type PriceOfDay, notaryFees } from './property-prices.ts';
import { shownPlace, shownAddress } from './shown-address.ts';
import { shownOpenDays } from '../open-days/shown-open-days.ts';
import { shownMobility } from './shown-mobility.ts';

/** What the page of a property is made of, in one language. */
export interface ShownProperty extends ShownListing {
  page: ShownPage;
  /** Its public prices, oldest first. */
  prices: PriceOfDay[];
}

/** A property in one language, which its row has or borrows from (product T1). Without OwnerEmail. */
export function propertyDetail(shown: ShownProperty, context: CardContext): PropertyDetail {
  const { config, language } = context;
  const { page, prices } = shown;
  const facts: DetailFacts = { ...shown.card, ...page };
  const card = listingCard(shown, context);
  const place = shownPlace(facts);
  const { descriptionLanguage } = page;
  return {
    ...card,
    description: facts.Description ?? '',
    ...(descriptionLanguage && descriptionLanguage !== language && { descriptionLanguage }),
    slugsByLanguage: slugsByLanguage(shown, context),
    project: shownProject(shown.card, context),
    address: shownAddress(facts, { name: card.city, zip: card.zip }, language),
    ...(place && { place }),
    ...plainFacts(facts, language, config.languages.numberLocales?.[language]),
    ...listOpenDays(facts, context),
    ...(!isBouquet(card.price, facts) && priceHistory(card, prices, facts, config)),
    costs: configuredCosts(card, facts, config),
    canBeVisited: canBeVisited(card, facts, config),
    application: toApplication(card, facts, config),
    mobility: shownMobility(page.mobility, language),
    energy: shownEnergy(facts, card.typeIds, config.listings.renovationNoticeYears),
    pictures: page.allPictures.map((picture) => shownPicture(picture, card.title || card.headline)),
    documents: shownDocuments(facts),
    documentsOnRequest: documentsOnRequest(facts),
    virtualTour: facts.VirtualTour ?? null,
    video: facts.Video ?? null,
    manager: shownManager(facts, language),
  };
}

/** How the price that is shown came about; nothing where none is shown (product P24). */
function priceHistory(
  { price }: ListingCard,
  prices: readonly PriceOfDay[],
  facts: DetailFacts,
  { listings }: AgencyConfig,
): Pick<PropertyDetail, 'priceHistory'> {
  if (!listings.showPriceHistory || price.amount === null) return {};
  const changes = joinedPrices(facts.PriceHistory ?? [], prices).filter(
    ({ amount }, index, all) => amount !== all[index - 1]?.amount,
  );
  return changes.length > 1 && changes.at(-1)!.amount === price.amount ? { priceHistory: changes } : {};
}

/** Not of a home that is gone, nor of one whose visits are suspended (product P28). */
function listOpenDays(
  { status, visitsSuspended, OpenDays, openDaysLanguage }: DetailFacts,
  { language }: CardContext,
): Pick<PropertyDetail, 'openDays' | 'openDaysLanguage'> {
  if (isClosed(status) || visitsSuspended) return {};
  const openDays = shownOpenDays(OpenDays ?? []);
  if (openDays.length === 0) return {};
  return { openDays, ...(openDaysLanguage !== language && { openDaysLanguage }) };
}

/** What configuration knows of the costs; of a price that is not shown nothing is computed. */
function configuredCosts(
  { goal, price, reference, status, typeIds, zip }: ListingCard,
  facts: DetailFacts,
  config: AgencyConfig,
): PropertyDetail['costs'] {
  if (isClosed(status)) return undefined;
  const table = config.listings.notaryFees;
  const isPriced = isSale(goal) && price.amount !== null && !isBouquet(price, facts);
  return {
    notaryFees: table && isPriced ? notaryFees(table, price.amount!) : null,
    guaranteeMonths:
      isSale(goal) || !isHome(typeIds)
        ? null
        : guaranteeMonths(
            visitRules(config, reference).guarantees,
            findRegion(zip, facts.CountryID),
            belgianDay(new Date()),
          ),
  };
}

/** Homes are applied for: no sale, no shop, nor what is let already. */
function toApplication(
  { goal, status, typeIds, zip }: ListingCard,
  { CountryID }: DetailFacts,
  { contact }: AgencyConfig,
): PropertyDetail['application'] {
  if (isSale(goal) || isClosed(status) || !isHome(typeIds)) return null;
  return askedFields(findRegion(zip, CountryID), contact.applicationFields);
}

/** Not where it is sold or rented, nor where a record in any language says that visits are suspended (product W2). */
function canBeVisited(
  { reference }: ListingCard,
  { status, visitsSuspended }: DetailFacts,
  config: AgencyConfig,
): boolean {
  return !isClosed(status) && !visitsSuspended && isVisitable(visitRules(config, reference));
}

function shownProject(
  record: Parameters<typeof findCardProject>[0],
  context: CardContext,
): PropertyDetail['project'] {
  const project = findCardProject(record, context);
  if (!project) return null;
  return {
    id: project.id,
    name: project.name,
    slugs: projectSlugs(context.language, project.city, project.name),
  };
}
