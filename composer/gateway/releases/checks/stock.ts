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

/** What cannot be checked of releases before they are live, as commands say it; nothing where the preset built them. */
export const describeUnchecked = (releases: readonly Release[]): string[] =>
  releases.flatMap(({ name, version, stock }) =>
    stock
      ? `Not checked: ${name} ${version} was built without the preset of the composer and is shown in browsers only. It has no server bundle, so its code was not tried out on the server. Its texts are in its code, in whatever languages. Its props are those of remote.config.ts, whatever its code takes. The names that it uses of react are not known, and browsers check the hash of its entry only.`
      : [],
  );

const globalName = ({ name, stock }: Release) => stock?.globalName ?? containerName(name);
