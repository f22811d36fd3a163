import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Bucket } from '../src/files/store/s3-store.ts';

/** An S3-compatible bucket in memory, until the tests of the file have ended. */
export interface TestBucket {
  /** With its keys. */
  keys: S3Bucket;
  /** Method and key of each request. */
  asked: string[];
  /** While it is true, requests fail. */
  isAway: boolean;
  /** Whether there is such an object, once one was stored. */
  has(key: string): boolean;
  /** Settles when another object has been stored. */
  stored(): Promise<unknown>;
}

const opened: Server[] = [];
afterAll(() => {
  for (const server of opened) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a bucket that refuses requests that are not signed or say no length, and keys that begin with "refused". */
export async function testBucket(): Promise<TestBucket> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const key = request.url!.replace('/bucket/', '');
    bucket.asked.push(`${request.method} ${key}`);
    if (bucket.isAway) return void response.writeHead(500).end();
    const { authorization = '', 'content-length': length } = request.headers;
    if (
      !/^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/eu-west-3\/s3\//.test(authorization) ||
      key.startsWith('refused')
    )
      return void response.writeHead(403).end('denied');
    if (request.method === 'DELETE') return void response.writeHead(objects.delete(key) ? 204 : 404).end();
    if (request.method === 'GET') {
      const object = objects.get(key);
      return void response.writeHead(object ? 200 : 404).end(object);
    }
    if (length === undefined) return void response.writeHead(411).end();
    void buffer(request).then((body) => {
      objects.set(key, body);
      response.writeHead(200).end();
      server.emit('stored');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(server);
  const bucket: TestBucket = {
    keys: {
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`,
      region: 'eu-west-3',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
    asked: [],
    isAway: false,
    has: (key) => objects.has(key),
    stored: () => once(server, 'stored'),
  };
  return bucket;
}
