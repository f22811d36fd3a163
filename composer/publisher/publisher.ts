import { createHash, timingSafeEqual } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { rateLimit } from 'express-rate-limit';
import * as z from 'zod';
import { noteSchema } from '../contract/release.ts';
import { readReleaseCommand, runReleaseCommand, UsageError } from '../cli/cli.ts';
import type { ReleaseCommand } from '../cli/release-command.ts';
import type { PreviewSettings } from '../gateway/preview/preview-settings.ts';
import { publish, readBuild } from '../gateway/releases/publish.ts';
import { endCanaryBy } from '../gateway/releases/canary.ts';
import { outcomeSchema } from '../gateway/releases/outcomes.ts';
import type { Outcome } from '../gateway/releases/outcomes.ts';
import { DamagedFile } from '../gateway/releases/parse-json.ts';
import { ReleaseRefused } from '../gateway/releases/release-refused.ts';
import type { ReleaseStore } from '../gateway/releases/release-store.ts';
import { unpack } from '../gateway/releases/s3-store/archive.ts';
import { deadline } from '../server/settings.ts';
import { requestLog } from '../server/request-log.ts';

const GATEWAY_NAME = /^[a-z0-9][a-z0-9-]{0,60}$/;

/**
 * Of each team, by the name that the history has for it: its secret, and the apps that it may release; `*` is every app, and slots. Of each
 * gateway that may not write to the store, by a name of its own: its secret.
 */
export const publisherTokensSchema = z
  .record(
    noteSchema,
    z
      .strictObject({
        token: z.string().min(32, 'must have at least 32 characters'),
        apps: z.array(z.string()).min(1).optional(),
        gateway: z.literal(true).optional(),
      })
      .refine(({ apps, gateway }) => !apps !== !gateway, 'must have either apps or "gateway": true'),
  )
  .refine(
    (tokens) => Object.entries(tokens).every(([name, { gateway }]) => !gateway || GATEWAY_NAME.test(name)),
    'the name of a gateway must be of small letters, digits and hyphens',
  );
export type PublisherTokens = z.infer<typeof publisherTokensSchema>;

interface Options {
  store: ReleaseStore;
  tokens: PublisherTokens;
  /** Bytes of an archive that is taken. */
  limit: number;
  /** ms for which a sender may be silent, and that all of an archive may take; by default `PACE`. */
  pace?: { idle: number; whole: number };
  log: Logger;
  /** Where previews are, for links to them. */
  preview?: PreviewSettings | undefined;
}

/** Files of a build, and bytes of each, which are in memory until they are written. */
const MOST = { files: 10_000, bytes: 20_000_000 };

/** A sender that is slower than this gives its turn to the next. */
const PACE = { idle: deadline(20_000), whole: deadline(600_000) };

/** ms that all of a body of JSON may take. */
const TEXT_LIMIT = deadline(30_000);

/** Builds of one token that wait for the one that is read; seconds after which others come again. */
const QUEUE = { length: 3, retryAfter: 10 };

/** Outcomes of a gateway: bytes of a request, how many, requests of each gateway within a minute, and batches that are remembered. */
const OUTCOMES = { bytes: 300_000, most: 600, perMinute: 60, batches: 100 };

/** Who asks: a team, or a gateway, which releases nothing. */
interface Team {
  name: string;
  apps: readonly string[];
  isGateway: boolean;
}

/**
 * Publishes and promotes for teams that have neither the store's folder nor its keys: `POST /releases` takes a build as a tar archive,
 * `POST /commands` the arguments of the command `release` as a JSON array. For gateways that may not write: `POST /outcomes` takes which
 * versions they excluded, which ends a canary of one. Answers in plain text: 200, 400 wrong usage, 401 no token, 403 not with this token, 408 too slow, 413 too large, 422 refused,
 * 429 too often, 503 several builds wait.
 */
