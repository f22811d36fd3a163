import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import type { SealKeys } from './sealed/seal.ts';
import { keyOfFolder, readKey, readKeys } from './sealed/upload-key.ts';
import { ensureSameUploads } from './same-uploads.ts';
import type { FileStore } from '../store/file-store.ts';
import { openStore, readStore } from '../store/store-address.ts';
import { clamdScan, readScanner, type VirusScan } from './virus-scan.ts';

/** What uploads are made of on this site. */
export interface UploadParts {
  store: FileStore;
  keys: SealKeys;
  /** Folder of files on their way. */
  spool: string;
  scan?: VirusScan | undefined;
}

interface UploadSettings {
  AGENCY_DATA: string;
  UPLOADS: string;
  UPLOADS_S3_REGION: string;
  UPLOADS_S3_KEY_ID: string;
  UPLOADS_S3_SECRET: string;
  UPLOADS_KEY?: string | undefined;
  UPLOADS_OTHER_KEYS?: string | undefined;
  CLAMD?: string | undefined;
}

/** As the settings say. Throws `OperatorError` for a bucket without keys. */
export function siteUploads(settings: UploadSettings): UploadParts {
  const { AGENCY_DATA, CLAMD } = settings;
  const { address, keys } = readStore('UPLOADS', settings.UPLOADS, settings);
  return {
    ...createUploads(AGENCY_DATA, settings.UPLOADS_KEY, settings.UPLOADS_OTHER_KEYS),
    store: openStore(address, AGENCY_DATA, keys),
    scan: CLAMD ? clamdScan(readScanner(CLAMD)) : undefined,
  };
}

/** The same once they are known to be those of the database (`same-uploads.ts`). Throws `OperatorError` when they are not. */
export async function siteUploadsOn(
  database: Database,
  settings: UploadSettings,
  logger?: Pick<Logger, 'error'>,
): Promise<UploadParts> {
  const parts = siteUploads(settings);
  await ensureSameUploads(database, parts, logger);
  return parts;
}

/** Visitors can always send files: whoever runs a site without a scanner should know it. */
export function warnWithoutScanner({ scan }: Pick<UploadParts, 'scan'>, logger: Pick<Logger, 'warn'>): void {
  if (!scan) logger.warn('files of visitors are not checked for viruses: CLAMD names no scanner');
}

/** In the data folder, encrypted with its key unless another is given; `otherKeys` are a list, separated by commas. */
export const createUploads = (dataFolder: string, key?: string, otherKeys = ''): UploadParts => ({
  store: openStore({ kind: 'folder', folder: undefined }, dataFolder, {
    region: '',
    accessKeyId: '',
    secretAccessKey: '',
  }),
  keys: [(key && readKey(key)) || keyOfFolder(dataFolder), ...readKeys(otherKeys)],
  spool: join(dataFolder, 'uploads-spool'),
});
