import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import type { AgencyConfig } from './agency-config.ts';
import type { Logger } from 'pino';
import { contentPictures } from './content-pictures.ts';
import { databasePictures } from '../pictures/database-pictures.ts';
import { createPictures, type Pictures } from '../pictures/pictures.ts';
import { pictureHosts } from '../pictures/sources/picture-hosts.ts';

interface SitePicturesOptions {
  database: Database;
  config: AgencyConfig;
  /** Folder of the pictures that were computed. */
  dataFolder: string;
  logger: Logger;
  /** Servers that pictures may be fetched from (`picture-hosts.ts`); by default none. */
  pictureHosts?: string | undefined;
}

/**
 * The pictures of the site: those of its content and those that the feeds name. Sources that are file paths lie in the folder of the
 * configuration or in `pictures` of the data folder.
 */
export function sitePictures({
  database,
  config,
  dataFolder,
  logger,
  pictureHosts: hosts = '',
}: SitePicturesOptions): Pictures {
  return createPictures({
    store: databasePictures(database),
    content: contentPictures(config),
    dataFolder,
    folders: [config.folder, join(dataFolder, 'pictures')],
    hosts: pictureHosts(hosts),
    logger,
  });
}
