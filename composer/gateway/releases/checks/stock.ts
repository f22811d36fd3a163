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

/** What cannot be checked of releases before they are live, as commands say it; nothing where the preset built them. */
export const describeUnchecked = (releases: readonly Release[]): string[] =>
  releases.flatMap(({ name, version, stock }) =>
    stock
      ? `Not checked: ${name} ${version} was built without the preset of the composer and is shown in browsers only. It has no server bundle, so its code was not tried out on the server. Its texts are in its code, in whatever languages. Its props are those of remote.config.ts, whatever its code takes. The names that it uses of react are not known. ${CHECKED_IN_BROWSERS[stock.type]}`
      : [],
  );

const CHECKED_IN_BROWSERS = {
  global: 'Browsers check the hash of its entry only.',
  module: 'Browsers check the hashes of all its scripts; those that cannot show its fallback.',
};

const globalName = ({ name, stock }: Release) => stock?.globalName ?? containerName(name);
