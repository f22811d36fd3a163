import { join } from 'node:path';
import { OperatorError } from 'composer/server';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** Where files are kept, as the settings `UPLOADS` and `PICTURES` say it. */
type StoreAddress = { kind: 'folder'; folder: string | undefined } | { kind: 's3'; address: string };

/**
 * Reads `file:` (a folder of the data folder), `file:/srv/uploads` or `s3+https://s3.example/bucket`.
 * Throws an error that names any other kind.
 */
export function readStoreAddress(text: string): StoreAddress {
  if (text.startsWith('file:')) return { kind: 'folder', folder: parseFolder(text.slice('file:'.length)) };
  if (/^s3\+https?:\/\//.test(text)) return { kind: 's3', address: parseBucket(text.slice('s3+'.length)) };
  const kind = /^[a-z][\w+.-]*:/i.exec(text)?.[0] ?? `"${text}"`;
  throw new Error(`${kind} is no store that is known: file:, file:/folder or s3+https://host/bucket`);
}

function parseFolder(path: string): string | undefined {
  if (path === '') return undefined;
  if (!path.startsWith('/') || path.startsWith('//'))
    throw new Error('file: is followed by nothing or by an absolute folder');
  return path;
}

function parseBucket(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^\/[^/]+(\/[^/]+)*\/?$/.test(url.pathname) || url.search || url.hash || url.username)
    throw new Error('s3+https:// is followed by a host and the name of a bucket');
  return url.href.replace(/\/$/, '');
}

interface KeySettings {
  UPLOADS_S3_REGION: string;
  UPLOADS_S3_KEY_ID: string;
  UPLOADS_S3_SECRET: string;
}

/**
 * Where a setting says that files are kept, with the keys of a bucket's account. Throws `OperatorError` for a bucket without keys.
 * @param name of the setting
 */
export function readStore(name: 'UPLOADS' | 'PICTURES', value: string, settings: KeySettings): KnownStore {
  const address = readStoreAddress(value);
  const keys: BucketKeys = {
    region: settings.UPLOADS_S3_REGION,
    accessKeyId: settings.UPLOADS_S3_KEY_ID,
    secretAccessKey: settings.UPLOADS_S3_SECRET,
  };
  if (address.kind === 's3' && (!keys.accessKeyId || !keys.secretAccessKey))
    throw new OperatorError(`${name} names a bucket: UPLOADS_S3_KEY_ID and UPLOADS_S3_SECRET must open it`);
  return { address, keys };
}

export interface KnownStore {
  address: StoreAddress;
  keys: BucketKeys;
}

/** Keys of the bucket's account. */
interface BucketKeys {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const openStore = (address: StoreAddress, dataFolder: string, keys: BucketKeys): FileStore =>
  address.kind === 'folder'
    ? folderStore(address.folder ?? join(dataFolder, 'uploads'))
    : s3Store({ address: address.address, ...keys });
