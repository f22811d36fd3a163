import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import * as z from 'zod';
import {
  openReleaseStore,
  releaseStoreSettings,
  releaseStoreShape,
} from '../gateway/releases/open-release-store.ts';
import { previewSettings, previewShape } from '../gateway/preview/preview-settings.ts';
import { parseJson } from '../gateway/releases/parse-json.ts';
import { listen } from '../server/listen.ts';
import { exitWithReason } from '../server/operator-error.ts';
import { serverLog } from '../server/logged-fields.ts';
import { count, logLevel, port, readable, readEnvironment } from '../server/settings.ts';
import { closeConnectionsAfter, endRequests, shutDownGracefully } from '../server/shutdown.ts';
import { createPublisher, publisherTokensSchema } from './publisher.ts';
import type { PublisherTokens } from './publisher.ts';

export { createPublisher, publisherTokensSchema } from './publisher.ts';
export { releaseByPublisher, sendBuild, sendCommand } from './ask-publisher.ts';
export type { Publisher } from './ask-publisher.ts';

/** Nothing of the file is told: what is damaged may be a token. */
function readTokens(file: string): PublisherTokens {
  const read = parseJson(publisherTokensSchema, readFileSync(file, 'utf8'));
  if (read.fault !== undefined) throw new Error(read.fault);
  return read.data;
}

/** ms until all of a request has arrived. */
const REQUEST_TIMEOUT = 3_600_000;

const createSettingsSchema = (base: string) =>
  z.object({
    ...releaseStoreShape(base),
    PUBLISHER_PORT: port.default(4200),
    PUBLISHER_HOST: z.string().default('127.0.0.1'),
    /** File with the tokens of teams. */
    PUBLISHER_TOKENS: readable(readTokens),
    /** Bytes of a build that is sent. */
    PUBLISHER_LIMIT: count.min(1).default(100_000_000),
    ...previewShape,
    LOG_LEVEL: logLevel,
  });

/**
 * A publisher as a process. One whose settings are wrong or that cannot listen ends with the reason.
 * @param base folder that relative ones of its settings are in
 */
export async function servePublisher(base: string): Promise<void> {
  try {
    const settings = readEnvironment(process.env, {
      program: 'the publisher',
      schema: createSettingsSchema(base),
      secret: ['RELEASES_S3_KEY_ID', 'RELEASES_S3_SECRET', 'PREVIEW_KEY'],
    });
    const log = serverLog('publisher', settings.LOG_LEVEL);
    const shutdown = shutDownGracefully(log, { drain: 0 });
    const store = openReleaseStore(releaseStoreSettings(settings), (err) =>
      log.warn({ err }, 'the release store is away or damaged'),
    );
    const tokens = readTokens(settings.PUBLISHER_TOKENS);
    const server = createServer(
      createPublisher({
        store,
        tokens,
        limit: settings.PUBLISHER_LIMIT,
        log,
        preview: previewSettings(settings),
      }),
    );
    // Builds have a pace of their own, and may wait for each other.
    server.requestTimeout = REQUEST_TIMEOUT;
    closeConnectionsAfter(shutdown.signal, server);
    await listen(server, {
      port: settings.PUBLISHER_PORT,
      host: settings.PUBLISHER_HOST,
      settings: { port: 'PUBLISHER_PORT', host: 'PUBLISHER_HOST' },
    });
    shutdown.run(() => endRequests(server));
    log.info({ address: server.address(), releases: settings.RELEASES }, 'publisher is ready');
  } catch (error) {
    exitWithReason(error);
  }
}
