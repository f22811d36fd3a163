import type { Release } from 'shared-kit/contracts/release';
import type { Refusal } from '../release-refused.ts';
import { contractRefusals } from './contract.ts';
import { exposeRefusals } from './exposes.ts';
import { routeRefusals } from './routes.ts';
import { sharedRefusals } from './shared-modules.ts';
import { widgetRefusals } from './widgets.ts';

/** Why these releases could not be live together; empty when they can. */
export function compositionRefusals(releases: readonly Release[]): Refusal[] {
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
    ...contractRefusals(shell, remotes),
    ...sharedRefusals(shell, remotes),
    ...exposeRefusals(remotes),
    ...routeRefusals([shell, ...remotes]),
    ...widgetRefusals(remotes),
  ];
}
