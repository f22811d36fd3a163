import { and, inArray, not } from '../../database/drizzle.ts';
import type { AgencyConfig } from '../../configuration/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { listings } from '../../database/schema/search.ts';
import { readShownListings, type ShownListings } from '../listings/card/read-cards.ts';
import { perVersion } from '../listings/data-version.ts';
import type { CatalogueReads } from '../listings/read-model/catalogue-reads.ts';
import { ownRows } from '../listings/read-model/read-model-rules.ts';
import { readProjectRecords, type ProjectRecords } from './project-records.ts';

/** What the feeds say of all projects and their units: a handful, kept in memory. */
export interface ProjectData {
  /** By ID of the project. */
  records: Map<number, ProjectRecords>;
  /** The IDs of the units that are not discreet, by that of their project. */
  units: Map<number, number[]>;
  /** What the units show in the languages in use. */
  shown: ShownListings;
}

/** Answers with the data of a version of the read model, read anew when the version differs from the last one asked for. */
export function projectDataSource(
  reads: CatalogueReads,
  config: AgencyConfig,
): (version: number) => Promise<ProjectData> {
  return perVersion((version) => reads.at(version, (database) => readProjectData(database, config)));
}

async function readProjectData(database: Database, config: AgencyConfig): Promise<ProjectData> {
  const records = await readProjectRecords(database, config);
  const { id, projectId, discreet } = listings;
  const found = await database
    .select({ id, projectId })
    .from(listings)
    .where(and(ownRows(listings, config), inArray(projectId, [...records.keys()]), not(discreet)))
    .orderBy(id);
  const asked = config.languages.inUse.flatMap((language) => found.map(({ id }) => ({ id, language })));
  const units = Map.groupBy(found, ({ projectId }) => projectId!);
  return {
    records,
    units: new Map([...units].map(([project, ofProject]) => [project, ofProject.map(({ id }) => id)])),
    shown: await readShownListings(database, config, asked),
  };
}
