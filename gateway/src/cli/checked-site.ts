import { fork } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { CheckedSite } from 'composer/cli';
import { OperatorError } from 'composer/server';
import { SITE_FILES } from 'shared-kit/domain/site-files';

/** However the command ends. */
const END_WITH_PARENT =
  'data:text/javascript,process.once("disconnect",()=>process.kill(process.pid,"SIGTERM"))';

/** This site, as a check looks at it: with the settings of a gateway, of which those for visitors do not count. */
export const checkedSite: CheckedSite = {
  sitemap: SITE_FILES.sitemap,
  async startGateway(releases) {
    const {
      METRICS_PORT: _port,
      PUBLIC_URL: _url,
      LIMITS_REDIS: _redis,
      DEV_APPS: _apps,
      ...given
    } = process.env;
    const gateway = fork(path.resolve(import.meta.dirname, '../main.ts'), [], {
      env: {
        ...given,
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
    const ended = new Promise<void>((resolve) => gateway.once('exit', () => resolve()));
    const ready = new Promise<AddressInfo>((resolve) =>
      gateway.on(
        'message',
        (message: { address?: AddressInfo }) => message.address && resolve(message.address),
      ),
    );
    const address = await Promise.race([ready, ended]);
    if (!address) throw new OperatorError(`A gateway for the check does not start:\n${said.trim()}`);
    return {
      url: `http://127.0.0.1:${address.port}`,
      async close() {
        gateway.kill();
        await ended;
      },
    };
  },
};
