import { CONTRACTS_READ } from '../../../contract/release.ts';
import type { Release } from '../../../contract/release.ts';
import type { Refusal } from '../release-refused.ts';
import type { RunningGateway } from '../release-store.ts';

/** This gateway reads the shell's contract, shell and remotes each other's, and every running gateway all of them. */
export function contractRefusals(
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
