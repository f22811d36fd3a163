import { CONTRACT_VERSION } from 'shared-kit/contracts/release';
import type { Release } from 'shared-kit/contracts/release';
import type { Refusal } from '../release-refused.ts';

/** The shell speaks the gateway's contract, and every remote the shell's. */
export function contractRefusals(shell: Release, remotes: readonly Release[]): Refusal[] {
  if (shell.contract !== CONTRACT_VERSION) {
    const reason = `${label(shell)} speaks contract ${shell.contract}, this gateway ${CONTRACT_VERSION}. Build it against the current shared-kit, or update the gateway.`;
    return [{ code: 'contract', apps: [shell.name], reason }];
  }
  return remotes
    .filter(({ contract }) => contract !== shell.contract)
    .map((remote) => ({
      code: 'contract',
      apps: [remote.name, shell.name],
      reason: `${label(remote)} speaks contract ${remote.contract}, ${label(shell)} ${shell.contract}. Build the older one against the current shared-kit and promote both together.`,
    }));
}

const label = ({ name, version }: Release) => `${name} ${version}`;
