import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** Where uploads are kept, as the setting `UPLOADS` says it. */
export type StoreAddress = { kind: 'folder'; folder: string | undefined } | { kind: 's3'; address: string };

/**
 * Reads `file:` (the folder `uploads` of the data folder), `file:/srv/uploads` or `s3+https://s3.example/bucket`.
 * Throws an error that names any other kind.
 */
export function readStoreAddress(text: string): StoreAddress {
  if (text.startsWith('file:')) return { kind: 'folder', folder: folderOf(text.slice('file:'.length)) };
  if (/^s3\+https?:\/\//.test(text)) return { kind: 's3', address: bucketOf(text.slice('s3+'.length)) };
  const kind = /^[a-z][\w+.-]*:/i.exec(text)?.[0] ?? `"${text}"`;
  throw new Error(`${kind} is no store that is known: file:, file:/folder or s3+https://host/bucket`);
}

function folderOf(path: string): string | undefined {
  if (path === '') return undefined;
  if (!path.startsWith('/') || path.startsWith('//'))
    throw new Error('file: is followed by nothing or by an absolute folder');
  return path;
}

function bucketOf(text: string): string {
  const url = URL.parse(text);
  if (!url || !/^\/[^/]+(\/[^/]+)*\/?$/.test(url.pathname) || url.search || url.hash || url.username)
    throw new Error('s3+https:// is followed by a host and the name of a bucket');
  return url.href.replace(/\/$/, '');
}

/** Keys of the bucket's account. */
export interface BucketKeys {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const openStore = (address: StoreAddress, dataFolder: string, keys: BucketKeys): FileStore =>
  address.kind === 'folder'
    ? folderStore(address.folder ?? join(dataFolder, 'uploads'))
    : s3Store({ address: address.address, ...keys });
