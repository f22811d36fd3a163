import { THIRD_PARTY_IDS } from 'shared-kit/domain/third-parties';
import { loadAgencyConfig, type AgencyConfig } from './configuration/agency-config.ts';
import { openDatabase, type OpenDatabase } from './database/open-database.ts';
import { ensureReadModel, keepRows } from './catalogue/listings/read-model/ensure-read-model.ts';
import { readSettings, type Settings } from './settings.ts';

export interface OpenAgency extends OpenDatabase {
  settings: Settings;
  config: AgencyConfig;
}

/** What every program of the API starts with: settings, site configuration, and a database whose schema is up to date. */
export async function openAgency(environment: NodeJS.ProcessEnv): Promise<OpenAgency> {
  const settings = readSettings(environment);
  const config = withStandIns(loadAgencyConfig(settings.AGENCY_CONFIG), settings.STAND_INS);
  const open = await openDatabase(settings.DATABASE_URL, settings.DATABASE_CONNECTIONS);
  return { settings, config, ...open };
}

/** The same with the rows of listings for this configuration, for what reads or publishes them: any other command leaves those of a site alone. */
export async function openWithListings(environment: NodeJS.ProcessEnv): Promise<OpenAgency> {
  const agency = await openAgency(environment);
  const { database, config } = agency;
  await ensureReadModel(database, config);
  const kept = keepRows(database, config);
  return {
    ...agency,
    async close() {
      await kept.stop();
      await agency.close();
    },
  };
}

/** Those of which a stand-in can be shown: a map cannot. */
const STOOD_IN = ['tagManager', 'analytics', 'ads', 'pixel', 'reviews', 'liveChat'] as const;

/** Third parties that the agency has configured are never mixed with stand-ins. */
function withStandIns(config: AgencyConfig, standIns: string | undefined): AgencyConfig {
  if (standIns === undefined || Object.keys(config.thirdParties).length > 0) return config;
  const ids = Object.fromEntries(STOOD_IN.map((name) => [name, THIRD_PARTY_IDS[name].example]));
  return { ...config, thirdParties: { ...ids, standIns } };
}
