import { Router } from 'express';
import type { Owner, OwnerProperties } from 'shared-kit/contracts/api/owner';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Language } from 'shared-kit/domain/languages';
import type { CurrentOwner } from '../auth/current-owner.ts';
import { ApiFault } from '../http/api-fault.ts';
import type { AgencyConfig } from '../content/agency-config.ts';
import { checkLanguageInUse } from '../content/language-in-use.ts';
import { checkInput } from '../http/operation-route.ts';
import type { Database } from '../database/database.ts';
import { readCards } from '../listings/card/read-cards.ts';
import { vocabularySource } from '../listings/vocabulary/vocabulary.ts';
import { belgianDay } from '../clock/belgian-day.ts';
import { NO_VISITS, visitCounts } from '../visits/visit-counts.ts';
import type { FeedOwner } from '../auth/find-owner.ts';

interface OwnersDependencies {
  database: Database;
  config: AgencyConfig;
}

/** `GET /api/owner…`: answers for the owner who asks, never kept by anything on the way. */
export function ownersRouter({ database, config }: OwnersDependencies, currentOwner: CurrentOwner): Router {
  const vocabularyNow = vocabularySource(database, config);
  const router = Router();
  const { getSignedInOwner, getOwnerProperties } = operations;

  router.get(getSignedInOwner.path, async (request, response) => {
    const owner = await currentOwner(request, response);
    response.set('cache-control', PRIVATE).json({ owner: owner ? shownOwner(owner) : null });
  });

  router.get(getOwnerProperties.path, async (request, response) => {
    const { lang } = checkInput(getOwnerProperties.query, request.query);
    const owner = await currentOwner(request, response);
    if (!owner) throw new ApiFault('sign-in-required');
    const answer = await propertiesOf(owner, checkLanguageInUse(config, lang));
    response.set('cache-control', PRIVATE).json(answer);
  });

  async function propertiesOf(owner: FeedOwner, language: Language): Promise<OwnerProperties> {
    const { propertyIds } = owner;
    const [cards, visits] = await Promise.all([
      readCards(database, config, await vocabularyNow(), language, propertyIds),
      visitCounts(database, propertyIds, belgianDay(new Date())),
    ]);
    return {
      owner: shownOwner(owner),
      properties: cards.map((listing) => ({ listing, visits: visits.get(listing.id) ?? NO_VISITS })),
    };
  }

  return router;
}

const PRIVATE = 'private, no-store';

const shownOwner = ({ firstName, lastName }: FeedOwner): Owner => ({ firstName, lastName });
