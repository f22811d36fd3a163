import { containerName } from '../../../contract/container-name.ts';
import type { Release } from '../../../contract/release.ts';
import type { Refusal } from '../release-refused.ts';

/** No two remotes put their container into the same global variable: the second would be taken for the first. */
export function stockRefusals(remotes: readonly Release[]): Refusal[] {
  return remotes.flatMap((remote, index) => {
    const others = remote.stock ? remotes.filter((other) => other !== remote) : [];
    const same = others.filter((other) => globalName(other) === globalName(remote));
    // Of two such builds the second one says it.
    return same
      .filter((other) => !other.stock || remotes.indexOf(other) < index)
      .map((other): Refusal => ({
        code: 'container-clash',
        apps: [remote.name, other.name],
        reason: `${remote.name} ${remote.version} and ${other.name} ${other.version} both have their container in the global variable "${globalName(remote)}". Build one with another name in its module federation plugin.`,
      }));
  });
}

const globalName = ({ name, stock }: Release) => stock?.globalName ?? containerName(name);
