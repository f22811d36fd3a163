import type { Release } from '../../../contract/release.ts';
import type { Refusal } from '../release-refused.ts';

/** The build could not tell which names are used. */
const UNKNOWN = '*';

/** The shell provides every name of a shared module that a remote uses: without it the remote fails where it uses the name. */
export function sharedNameRefusals(shell: Release, remotes: readonly Release[]): Refusal[] {
  return remotes.flatMap((remote) =>
    Object.entries(remote.sharedNames).flatMap(([id, used]) => {
      const provided = shell.sharedNames[id] ?? [];
      const missing = used.filter((name) => name !== UNKNOWN && !provided.includes(name));
      return missing.length && id in shell.shared ? refusal(shell, remote, id, missing) : [];
    }),
  );
}

const refusal = (shell: Release, remote: Release, id: string, missing: string[]): Refusal => ({
  code: 'shared-name',
  apps: [remote.name, shell.name],
  reason: `${remote.name} ${remote.version} uses ${missing.join(', ')} of ${id}, which ${shell.name} ${shell.version} does not provide. Promote a shell that does, or both together.`,
});
