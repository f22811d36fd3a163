import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import { ECHO_SHELL, release } from 'composer/testing/release-fixture.ts';
import { sendSteadily } from 'composer/testing/steady-requests.ts';
import { temporaryFolder } from 'composer/testing/temporary-folder.ts';
import { FileReleaseStore } from 'composer/gateway';
import { isInstalled } from 'shared-kit/testing/balancers.ts';
import { freePort } from '../ports.ts';
import { ROOT } from '../root.ts';
import { claimStore } from '../steps/releases.ts';
import { KINDS, startFleet, type Fleet } from './start-fleet.ts';

const PER_SECOND = 50;

const fleetTest = isInstalled('nginx') ? test : test.skip;

let fleet: Fleet;
beforeAll(async () => {
  if (isInstalled('nginx')) fleet = await startSmallFleet();
}, 300_000);
afterAll(() => fleet?.stop(), 60_000);

/** A fleet of the demo agency's configuration, with an empty database and a shell that answers what it was asked. */
async function startSmallFleet(): Promise<Fleet> {
  const folder = temporaryFolder('fleet');
  chmodSync(folder, 0o755);
  const releases = path.join(folder, 'releases');
  claimStore(releases);
  await release(new FileReleaseStore(releases), { name: 'shell', server: ECHO_SHELL });
  return startFleet({
    build: false,
    publish: false,
    environment: {
      PORT: String(await freePort()),
      API_PORT: String(await freePort()),
      API_INTERNAL_PORT: String(await freePort()),
      AGENCY_CONFIG: path.join(ROOT, 'demo-agency/configuration'),
      AGENCY_DATA: path.join(folder, 'data'),
      DATABASE_URL: '',
      RELEASES: releases,
      RENDERERS: '1',
      RATE_LIMIT: '0',
    },
  });
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

fleetTest(
  'both of a kind are replaced one by one, without a request that is lost',
  async () => {
    const { url, members, replace } = fleet;
    const pids = () => KINDS.flatMap((kind) => members[kind].map(({ service }) => service.pid!));
    const before = pids();
    const visitors = sendSteadily(url, PER_SECOND, (number) =>
      number % 2 ? { path: `/fr/?visitor=${number}` } : { path: '/api/site?lang=fr' },
    );
    const said: string[] = [];
    for (const kind of KINDS) await replace(kind, (line) => said.push(line));
    const { sent, answered, failures } = await visitors.stop();

    expect(failures).toEqual([]);
    expect(answered).toBe(sent);
    expect(said).toEqual(
      ['gateway 1', 'gateway 2', 'api 1', 'api 2'].flatMap((name) => [
        `${name} drains`,
        `${name} is replaced`,
      ]),
    );
    expect(pids().filter((pid) => before.includes(pid))).toEqual([]);
  },
  300_000,
);

fleetTest(
  'one that was killed is started by a replacement; at the end nothing is left',
  async () => {
    const { url, members, replace, stop } = fleet;
    const [killed, other] = members.gateway;
    await killed!.service.kill();
    expect((await fetch(`${url}/fr/`)).status).toBe(200);
    await replace('gateway');
    expect(await isReady(killed!.url)).toBe(true);
    await stop();
    for (const place of [url, killed!.url, other!.url, ...members.api.map((member) => member.url)])
      expect(await isReady(place)).toBe(false);
  },
  300_000,
);
