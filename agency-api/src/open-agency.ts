import { loadAgencyConfig, type AgencyConfig } from './content/agency-config.ts';
import { openDatabase, type OpenDatabase } from './database/open-database.ts';
import { ensureReadModel } from './listings/read-model/ensure-read-model.ts';
import { databaseFolder, readSettings, type Settings } from './settings.ts';

export interface OpenAgency extends OpenDatabase {
  settings: Settings;
  config: AgencyConfig;
}

/** What every program of the API starts with: settings, site configuration, and a database that fits both. */
export async function openAgency(environment: NodeJS.ProcessEnv): Promise<OpenAgency> {
  const settings = readSettings(environment);
  const config = loadAgencyConfig(settings.AGENCY_CONFIG);
  const { database, close } = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    folder: databaseFolder(settings),
  });
  await ensureReadModel(database, config);
  return { settings, config, database, close };
}
