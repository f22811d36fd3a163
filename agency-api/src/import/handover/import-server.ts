import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { MAX_CONTENT_BYTES } from '../../content/import/content-bundle.ts';
import { importContent } from '../../content/import/import-content.ts';
import { ImportCancelled, importFile, type ImportMessages } from '../import-file.ts';
import { isSame, newToken, proofOf, removeAccess, writeAccess } from './access-file.ts';
import {
  CONTENT_PATH,
  FEED_PATH,
  importQuerySchema,
  PROOF_PATH,
  type AnswerLine,
} from './import-messages.ts';

export interface ImportServerOptions {
  database: Database;
  config: AgencyConfig;
  /** Folder of the file with the token. */
  dataFolder: string;
  logger: Logger;
}

export interface ImportServer {
  /** Cancels running imports and refuses new ones. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/**
 * Accepts feeds and content while the site runs. It has its own port on the loopback interface, which the gateway does not proxy to;
 * requests without the token of the file are refused.
 */
export async function startImportServer(options: ImportServerOptions): Promise<ImportServer> {
  const token = newToken();
  const running = new Map<AbortController, Promise<void>>();
  const server = createServer((request, response) => {
    const stop = new AbortController();
    const answering = answer(request, response, { ...options, token, stop }).catch((error: unknown) => {
      options.logger.error({ err: error }, 'import request failed');
      response.destroy();
    });
    running.set(stop, answering);
    void answering.finally(() => running.delete(stop));
  });
  // No timeout: a feed is received as fast as it is loaded.
  server.requestTimeout = 0;
  server.listen(0, HOST);
  await once(server, 'listening');
  await writeAccess(options.dataFolder, { port: (server.address() as AddressInfo).port, token });
  return {
    async close() {
      await removeAccess(options.dataFolder);
      for (const stop of running.keys())
        stop.abort(new ImportCancelled('the site is stopped; nothing was changed'));
      await Promise.all(running.values());
      await closeServer(server);
    },
  };
}

interface Request extends ImportServerOptions {
  token: string;
  stop: AbortController;
}

async function answer(request: IncomingMessage, response: ServerResponse, given: Request): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${HOST}`);
  if (request.method === 'GET' && url.pathname === PROOF_PATH)
    return end(response, 200, proofOf(given.token, url.searchParams.get('nonce') ?? ''));
  if (!isSame(request.headers.authorization ?? '', `Bearer ${given.token}`)) return end(response, 401);
  const run = request.method === 'POST' ? RUNS[url.pathname] : undefined;
  if (!run) return end(response, 404);
  const load = run(request, url.searchParams, given);
  if (!load) return end(response, 422);

  const { logger, stop } = given;
  const tell = (line: AnswerLine) => response.write(`${JSON.stringify(line)}\n`);
  // A stalled body would not notice the abort.
  stop.signal.addEventListener('abort', () => request.destroy());
  response.on('close', () => stop.abort(new ImportCancelled('cancelled; nothing was changed')));
  response.writeHead(200, { 'content-type': 'application/x-ndjson' }).flushHeaders();
  const isLoaded = await load({
    done: (text) => tell({ done: text }),
    problem: (text) => tell({ problem: text }),
  });
  logger.info({ isLoaded, path: url.pathname }, 'imported');
  tell({ isLoaded });
  response.end();
}

type Load = (messages: ImportMessages) => Promise<boolean>;

/** What can be imported, by path; undefined for options that are not understood. */
const RUNS: Readonly<
  Record<string, (request: IncomingMessage, query: URLSearchParams, given: Request) => Load | undefined>
> = {
  [FEED_PATH]: (request, query, { database, config, stop }) => {
    const { data: options } = importQuerySchema.safeParse(Object.fromEntries(query));
    return (
      options &&
      ((messages) =>
        importFile({ database, config }, { bytes: request, options, signal: stop.signal }, messages))
    );
  },
  [CONTENT_PATH]:
    (request, _query, { database, config }) =>
    async (messages) => {
      const bundle = await readBundle(request);
      if (bundle !== undefined) return importContent({ database, config }, bundle, messages);
      messages.problem('is too large, or did not arrive whole; nothing was changed');
      return false;
    },
};

/** Base64 and JSON take a third more than the files. */
const MAX_BUNDLE_BYTES = MAX_CONTENT_BYTES * 1.5;

async function readBundle(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > MAX_BUNDLE_BYTES) return undefined;
      pieces.push(piece);
    }
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Destroys the request too: the rest of its body is not read. */
function end(response: ServerResponse, status: number, body = ''): void {
  response.writeHead(status, { connection: 'close' }).end(body);
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
