import { containerName } from '../../contract/container-name.ts';
import type { Release } from '../../contract/release.ts';
import type { Snapshot } from '../releases/snapshot.ts';

/** A set of releases as module federation describes one, for its devtools; paths are those of the site. */
export interface FederationInfo {
  shell: { version: string; shared: SharedInfo[] };
  remotes: RemoteInfo[];
}

interface RemoteInfo {
  /** Of its container. */
  name: string;
  version: string;
  buildVersion: string;
  globalName: string;
  publicPath: string;
  /** Below `publicPath`, as all its files. */
  remoteEntry: string;
  remoteEntryType: 'global' | 'module';
  modules: { moduleName: string; modulePath: string; assets: Assets }[];
  shared: SharedInfo[];
}

interface SharedInfo {
  sharedName: string;
  /** That of the shell, which all get. */
  version: string;
  shareConfig: { singleton: true; requiredVersion: string };
  assets: Assets;
}

interface Assets {
  js: { sync: string[]; async: string[] };
  css: { sync: string[]; async: string[] };
}

/** What the devtools of module federation list of a set of releases. */
export function describeFederation({
  composition,
  releases,
}: Pick<Snapshot, 'composition' | 'releases'>): FederationInfo {
  const shell = releases.find(({ kind }) => kind === 'shell')!;
  const remotes = releases.filter(({ kind }) => kind === 'remote');
  return {
    shell: { version: shell.version, shared: describeShared(shell, shell) },
    remotes: remotes.map((remote) => {
      const { name, version, stock, exposes } = remote;
      const remoteEntry = remote.entry[0]!;
      return {
        name: containerName(name),
        version,
        buildVersion: version,
        globalName: stock?.globalName ?? containerName(name),
        publicPath: composition.remotes[name]!.entry.slice(0, -remoteEntry.length),
        remoteEntry,
        remoteEntryType: stock?.type ?? 'global',
        modules: Object.entries(exposes).map(([modulePath, { js, css }]) => ({
          moduleName: modulePath.slice('./'.length),
          modulePath,
          assets: describeAssets(js, css),
        })),
        shared: describeShared(remote, shell),
      };
    }),
  };
}

const describeShared = ({ shared }: Release, shell: Release): SharedInfo[] =>
  Object.entries(shared).map(([sharedName, requiredVersion]) => ({
    sharedName,
    version: shell.shared[sharedName] ?? '',
    shareConfig: { singleton: true, requiredVersion },
    assets: describeAssets(),
  }));

const describeAssets = (js: string[] = [], css: string[] = []): Assets => ({
  js: { sync: js, async: [] },
  css: { sync: css, async: [] },
});
