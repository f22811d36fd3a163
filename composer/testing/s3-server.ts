import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * What may go wrong with a request: a fault of the server, another request under way for the same object (409), an answer that is lost
 * after it was done, an upload that breaks off, one of which a poor server keeps the half, an answer that waits for `until`.
 */
type Fault =
  { kind: 'error' | 'conflict' | 'lost' | 'torn' | 'halved' } | { kind: 'slow'; until: Promise<void> };

/** Whose requests it happens to. */
interface Target {
  method: string;
  /** Of the object, or of those listed. */
  key: RegExp;
}

interface Stored {
  body: Buffer;
  modified: Date;
}

/** A small S3-compatible server, in memory. */
export interface S3Server {
  /** `http://127.0.0.1:40001/bucket` */
  bucket: string;
  keys: { region: string; accessKeyId: string; secretAccessKey: string };
  /** Keys of one who may read everything, and write outcomes and running gateways only. */
  readingKeys: S3Server['keys'];
  objects: Map<string, Stored>;
  /** Every request that came, such as `GET registry/0000000001.json`. */
  requests: string[];
  /** Happens to the next request for this. */
  next(target: Target, fault: Fault): void;
  /** Breaks every connection while it is set. */
  isAway: boolean;
  /** Creates an object that is there again, as some servers do. */
  ignoresConditions: boolean;
  /** Takes bodies whose hash is not signed, as real servers do: files of visitors are sent as they are read. */
  takesUnsigned: boolean;
  /** Objects in one answer of a listing. */
  pageSize: number;
  close(): Promise<void>;
}

const OF_GATEWAYS = /(^|\/)\.(gateways|outcomes)\//;

export async function s3Server(): Promise<S3Server> {
  const faults: (Target & { fault: Fault })[] = [];
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const state: S3Server = {
    bucket: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`,
    keys: { region: 'eu-west-3', accessKeyId: 'writer', secretAccessKey: 'secret' },
    readingKeys: { region: 'eu-west-3', accessKeyId: 'reader', secretAccessKey: 'secret' },
    objects: new Map(),
    requests: [],
    next: (target, fault) => void faults.push({ ...target, fault }),
    isAway: false,
    ignoresConditions: false,
    takesUnsigned: false,
    pageSize: 1_000,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (state.isAway) return void request.destroy();
    const url = new URL(request.url!, state.bucket);
    const method = request.method!;
    const isList = url.searchParams.has('list-type');
    const key = isList
      ? url.searchParams.get('prefix')!
      : decodeURIComponent(url.pathname.slice('/bucket/'.length));
    state.requests.push(`${isList ? 'LIST' : method} ${key}`);
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    const at = faults.findIndex((known) => known.method === method && known.key.test(key));
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0]!.fault;
    if (fault?.kind === 'error') return void response.writeHead(500).end();
    if (fault?.kind === 'conflict') return void response.writeHead(409).end();
    if (fault?.kind === 'torn') return void request.socket.destroy();
    if (fault?.kind === 'slow') await fault.until;
    const kept = fault?.kind === 'halved' ? body.subarray(0, body.length / 2) : body;
    const { status, content } = isList ? listed(url) : done(request, key, body, kept);
    if (fault?.kind === 'lost' || fault?.kind === 'halved') return void request.socket.destroy();
    response.writeHead(status).end(content);
  }

  function done(
    { method, headers }: IncomingMessage,
    key: string,
    sent: Buffer,
    kept: Buffer,
  ): { status: number; content?: Buffer } {
    const [, account] = /^AWS4-HMAC-SHA256 Credential=(\w+)\/\d{8}\/eu-west-3\/s3\//.exec(
      headers.authorization ?? '',
    ) ?? [''];
    if (!account || (account === 'reader' && method !== 'GET' && !OF_GATEWAYS.test(key)))
      return { status: 403 };
    const stored = state.objects.get(key);
    if (method === 'GET') return stored ? { status: 200, content: stored.body } : { status: 404 };
    if (method === 'DELETE') {
      state.objects.delete(key);
      return { status: 204 };
    }
    const hash = headers['x-amz-content-sha256'];
    const isUnsigned = state.takesUnsigned && hash === 'UNSIGNED-PAYLOAD';
    if (!isUnsigned && hash !== createHash('sha256').update(sent).digest('hex')) return { status: 400 };
    if (headers['if-none-match'] === '*' && stored && !state.ignoresConditions) return { status: 412 };
    state.objects.set(key, { body: kept, modified: new Date() });
    return { status: 200 };
  }

  function listed(url: URL): { status: number; content: string } {
    const prefix = url.searchParams.get('prefix')!;
    const after = url.searchParams.get('continuation-token') ?? '';
    const found = [...state.objects].filter(([key]) => key.startsWith(prefix) && key > after).sort();
    const page = found.slice(0, state.pageSize);
    const contents = page.map(
      ([key, { body, modified }]) =>
        `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`,
    );
    const next =
      found.length > page.length ? `<NextContinuationToken>${page.at(-1)![0]}</NextContinuationToken>` : '';
    return { status: 200, content: `<ListBucketResult>${contents.join('')}${next}</ListBucketResult>` };
  }

  return state;
}
