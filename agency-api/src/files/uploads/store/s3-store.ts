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
    if (answer.ok) return { body: answer.body, bytes };
    await answer.body?.cancel();
    if (method !== 'PUT' && answer.status === 404) return undefined;
    throw new Error(`The store answers ${answer.status} to ${method} ${key}`);
  }
  return {
    async put(key, path) {
      // A blob of a file is read as it is sent.
      const answer = await ask('PUT', key, await openAsBlob(path));
      await answer?.body?.cancel();
    },
    async open(key) {
      const answer = await ask('GET', key);
      return answer && Readable.from(answer.bytes, { objectMode: false });
    },
    async remove(key) {
      const answer = await ask('DELETE', key);
      await answer?.body?.cancel();
    },
  };
}
