import { createHash, timingSafeEqual } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import * as z from 'zod';
import { noteSchema } from '../contract/release.ts';
import { readReleaseCommand, runReleaseCommand, UsageError } from '../cli/cli.ts';
import type { ReleaseCommand } from '../cli/release-command.ts';
import { publish, readBuild } from '../gateway/releases/publish.ts';
import { DamagedFile } from '../gateway/releases/parse-json.ts';
import { ReleaseRefused } from '../gateway/releases/release-refused.ts';
import type { ReleaseStore } from '../gateway/releases/release-store.ts';
import { unpack } from '../gateway/releases/s3-store/archive.ts';
import { requestLog } from '../server/request-log.ts';

/** Of each team, by the name that the history has for it: its secret, and the apps that it may release; `*` is every app, and slots. */
export const publisherTokensSchema = z.record(
  noteSchema,
  z.strictObject({
    token: z.string().min(32, 'must have at least 32 characters'),
    apps: z.array(z.string()).min(1),
  }),
);
export type PublisherTokens = z.infer<typeof publisherTokensSchema>;

interface Options {
  store: ReleaseStore;
  tokens: PublisherTokens;
  /** Bytes of an archive that is taken. */
  limit: number;
  log: Logger;
}

/** Files of a build, and bytes of each, which are in memory until they are written. */
const MOST = { files: 10_000, bytes: 20_000_000 };

/** Builds that wait for the one that is read; seconds after which others come again. */
const QUEUE = { length: 3, retryAfter: 10 };

/** Who asks. */
interface Team {
  name: string;
  apps: readonly string[];
}

/**
 * Publishes and promotes for teams that have neither the store's folder nor its keys: `POST /releases` takes a build as a tar archive,
 * `POST /commands` the arguments of the command `release` as a JSON array. Answers in plain text: 200, 400 wrong usage, 401 no token, 403 not
 * with this token, 413 too large, 422 refused, 503 several builds wait.
 */
export function createPublisher({ store, tokens, limit, log }: Options): express.Express {
  const app = express();
  app.disable('x-powered-by');
  app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  app.get('/readyz', async (_request, response) => {
    const isReady = await store.readRegistry().then(
      () => true,
      () => false,
    );
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'not ready' });
  });
  const inTurn = oneAtATime();
  app.use(requestLog(log, 'info'), authenticated(tokens));
  app.post('/releases', async (request, response) => {
    const { name, version } = await inTurn(async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'publisher-'));
      try {
        await unpack(atMost(limit, request), folder, MOST);
        const release = await readBuild(folder, undefined, 'the archive');
        assertPermitted(response, [release.name]);
        return await publish(store, folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
    response.type('text').send(`${name} ${version} is published. Make it live: promote ${name} ${version}`);
  });
  app.post('/commands', express.json({ limit: 20_000 }), async (request, response) => {
    const { data: args } = z.array(z.string()).safeParse(request.body);
    if (!args) throw new UsageError('The body is no JSON array of arguments');
    const { by, store: _store, ...command } = readReleaseCommand(args);
    assertPermitted(response, appsOf(command));
    const { name: who } = response.locals['team'] as Team;
    response.type('text').send(await runReleaseCommand(store, { ...command, by: { ...by, who } }, ''));
  });
  app.use((_request, response) => void response.status(404).type('text').send('Not found'));
  app.use(faults(log));
  return app;
}

/** Apps that a command changes. What is of all of them needs a token for all. */
function appsOf(command: ReleaseCommand): string[] {
  switch (command.action) {
    case 'promote':
      return command.releases.map(({ app }) => app);
    case 'rollback':
    case 'retire':
      return [command.app];
    case 'status':
    case 'help':
      return [];
    case 'publish':
      throw new UsageError('A build is sent to /releases');
    case 'slot':
    case 'gc':
      return ['*'];
  }
}

class Forbidden extends Error {}

function assertPermitted(response: Response, apps: readonly string[]): void {
  const team = response.locals['team'] as Team;
  const others = apps.filter((app) => !team.apps.includes(app) && !team.apps.includes('*'));
  if (others.length)
    throw new Forbidden(
      `The token of ${team.name} is for ${team.apps.join(', ')}, not for ${others.join(', ')}`,
    );
}

function authenticated(tokens: PublisherTokens): RequestHandler {
  const teams = Object.entries(tokens).map(([name, { token, apps }]) => ({
    name,
    apps,
    hash: hashOf(token),
  }));
  return (request, response, next) => {
    const [, given] = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '') ?? [];
    const team = given && teams.find(({ hash }) => timingSafeEqual(hash, hashOf(given)));
    if (!team)
      return void response.status(401).set('www-authenticate', 'Bearer').type('text').send('No such token');
    response.locals['team'] = team;
    next();
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

class Busy extends Error {}

/** Runs what it is given one after the other; rejects with `Busy` when several wait. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  let size = 0;
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (size > QUEUE.length)
      throw new Busy(`Other builds are being published: send this one again in ${QUEUE.retryAfter} s`);
    size++;
    const result = last.then(run);
    last = result.catch(() => {});
    return result.finally(() => size--);
  };
}

class TooLarge extends Error {}

async function* atMost(limit: number, request: Request): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > limit) throw new TooLarge(`A build may have ${limit} bytes`);
    yield piece;
  }
}

const faults =
  (log: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = statusOf(error);
    if (status === 500) log.error({ err: error, requestId: request.id }, 'request failed');
    // What is left of a body is not read.
    if (!request.complete) response.set('connection', 'close');
    if (error instanceof Busy) response.set('retry-after', String(QUEUE.retryAfter));
    response
      .status(status)
      .type('text')
      .send(status === 500 ? 'The publisher has a fault: see its log' : (error as Error).message);
  };

function statusOf(error: unknown): number {
  if (error instanceof UsageError) return 400;
  if (error instanceof Forbidden) return 403;
  if (error instanceof TooLarge) return 413;
  if (error instanceof Busy) return 503;
  if (error instanceof ReleaseRefused || error instanceof DamagedFile) return 422;
  const { status } = error as { status?: number };
  return status !== undefined && status >= 400 && status < 500 ? status : 500;
}
