import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { withIdleTimeout } from '../../../http/idle-timeout.ts';
import type { FileStore } from './file-store.ts';

export interface S3Bucket {
  /** With the bucket's name: `https://s3.eu-west-3.example/bucket`. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** ms that the store may be silent. */
const SILENCE = 60_000;

/** Files in a bucket of an S3-compatible store. */
export function s3Store({ address, region, accessKeyId, secretAccessKey }: S3Bucket): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  async function ask(method: string, key: string, content?: Blob) {
    const init = { method, redirect: 'error' as const, ...(content && { body: content }) };
    const { answer, bytes } = await withIdleTimeout(
      (signal) => client.fetch(`${address}/${key}`, { ...init, signal }),
      SILENCE,
    );
    const isGone = method === 'DELETE' && answer.status === 404;
    if (answer.ok || isGone) return { body: answer.body, bytes };
    await answer.body?.cancel();
    throw new Error(`The store answers ${answer.status} to ${method} ${key}`);
  }
  return {
    async put(key, path) {
      // A blob of a file is read as it is sent.
      const { body } = await ask('PUT', key, await openAsBlob(path));
      await body?.cancel();
    },
    async open(key) {
      const { bytes } = await ask('GET', key);
      return Readable.from(bytes, { objectMode: false });
    },
    async remove(key) {
      const { body } = await ask('DELETE', key);
      await body?.cancel();
    },
  };
}
