import type { AgencyConfig } from '../content/agency-config.ts';
import type { Database } from '../database/database.ts';
import { perVersion } from '../listings/per-version.ts';
import { readProjectRecords, type ProjectRecords } from './project-records.ts';
import { readUnitRecords, type UnitRecords } from './unit-records.ts';

/** What the feeds say of all projects and their units: a handful, kept in memory. */
export interface ProjectData {
  /** By ID of the project. */
  records: Map<number, ProjectRecords>;
  /** By ID of the unit. */
  units: Map<number, UnitRecords>;
  /** The town of each unit in the read model. */
  cityIds: Map<number, number>;
}

/** Answers with the data of a version of the read model, read anew when the version differs from the last one asked for. */
export function projectDataSource(
  database: Database,
  config: AgencyConfig,
): (version: number) => Promise<ProjectData> {
  return perVersion(() => readProjectData(database, config));
}

async function readProjectData(database: Database, config: AgencyConfig): Promise<ProjectData> {
  const records = await readProjectRecords(database, config);
  return { records, ...(await readUnitRecords(database, config, [...records.keys()])) };
}
