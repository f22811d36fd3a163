import semver from 'semver';
import type { Release } from '../../../contract/release.ts';
import type { Refusal } from '../release-refused.ts';

/** The shell provides every shared module in a version that each remote accepts. */
export function sharedRefusals(shell: Release, remotes: readonly Release[]): Refusal[] {
  return remotes.flatMap((remote) =>
    Object.entries(remote.shared).flatMap(([id, range]) => sharedRefusal(shell, remote, id, range) ?? []),
  );
}

function sharedRefusal(shell: Release, remote: Release, id: string, range: string): Refusal | undefined {
  const apps = [remote.name, shell.name];
  const wants = `${remote.name} ${remote.version} needs ${id} ${range}, ${shell.name} ${shell.version}`;
  const provided = shell.shared[id];
  if (provided === undefined) {
    const reason = `${wants} does not share it. Promote a shell that does, or bundle it with ${remote.name}.`;
    return { code: 'shared-missing', apps, reason };
  }
  if (semver.satisfies(provided, range, { includePrerelease: true })) return undefined;
  const reason = `${wants} provides ${provided}. Build ${remote.name} against ${id} ${provided}, or promote a shell that provides ${range}.`;
  return { code: 'shared-range', apps, reason };
}

/** The build could not tell which names are used. */
const UNKNOWN = '*';

/** The shell provides every name of a shared module that a remote uses: without it the remote fails where it uses the name. */
export function sharedNameRefusals(shell: Release, remotes: readonly Release[]): Refusal[] {
  return remotes.flatMap((remote) =>
    Object.entries(remote.sharedNames).flatMap(([id, used]) => {
      const provided = shell.sharedNames[id] ?? [];
      const missing = used.filter((name) => name !== UNKNOWN && !provided.includes(name));
      return missing.length && id in shell.shared ? nameRefusal(shell, remote, id, missing) : [];
    }),
  );
}

const nameRefusal = (shell: Release, remote: Release, id: string, missing: string[]): Refusal => ({
  code: 'shared-name',
  apps: [remote.name, shell.name],
  reason: `${remote.name} ${remote.version} uses ${missing.join(', ')} of ${id}, which ${shell.name} ${shell.version} does not provide. Promote a shell that does, or both together.`,
});
