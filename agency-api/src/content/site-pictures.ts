import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import type { AgencyConfig } from '../configuration/agency-config.ts';
import type { Logger } from 'pino';
import { contentPictures } from '../files/pictures/content-pictures.ts';
import type { ContentSource } from './content-store.ts';
import type { ContentIndex } from './content-index.ts';
import { storedFile, pictureOfSource } from './stored-files.ts';
import { databasePictures, type PictureRecord } from '../files/pictures/picture-record.ts';
import { createPictures, type Pictures } from '../files/pictures/pictures.ts';
import { pictureHosts } from '../files/pictures/sources/picture-hosts.ts';
import type { KnownStore } from '../files/store/store-address.ts';
import { isOfVisitor } from '../files/pictures/sources/stored-source.ts';

interface SitePicturesOptions {
  database: Database;
  config: AgencyConfig;
  content: ContentSource;
  /** Folder of the pictures that were computed. */
  dataFolder: string;
  /** Where they are cached besides. */
  pictureStore?: KnownStore | undefined;
  logger: Logger;
  /** Servers that pictures may be fetched from (`picture-hosts.ts`); by default none. */
  pictureHosts?: string | undefined;
}

/**
 * The pictures of the site: those of its content, which lie in the database, and those that the feeds name. Sources that are file
 * paths lie in the folder of the configuration or in `pictures` of the data folder.
 */
export function sitePictures({
  database,
  config,
  content,
  dataFolder,
  pictureStore,
  logger,
  pictureHosts: hosts = '',
}: SitePicturesOptions): Pictures {
  return createPictures({
    store: databasePictures(database),
    findContent: pictureFinder(config, content),
    stored: (source) => (isOfVisitor(source) ? pictureOfSource : storedFile)(database, source),
    dataFolder,
    cached: pictureStore,
    folders: [config.folder, join(dataFolder, 'pictures')],
    hosts: pictureHosts(hosts),
    logger,
  });
}

/** Finds pictures of the configuration and of the content as it is now. */
function pictureFinder(config: AgencyConfig, content: ContentSource) {
  const ofConfig = contentPictures(config);
  const byVersion = new WeakMap<ContentIndex, Map<string, PictureRecord>>();
  return async (id: string): Promise<PictureRecord | undefined> => {
    const index = await content.current();
    let records = byVersion.get(index);
    if (!records) {
      records = new Map(
        [...ofConfig, ...contentPictures(index.content)].map((record) => [record.id, record]),
      );
      byVersion.set(index, records);
    }
    return records.get(id);
  };
}
