import type { ThirdPartyOrigins } from '../../../contract/origins.ts';
import { CONTRACTS_READ } from '../../../contract/release.ts';
import type { Registry, Release } from '../../../contract/release.ts';
import { watcherFile } from '../../../contract/watchers.ts';
import { mergeEmbeds, pageSources } from '../page-sources.ts';
import type { Refusal } from '../release-refused.ts';
import type { RunningGateway } from '../release-store.ts';
import { languageRefusals } from './languages.ts';
import { linkRefusals } from './links.ts';
import { routeRefusals } from './routes.ts';
import { sharedRefusals, sharedNameRefusals } from './shared.ts';
import { stockRefusals } from './stock.ts';
import { slotRefusals, usedWidgetRefusals, widgetRefusals } from './widgets.ts';

/** Where releases are to be live. */
export interface Surroundings {
  /** What fills the slots of pages. */
  slots: Registry['slots'];
  gateways: readonly RunningGateway[];
}

/** Why these releases could not be live together; empty when they can. */
export function compositionRefusals(
  releases: readonly Release[],
  { slots, gateways }: Surroundings,
): Refusal[] {
  const shell = releases.find(({ kind }) => kind === 'shell');
  const remotes = releases.filter(({ kind }) => kind === 'remote');
  if (!shell) {
    return remotes.map(({ name }) => ({
      code: 'no-shell',
      apps: [name],
      reason: `No shell is live that could host ${name}. Publish and promote the shell first.`,
    }));
  }
  return [
    ...contractRefusals(shell, remotes, gateways),
    ...languageRefusals(shell, remotes),
    ...sharedRefusals(shell, remotes),
    ...sharedNameRefusals(shell, remotes),
    ...exposeRefusals(remotes),
    ...stockRefusals([shell, ...remotes]),
    ...routeRefusals([shell, ...remotes]),
    ...linkRefusals([shell, ...remotes]),
    ...embedRefusals(releases),
    ...widgetRefusals(remotes),
    ...usedWidgetRefusals(remotes),
    ...slotRefusals(remotes, slots),
  ];
}

/** This gateway reads the shell's contract, shell and remotes each other's, and every running gateway all of them. */
function contractRefusals(
  shell: Release,
  remotes: readonly Release[],
  gateways: readonly RunningGateway[],
): Refusal[] {
  if (!CONTRACTS_READ.includes(shell.contract)) {
    const reason = `${label(shell)} speaks contract ${shell.contract}, this gateway ${CONTRACTS_READ.join(', ')}. Build it against the current composer, or update the gateway.`;
    return [{ code: 'contract', apps: [shell.name], reason }];
  }
  const incompatible = remotes.filter((remote) => !(reads(shell, remote) && reads(remote, shell)));
  return [
    ...incompatible.map((remote): Refusal => ({
      code: 'contract',
      apps: [remote.name, shell.name],
      reason: `${label(remote)} speaks contract ${remote.contract}, ${label(shell)} ${shell.contract}. Build the older one against the current composer and promote both together.`,
    })),
    ...[shell, ...remotes]
      .filter((release) => !incompatible.includes(release))
      .flatMap((release) => gatewayRefusal(release, gateways) ?? []),
  ];
}

function gatewayRefusal(release: Release, gateways: readonly RunningGateway[]): Refusal | undefined {
  const behind = gateways.find(({ reads: known }) => !known.includes(release.contract));
  return (
    behind && {
      code: 'gateway-behind',
      apps: [release.name],
      reason: `${label(release)} speaks contract ${release.contract}; the gateway ${behind.id}, which is running, reads ${behind.reads.join(', ')}. Update that gateway first.`,
    }
  );
}

const reads = (one: Release, other: Release) =>
  one.contract === other.contract || one.reads.includes(other.contract);

const label = ({ name, version }: Release) => `${name} ${version}`;

/** Every route and widget of a remote leads to code that the remote exposes, and every watcher that a route names is a file of the release. */
function exposeRefusals(remotes: readonly Release[]): Refusal[] {
  return remotes.flatMap((remote) => [...missingExposes(remote), ...missingWatchers(remote)]);
}

function missingExposes({ name, version, exposes, routes, widgets }: Release): Refusal[] {
  const wanted = [
    ...routes.map(({ id, page }) => [`route "${id}"`, page] as const),
    ...widgets.map(({ name: widget, expose }) => [`widget "${widget}"`, expose] as const),
  ];
  return wanted
    .filter(([, expose]) => !Object.hasOwn(exposes, expose))
    .map(([user, expose]) => ({
      code: 'expose-missing',
      apps: [name],
      reason: `${name} ${version}: ${user} is shown by ${expose}, which the build does not expose. Build it from the remote.config.ts that names it.`,
    }));
}

function missingWatchers({ name, version, routes, files }: Release): Refusal[] {
  return routes.flatMap(({ id, watcher }) =>
    watcher === undefined || Object.hasOwn(files, `web/${watcherFile(watcher)}`)
      ? []
      : {
          code: 'expose-missing',
          apps: [name],
          reason: `${name} ${version}: route "${id}" is watched by "${watcher}", which the build does not have. Add src/<folder>/${watcher}.watcher.ts.`,
        },
  );
}

/** They stand in headers of every page, frames eight times: proxies refuse headers that are too long. */
const MOST_ORIGINS = 60;

/** What all live pages embed fits into the headers of a page, with every third party that the shell can load. */
function embedRefusals(releases: readonly Release[]): Refusal[] {
  const thirdParties = releases.find(({ kind }) => kind === 'shell')?.thirdParties ?? {};
  const { embeddedFrames: _part, ...sources } = pageSources(
    mergeEmbeds(releases),
    thirdParties,
    Object.keys(thirdParties),
  );
  return Object.entries(sources).flatMap(([kind, origins]): Refusal[] =>
    origins.length <= MOST_ORIGINS
      ? []
      : [
          {
            code: 'embeds-many',
            apps: releases
              .filter((release) => listOrigins(release, kind as keyof ThirdPartyOrigins).length)
              .map(({ name }) => name),
            reason: `Live releases name ${origins.length} origins of ${kind} that they embed; there is room for ${MOST_ORIGINS}. Leave out those that are not used.`,
          },
        ],
  );
}

const listOrigins = ({ embeds, thirdParties }: Release, kind: keyof ThirdPartyOrigins): string[] => [
  ...(kind === 'frames' || kind === 'images' ? embeds[kind] : []),
  ...Object.values(thirdParties).flatMap((origins) => origins[kind]),
];
