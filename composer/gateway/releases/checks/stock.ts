import { containerName } from '../../../contract/container-name.ts';
import type { Release } from '../../../contract/release.ts';
import type { Refusal } from '../release-refused.ts';

/** No two apps call their container, which in the shell is the run time, the same: the second would be taken for the first. */
export function stockRefusals(releases: readonly Release[]): Refusal[] {
  return releases.flatMap((remote, index) => {
    const others = remote.stock ? releases.filter((other) => other !== remote) : [];
    const same = others.filter((other) => globalName(other) === globalName(remote));
    // Of two such builds the second one says it.
    return same
      .filter((other) => !other.stock || releases.indexOf(other) < index)
      .map((other): Refusal => ({
        code: 'container-clash',
        apps: [remote.name, other.name],
        reason: `${remote.name} ${remote.version} and ${other.name} ${other.version} both call their container "${globalName(remote)}". Build ${remote.name} with another name in its module federation plugin.`,
      }));
  });
}

const globalName = ({ name, stock }: Release) => stock?.globalName ?? containerName(name);
