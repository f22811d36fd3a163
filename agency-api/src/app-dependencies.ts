import type { Logger } from 'pino';
import type { AgencyConfig } from './content/agency-config.ts';
import type { Database } from './database/database.ts';

/** What the routers of the API are built from. */
export interface AppDependencies {
  database: Database;
  config: AgencyConfig;
  /** Folder of the API's own files beside the database, such as the cache of computed pictures. */
  dataFolder: string;
  logger: Logger;
  /** Servers that pictures may be fetched from (`picture-hosts.ts`); by default none. */
  pictureHosts?: string | undefined;
  /** Addresses of the gateways, the only ones that say on whose behalf they ask (`gateways.ts`); by default this machine. */
  gateways?: string | undefined;
  /** Origin of the site as visitors see it, such as `https://www.agency.example`. */
  publicUrl?: string | undefined;
  /** Where forms of visitors go; without it the agency's own address. */
  agencyMailbox?: string | undefined;
  /** Until it aborts, answers are made ready whenever the data changed; without it when they are asked for. */
  prepareUntil?: AbortSignal | undefined;
  /** Told when mails were queued, so that they leave at once. */
  onMailQueued?: (() => void) | undefined;
}
