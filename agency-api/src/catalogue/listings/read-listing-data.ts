import type { AgencyConfig } from '../../configuration/agency-config.ts';
import { allowLongStatements, type Database } from '../../database/database.ts';
import { readModel } from '../../database/schema/search.ts';
import { readListingColumns } from './columns/read-listing-columns.ts';
import { CurrentListings } from './current-listings.ts';
import { dataVersionSource } from './data-version.ts';
import type { ListingData } from './listing-data.ts';
import { readSimilarListings } from './property/similar-listings.ts';
import { catalogueReads, type CatalogueReads } from './read-model/catalogue-reads.ts';
import { ensureReadModel, isReadModelBehind } from './read-model/ensure-read-model.ts';
import { prepareOrders } from './search/page-ids.ts';
import { readOpenCounts } from './suggestions/open-counts.ts';
import { readVocabulary } from './vocabulary/vocabulary.ts';

/**
 * Reads the data of now, on one snapshot: nothing of what is imported meanwhile is in them. What others have changed is made by our rules before.
 * @param version that the data have at least
 */
export async function readListingData(
  database: Database,
  config: AgencyConfig,
  { reads = catalogueReads({ primary: database, config }), version = 0 }: ReadFrom = {},
): Promise<ListingData> {
  for (;;) {
    const data = await reads.snapshotAt(version, (tx) => readWhole(tx, config));
    if (data) return data;
    await ensureReadModel(database, config);
  }
}

interface ReadFrom {
  reads?: CatalogueReads;
  version?: number;
}

/** Undefined where rows of these rules are missing. */
async function readWhole(tx: Database, config: AgencyConfig): Promise<ListingData | undefined> {
  await allowLongStatements(tx);
  const isBehind = isReadModelBehind(tx, config).mapWith(Boolean);
  const [state] = await tx.select({ version: readModel.version, isBehind }).from(readModel);
  if (!state || state.isBehind) return undefined;
  const { version } = state;
  const vocabulary = await readVocabulary(tx, config, version);
  const columns = await readListingColumns(tx, config);
  return {
    version,
    vocabulary,
    columns,
    similar: await readSimilarListings(tx, config, columns),
    openCounts: await readOpenCounts(tx, config),
  };
}

/** The data of a database that answers are made from; `maxWaitMs` as of `CurrentListings`. Their version is that of the primary. */
export const currentListings = (
  database: Database,
  config: AgencyConfig,
  { maxWaitMs, reads }: { maxWaitMs?: number | undefined; reads?: CatalogueReads } = {},
): CurrentListings =>
  new CurrentListings({
    ...(maxWaitMs !== undefined && { maxWaitMs }),
    version: dataVersionSource(database),
    async read(earlier, version) {
      const data = await readListingData(database, config, { ...(reads && { reads }), version });
      if (earlier) await prepareOrders(data, earlier);
      return data;
    },
  });
