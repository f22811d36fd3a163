import { fork } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CheckedSite } from 'composer/cli';
import { OperatorError } from 'composer/server';
import { SITE_FILES } from 'shared-kit/domain/site-files';

/** However the command ends. */
const END_WITH_PARENT =
  'data:text/javascript,process.once("disconnect",()=>process.kill(process.pid,"SIGTERM"))';

/** ms until a gateway has started, and until one that does not end by itself is killed. */
const STARTS_WITHIN = 60_000;
const ENDS_WITHIN = 10_000;

/** Settings of a gateway that are about its visitors, or about who watches it. */
const isLeftOut = (name: string) =>
  ['METRICS_PORT', 'PUBLIC_URL', 'LIMITS_REDIS', 'DEV_APPS', 'DRAIN'].includes(name) ||
  name.startsWith('OTEL_');

/** This site, as a check looks at it: with the settings of a gateway, of which those for visitors do not count. */
export const checkedSite: CheckedSite = {
  sitemap: SITE_FILES.sitemap,
  async startGateway(releases) {
    const gateway = fork(path.resolve(import.meta.dirname, '../main.ts'), [], {
      env: {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !isLeftOut(name))),
        RELEASES: releases,
        PORT: '0',
        HOST: '127.0.0.1',
        RATE_LIMIT: '0',
        PAGE_CACHE: '0',
        RENDERERS: '1',
        LOG_LEVEL: 'fatal',
      },
      execArgv: ['--import', END_WITH_PARENT],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    gateway.stderr!.on('data', (chunk: Buffer) => (said = (said + String(chunk)).slice(-4_000)));
    const ended = new Promise<void>((resolve) => {
      gateway.once('exit', () => resolve());
      gateway.once('error', (error) => {
        said += error.message;
        resolve();
      });
    });
    const ready = new Promise<AddressInfo>((resolve) =>
      gateway.on(
        'message',
        (message: { address?: AddressInfo }) => message.address && resolve(message.address),
      ),
    );
    const close = async () => {
      gateway.kill();
      const timer = setTimeout(() => gateway.kill('SIGKILL'), ENDS_WITHIN);
      await ended;
      clearTimeout(timer);
    };
    const timeout = new AbortController();
    const late = delay(STARTS_WITHIN, undefined, { signal: timeout.signal }).catch(() => undefined);
    const address = await Promise.race([ready, ended, late]);
    timeout.abort();
    if (!address) {
      await close();
      throw new OperatorError(`A gateway for the check does not start:\n${said.trim()}`);
    }
    return { url: `http://127.0.0.1:${address.port}`, close };
  },
};