export function createPublisher({
  store,
  tokens,
  limit,
  log,
  pace = PACE,
  preview,
}: Options): express.Express {
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
  // Who is slow keeps those of the same token waiting, and nobody else.
  const turns = new Map(Object.keys(tokens).map((name) => [name, oneAtATime()]));
  app.use(requestLog(log, 'info'), authenticated(tokens));
  app.post('/releases', ofTeams, async (request, response) => {
    const { name: team } = response.locals['team'] as Team;
    const { name, version } = await turns.get(team)!(async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'publisher-'));
      try {
        await unpack(arriving(request, limit, pace), folder, MOST);
        const release = await readBuild(folder, undefined, 'the archive');
        assertPermitted(response, [release.name]);
        return await publish(store, folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
    response.type('text').send(`${name} ${version} is published. Make it live: promote ${name} ${version}`);
  });
  const ofText = { ...pace, whole: Math.min(pace.whole, TEXT_LIMIT) };
  app.post('/commands', json(20_000, ofText), async (request, response) => {
    const { data: args } = z.array(z.string()).safeParse(request.body);
    if (!args) throw new UsageError('The body is no JSON array of arguments');
    const { by, store: _store, ...command } = readReleaseCommand(args);
    assertPermitted(response, listApps(command));
    const { name: who } = response.locals['team'] as Team;
    response
      .type('text')
      .send(await runReleaseCommand(store, { ...command, by: { ...by, who } }, '', preview));
  });
  const outcomesInTurn = oneAtATime();
  /** Of each gateway, those that were taken last: it sends again what it had no answer to. */
  const batches = new Map<string, string[]>();
  app.post(
    '/outcomes',
    (_request, response, next) => {
      const { name, isGateway } = response.locals['team'] as Team;
      next(isGateway ? undefined : new Forbidden(`The token of ${name} is of a team, not of a gateway`));
    },
    rateLimit({
      windowMs: 60_000,
      limit: OUTCOMES.perMinute,
      standardHeaders: 'draft-7',
      legacyHeaders: false,
      keyGenerator: (_request, response) => (response.locals['team'] as Team).name,
      handler: (_request, response) =>
        void response.status(429).set('connection', 'close').type('text').send('Too often: wait a minute'),
    }),
    json(OUTCOMES.bytes, ofText),
    async (request, response) => {
      const { data: given, error } = z.array(z.unknown()).max(OUTCOMES.most).safeParse(request.body);
      if (error) throw new UsageError(`The body is no JSON array of outcomes: ${z.prettifyError(error)}`);
      const outcomes = await ofPublished(
        store,
        given.flatMap((outcome) => outcomeSchema.safeParse(outcome).data ?? []),
      );
      const { name } = response.locals['team'] as Team;
      const leftOut = given.length - outcomes.length;
      if (leftOut)
        log.warn({ gateway: name, leftOut }, 'outcomes of nothing that is published, or of no form');
      const batch = request.get('idempotency-key');
      await outcomesInTurn(async () => {
        const taken = batches.get(name) ?? [];
        if (batch !== undefined && taken.includes(batch)) return;
        // First: a batch that is taken is not sent again.
        await endCanaryBy(store, outcomes);
        await store.addGatewayOutcomes(name, outcomes);
        if (batch !== undefined) batches.set(name, [...taken, batch.slice(0, 100)].slice(-OUTCOMES.batches));
      });
      response.type('text').send(`${outcomes.length} outcomes are known, ${leftOut} were left out.`);
    },
  );
  app.use((_request, response) => void response.status(404).type('text').send('Not found'));
  app.use(faults(log));
  return app;
}

/** Before anything of the body is read. */
const ofTeams: RequestHandler = (_request, response, next) => {
  assertPermitted(response, []);
  next();
};

/** A version may have been removed since a gateway excluded it: what else it tells counts. */
async function ofPublished(store: ReleaseStore, outcomes: readonly Outcome[]): Promise<Outcome[]> {
  const published = await store.published();
  return outcomes.filter(({ app, version }) =>
    published.get(app)?.some((known) => known.version === version),
  );
}

/** Apps that a command changes. What is of all of them needs a token for all. */
function listApps(command: ReleaseCommand): string[] {
  switch (command.action) {
    case 'promote':
    case 'preview':
      return command.releases.map(({ app }) => app);
    case 'rollback':
    case 'retire':
      return [command.app];
    case 'status':
    case 'help':
      return [];
    case 'check':
      throw new UsageError('A check is done where the store can be read: a folder or a bucket');
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
  if (team.isGateway)
    throw new Forbidden(`The token of ${team.name} is of a gateway, which releases nothing`);
  const others = apps.filter((app) => !team.apps.includes(app) && !team.apps.includes('*'));
  if (others.length)
    throw new Forbidden(
      `The token of ${team.name} is for ${team.apps.join(', ')}, not for ${others.join(', ')}`,
    );
}

function authenticated(tokens: PublisherTokens): RequestHandler {
  const teams = Object.entries(tokens).map(([name, { token, apps = [], gateway }]) => ({
    name,
    apps,
    isGateway: gateway === true,
    hash: computeHash(token),
  }));
  return (request, response, next) => {
    const [, given] = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '') ?? [];
    const team = given && teams.find(({ hash }) => timingSafeEqual(hash, computeHash(given)));
    if (!team)
      // Nothing of a body is read.
      return void response
        .status(401)
        .set({ 'www-authenticate': 'Bearer', connection: 'close' })
        .type('text')
        .send('No such token');
    response.locals['team'] = team;
    next();
  };
}

const computeHash = (token: string) => createHash('sha256').update(token).digest();

class Busy extends Error {}

/** Runs what it is given one after the other; rejects with `Busy` when several wait. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  let size = 0;
  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (size > QUEUE.length) throw new Busy(`Others are before this: send it again in ${QUEUE.retryAfter} s`);
    size++;
    const result = last.then(run);
    last = result.catch(() => {});
    return result.finally(() => size--);
  };
}

class TooLarge extends Error {}
class TooSlow extends Error {}

/** The body, as long as it is small and fast enough. What is left of it is not read, and the answer can still be sent. */
async function* arriving(request: Request, limit: number, pace: typeof PACE): AsyncGenerator<Buffer> {
  const until = performance.now() + pace.whole;
  let bytes = 0;
  const pieces = request.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  for (;;) {
    const left = Math.min(pace.idle, until - performance.now());
    const { value, done } = await within(left, pieces.next());
    if (done) return;
    bytes += value.length;
    if (bytes > limit) throw new TooLarge(`The body may have ${limit} bytes`);
    yield value;
  }
}

/** As `express.json` does, from who sends fast enough. */
const json =
  (limit: number, pace: typeof PACE): RequestHandler =>
  async (request, _response, next) => {
    const pieces: Buffer[] = [];
    for await (const piece of arriving(request, limit, pace)) pieces.push(piece);
    try {
      request.body = JSON.parse(Buffer.concat(pieces).toString());
    } catch {
      throw new UsageError('The body is no JSON');
    }
    next();
  };

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise: isLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TooSlow('The body arrives too slowly')), Math.max(ms, 0));
  // It ends with the connection.
  work.catch(() => {});
  try {
    return await Promise.race([work, isLate]);
  } finally {
    clearTimeout(timer);
  }
}

const faults =
  (log: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = toStatus(error);
    if (status === 500) log.error({ err: error, requestId: request.id }, 'request failed');
    // What is left of a body is not read.
    if (!request.complete) response.set('connection', 'close');
    if (error instanceof Busy) response.set('retry-after', String(QUEUE.retryAfter));
    response
      .status(status)
      .type('text')
      .send(status === 500 ? 'The publisher has a fault: see its log' : (error as Error).message);
  };

function toStatus(error: unknown): number {
  if (error instanceof UsageError) return 400;
  if (error instanceof Forbidden) return 403;
  if (error instanceof TooSlow) return 408;
  if (error instanceof TooLarge) return 413;
  if (error instanceof Busy) return 503;
  if (error instanceof ReleaseRefused || error instanceof DamagedFile) return 422;
  const { status } = error as { status?: number };
  return status !== undefined && status >= 400 && status < 500 ? status : 500;
}
