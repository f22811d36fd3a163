import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

export interface S3Bucket {
  /** With the bucket's name: `https://s3.eu-west-3.example/bucket`. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** ms for one request. */
const LIMIT = 60_000;

/** Files in a bucket of an S3-compatible store. */
export function s3Store({ address, region, accessKeyId, secretAccessKey }: S3Bucket): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  async function ask(method: string, key: string, body?: Blob): Promise<Response> {
    const response = await client.fetch(`${address}/${key}`, {
      method,
      signal: AbortSignal.timeout(LIMIT),
      redirect: 'error',
      ...(body && { body }),
    });
    const isGone = method === 'DELETE' && response.status === 404;
    if (response.ok || isGone) return response;
    await response.body?.cancel();
    throw new Error(`The store answers ${response.status} to ${method} ${key}`);
  }
  return {
    async put(key, path) {
      // A blob of a file is read as it is sent.
      const response = await ask('PUT', key, await openAsBlob(path));
      await response.body?.cancel();
    },
    async open(key) {
      const { body } = await ask('GET', key);
      return Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
    },
    async remove(key) {
      const response = await ask('DELETE', key);
      await response.body?.cancel();
    },
  };
}
