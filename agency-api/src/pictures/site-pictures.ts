import { join } from 'node:path';
import type { AppDependencies } from '../app-dependencies.ts';
import { contentPictures } from '../content/content-pictures.ts';
import { databasePictures } from './database-pictures.ts';
import { createPictures, type Pictures } from './pictures.ts';
import { pictureHosts } from './sources/picture-hosts.ts';

/**
 * The pictures of the site: those of its content and those of the feeds. Sources that are file paths are in the folder of the
 * configuration or in `pictures` of the data folder.
 */
export function sitePictures({
  database,
  config,
  dataFolder,
  logger,
  pictureHosts: hosts = '',
}: AppDependencies): Pictures {
  return createPictures({
    store: databasePictures(database),
    content: contentPictures(config),
    dataFolder,
    folders: [config.folder, join(dataFolder, 'pictures')],
    hosts: pictureHosts(hosts),
    logger,
  });
}
