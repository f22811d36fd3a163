import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { withIdleTimeout } from '../../http/idle-timeout.ts';
import type { FileStore } from './file-store.ts';

export interface S3Bucket {
  /** With the bucket's name: `https://s3.eu-west-3.example/bucket`. */
  address: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long the store may be silent, in ms, and how often a request that failed is sent again. */
const PATIENCE = { silence: 60_000, retries: 2 };

interface BucketStore extends FileStore {
  /** Afterwards these bytes are in the store whole, or not at all. */
  write(key: string, content: Buffer): Promise<void>;
}

/** Files in a bucket of an S3-compatible store. */
export function s3Store(
  { address, region, accessKeyId, secretAccessKey }: S3Bucket,
  { silence, retries } = PATIENCE,
): BucketStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  async function ask(method: string, key: string, content?: Blob) {
    const init = { method, redirect: 'error' as const, ...(content && { body: content }) };
    const { answer, bytes } = await withIdleTimeout(
      (signal) => client.fetch(`${address}/${key}`, { ...init, signal }),
      silence,
    );
    if (answer.ok) return { body: answer.body, bytes };
    await answer.body?.cancel();
    if (method !== 'PUT' && answer.status === 404) return undefined;
    throw new Error(`The store answers ${answer.status} to ${method} ${key}`);
  }
  async function store(key: string, content: Blob) {
    const answer = await ask('PUT', key, content);
    await answer?.body?.cancel();
  }
  return {
    // A blob of a file is read as it is sent.
    put: async (key, path) => store(key, await openAsBlob(path)),
    write: (key, content) => store(key, new Blob([new Uint8Array(content)])),
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
