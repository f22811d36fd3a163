import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { AgencyConfig } from '../../content/agency-config.ts';
import type { Database } from '../../database/database.ts';
import { ImportCancelled, importFile } from '../import-file.ts';
import { isSame, newToken, proofOf, removeAccess, writeAccess } from './access-file.ts';
import { FEED_PATH, importQuerySchema, PROOF_PATH, type AnswerLine } from './import-messages.ts';

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
 * Accepts feeds while the site runs. It has its own port on the loopback interface, which the gateway does not proxy to;
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
  if (request.method !== 'POST' || url.pathname !== FEED_PATH) return end(response, 404);
  const { data: options } = importQuerySchema.safeParse(Object.fromEntries(url.searchParams));
  if (!options) return end(response, 422);

  const { database, config, logger, stop } = given;
  const tell = (line: AnswerLine) => response.write(`${JSON.stringify(line)}\n`);
  // A stalled body would not notice the abort.
  stop.signal.addEventListener('abort', () => request.destroy());
  response.on('close', () => stop.abort(new ImportCancelled('cancelled; nothing was changed')));
  response.writeHead(200, { 'content-type': 'application/x-ndjson' }).flushHeaders();
  const isLoaded = await importFile(
    { database, config },
    { bytes: request, options, signal: stop.signal },
    {
      done: (text) => tell({ done: text }),
      problem: (text) => tell({ problem: text }),
    },
  );
  logger.info({ isLoaded }, 'feed imported');
  tell({ isLoaded });
  response.end();
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
