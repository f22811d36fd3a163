import { Router } from 'express';
import {
  ownerHistoryFileQuerySchema,
  type HistoryEntry,
  type Owner,
  type OwnerProperties,
} from 'shared-kit/contracts/api/owner';
import { commands } from 'shared-kit/contracts/api/commands';
import { operations } from 'shared-kit/contracts/api/operations';
import type { Language } from 'shared-kit/domain/languages';
import type { CurrentOwner } from '../auth/current-owner.ts';
import type { FeedOwner } from '../auth/find-owner.ts';
import { ownOriginOnly } from '../../http/own-origin.ts';
import { siteAddress } from '../../http/site-address.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { serveCommand } from '../../http/command-route.ts';
import { chooseSummary, isSummaryWanted } from './summary/summary-choice.ts';
import { belgianDay } from '../../clock/belgian-day.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { checkLanguageInUse, languageInUse } from '../../configuration/language-in-use.ts';
import type { Database } from '../../database/database.ts';
import { readCards } from '../../catalogue/listings/card/read-cards.ts';
import { languageOrder } from '../../catalogue/listings/language-order.ts';
import { vocabularySource } from '../../catalogue/listings/vocabulary/vocabulary.ts';
import { NO_VISITS, visitCounts } from '../visits/visit-counts.ts';
import { historyFile } from './history/history-file.ts';
import { readAskedDocuments } from './documents/asked-documents.ts';
import { readHistory, readWholeHistory } from './history/read-history.ts';
import { ownProperties, PRIVATE, serveOwner } from './owner-route.ts';
import { readOverview } from './overview/read-overview.ts';

interface OwnersDependencies {
  database: Database;
  config: AgencyConfig;
  /** Origin of the site; without it that of the request. */
  publicUrl?: string | undefined;
}

/** Path of the history as a file. */
const HISTORY_FILE = '/api/owner/history.csv';

/** `GET /api/owner…`: answers for the signed-in owner, kept by no cache. */
export function ownersRouter(
  { database, config, publicUrl }: OwnersDependencies,
  currentOwner: CurrentOwner,
): Router {
  const vocabularyNow = vocabularySource(database, config);
  const router = Router();
  const { getSignedInOwner, getOwnerProperties, getOwnerPortal } = operations;
  const { getOwnerHistory, getOwnerSummary } = operations;

  router.get(getSignedInOwner.path, async (request, response) => {
    const owner = await currentOwner(request, response);
    response.set('cache-control', PRIVATE).json({ owner: owner ? shownOwner(owner) : null });
  });

  serveOwner(router, currentOwner, getOwnerProperties, (owner, { lang }) =>
    readProperties(owner, checkLanguageInUse(config, lang)),
  );

  serveOwner(router, currentOwner, getOwnerPortal, async (owner, { lang, property }) => {
    const language = checkLanguageInUse(config, lang);
    const propertyIds = ownProperties(owner, property);
    const counts = countVisits(owner);
    const [own, overview, documents] = await Promise.all([
      readProperties(owner, language, counts),
      readOverview(database, config, { propertyIds, languages: listLanguages(owner), counts }),
      readAskedDocuments(database, { email: owner.feedEmail, propertyIds }, languageOrder(config, language)),
    ]);
    return { ...own, overview, documents };
  });

  serveOwner(router, currentOwner, getOwnerHistory, async (owner, { property, page, ...filter }) =>
    readHistory(database, { ...filter, propertyIds: ownProperties(owner, property) }, page),
  );

  const file = { path: HISTORY_FILE, query: ownerHistoryFileQuerySchema };
  serveOwner(router, currentOwner, file, async (owner, { property, lang, ...filter }, response) => {
    const language = checkLanguageInUse(config, lang);
    const propertyIds = ownProperties(owner, property);
    const entries = await readWholeHistory(database, { ...filter, propertyIds });
    const { name, text } = historyFile(language, entries, await readReferences(entries, language));
    response.type('csv').attachment(name).send(text);
  });

  serveOwner(router, currentOwner, getOwnerSummary, async ({ feedEmail }) => ({
    isWanted: await isSummaryWanted(database, feedEmail),
  }));

  router.post(commands.changeOwnerSummary.path, ownOriginOnly(publicUrl));
  serveCommand(router, commands.changeOwnerSummary, async ({ isWanted }, request, response) => {
    const owner = await currentOwner(request, response);
    if (!owner) throw new ApiFault('sign-in-required');
    await chooseSummary(database, {
      email: owner.feedEmail,
      isWanted,
      site: siteAddress(request, publicUrl),
    });
    return { isWanted };
  });

  const listLanguages = (owner: FeedOwner) => languageOrder(config, languageInUse(config, owner.language));

  const countVisits = ({ propertyIds }: FeedOwner) =>
    visitCounts(database, propertyIds, belgianDay(new Date()));

  async function readProperties(
    owner: FeedOwner,
    language: Language,
    counts = countVisits(owner),
  ): Promise<OwnerProperties> {
    const [cards, visits] = await Promise.all([
      vocabularyNow().then((vocabulary) =>
        readCards(database, config, vocabulary, language, owner.propertyIds),
      ),
      counts,
    ]);
    return {
      owner: shownOwner(owner),
      properties: cards.map((listing) => ({ listing, visits: visits.get(listing.id) ?? NO_VISITS })),
    };
  }

  /** References of properties by ID, as far as they are on the site. */
  async function readReferences(
    entries: readonly HistoryEntry[],
    language: Language,
  ): Promise<Map<number, string>> {
    const ids = [...new Set(entries.map(({ propertyId }) => propertyId))];
    const cards = await readCards(database, config, await vocabularyNow(), language, ids);
    return new Map(cards.map(({ id, reference }) => [id, reference]));
  }

  return router;
}

const shownOwner = ({ firstName, lastName }: FeedOwner): Owner => ({ firstName, lastName });
