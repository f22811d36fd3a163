import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { randomBytes } from 'node:crypto';
import { openReleaseStore, type ReleaseStore } from 'composer/gateway';
import { s3Server, type S3Server } from 'composer/testing/s3-server.ts';
import { accepts, isInstalled, SERVER_ENVIRONMENT } from 'shared-kit/testing/balancers.ts';
import { startMailServer, type TestMailServer } from '../../agency-api/testing/mail-server.ts';
import { startPgBouncer, type PgBouncer } from '../../agency-api/testing/pgbouncer.ts';
import { startPostgres, type PostgresServer } from '../../agency-api/testing/postgres-server.ts';
import type { ChildProcesses } from '../../local/child-processes.ts';
import { startFleet, type Fleet } from '../../local/fleet/start-fleet.ts';
import { freePort } from '../../local/ports.ts';
import type { Progress } from '../../local/progress.ts';
import { publishBuilds } from '../../local/steps/releases.ts';

/** The whole fleet, with all that it stands on, on one machine. */
export interface ChaosFleet extends Fleet {
  /** Folder with the data of the commands that are run beside the fleet. */
  data: string;
  /** Folder of the store in which releases are made, before they are published to the bucket. */
  releases: string;
  /** The store of the gateways: a bucket. */
  bucket: S3Server;
  store: ReleaseStore;
  /** Settings of the command `release` for that store. */
  releaseSettings: NodeJS.ProcessEnv;
  postgres: PostgresServer;
  /** Undefined where PgBouncer or Redis is not installed. */
  pooler: PgBouncer | undefined;
  redis: Redis | undefined;
  mails: TestMailServer;
  /** Folders with the gateways' copies of releases. */
  copies: readonly string[];
  /** Sets the clocks of a gateway and an API ahead, in ms. */
  setClock(ahead: number): Promise<void>;
}

export interface Redis {
  kill(): Promise<void>;
  start(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
/** All of a fleet shares one machine, with what else runs there: what is late for that reason is no fault. */
const DEADLINE_FACTOR = '6';

/** Starts it in an empty folder. `children` ends what runs as a program, `afterwards` included. */
export async function startChaosFleet(
  children: ChildProcesses,
  folder: string,
  progress: Progress,
): Promise<ChaosFleet> {
  await chmod(folder, 0o755);
  const data = path.join(folder, 'data');
  const releases = path.join(folder, 'releases');
  const copies = [1, 2].map((number) => path.join(folder, `copies-${number}`));
  const clock = path.join(folder, 'clock');
  for (const made of [data, ...copies]) await mkdir(made, { recursive: true });
  const log = createWriteStream(path.join(folder, 'log'));

  const postgres = await progress.step('PostgreSQL', () => startPostgres({ parent: folder }));
  children.afterwards(() => postgres.stop());
  const pooler = isInstalled('pgbouncer') ? await startPgBouncer(postgres.url) : undefined;
  if (pooler) children.afterwards(() => pooler.stop());
  const redisPort = await freePort();
  const redis = isInstalled('redis-server') ? redisOn(children, redisPort, folder) : undefined;
  await redis?.start();
  const mails = await startMailServer({});
  children.afterwards(() => mails.stop());
  const bucket = await s3Server();
  bucket.takesUnsigned = true;
  children.afterwards(() => bucket.close());

  const createSettings = ({ region, accessKeyId, secretAccessKey }: S3Server['keys'], copy: string) => ({
    RELEASES: `s3+${bucket.bucket}`,
    RELEASES_S3_KEY_ID: accessKeyId,
    RELEASES_S3_SECRET: secretAccessKey,
    RELEASES_S3_REGION: region,
    RELEASES_COPIES: copy,
  });
  const releaseSettings = createSettings(bucket.keys, path.join(folder, 'copies-of-commands'));
  const store = openReleaseStore({
    releases: releaseSettings.RELEASES,
    releaseKeys: bucket.keys,
    releaseCopies: releaseSettings.RELEASES_COPIES,
  });
  await progress.step('Releases in the bucket', () => publishBuilds(releases, store));

  const port = await freePort();
  const fleet = await startFleet({
    children,
    progress,
    build: false,
    environment: {
      PORT: String(port),
      API_PORT: String(await freePort()),
      API_INTERNAL_PORT: String(await freePort()),
      DEMO_AGENCY_PORT: String(await freePort()),
      AGENCY_CONFIG: '',
      STAND_INS: '',
      AGENCY_DATA: data,
      RELEASES: releases,
      DATABASE_URL: pooler?.url ?? postgres.url,
      PUBLIC_URL: `http://${LOOPBACK}:${port}`,
      SMTP_URL: mails.url,
      UPLOADS: `s3+${bucket.bucket}/uploads`,
      PICTURES: `s3+${bucket.bucket}/pictures`,
      UPLOADS_S3_KEY_ID: bucket.keys.accessKeyId,
      UPLOADS_S3_SECRET: bucket.keys.secretAccessKey,
      UPLOADS_S3_REGION: bucket.keys.region,
      UPLOADS_KEY: randomBytes(32).toString('base64'),
      LIMITS_REDIS: redis ? `redis://${LOOPBACK}:${redisPort}` : '',
      RENDERERS: '1',
      DEADLINE_FACTOR,
    },
    ofServer: (kind, index) => ({
      ...(kind === 'gateway' && createSettings(bucket.readingKeys, copies[index]!)),
      // The first of each kind has a clock that can be set.
      ...(index === 0 && {
        NODE_OPTIONS: `--import ${fileURLToPath(new URL('shifted-clock.mjs', import.meta.url))}`,
        CHAOS_CLOCK: clock,
      }),
    }),
    onLine: (service, line) => void log.write(`${service} ${line}\n`),
  });
  return {
    ...fleet,
    data,
    releases,
    bucket,
    store,
    releaseSettings,
    postgres,
    pooler,
    redis,
    mails,
    copies,
    setClock: (ahead) => writeFile(clock, String(ahead)),
  };
}

/** What commands that are run beside the fleet work on. */
export const ofCommands = ({ data, postgres, pooler, releases }: ChaosFleet) => ({
  data,
  databaseUrl: pooler?.url ?? postgres.url,
  releases,
});

function redisOn(children: ChildProcesses, port: number, folder: string): Redis {
  let child: ChildProcess | undefined;
  const args = ['--port', String(port), '--bind', LOOPBACK, '--save', '', '--appendonly', 'no'];
  return {
    async start() {
      child = children.start({ program: 'redis-server', args, cwd: folder, environment: SERVER_ENVIRONMENT });
      child.stdout!.resume();
      while (!(await accepts(port))) {
        if (child.exitCode !== null) throw new Error(`redis-server has ended with code ${child.exitCode}`);
        await sleep(20);
      }
    },
    async kill() {
      const ended = once(child!, 'exit');
      child!.kill('SIGKILL');
      await ended;
    },
  };
}
