import type { Registry, Release } from '../../../contract/release.ts';
import type { Refusal } from '../release-refused.ts';
import type { RunningGateway } from '../release-store.ts';
import { contractRefusals } from './contract.ts';
import { embedRefusals } from './embeds.ts';
import { exposeRefusals } from './exposes.ts';
import { languageRefusals } from './languages.ts';
import { linkRefusals } from './links.ts';
import { routeRefusals } from './routes.ts';
import { sharedRefusals } from './shared-modules.ts';
import { sharedNameRefusals } from './shared-names.ts';
import { slotRefusals } from './slots.ts';
import { stockRefusals } from './stock.ts';
import { usedWidgetRefusals } from './used-widgets.ts';
import { widgetRefusals } from './widgets.ts';

/** Where releases are to be live. */
export interface Surroundings {
  /** What fills the slots of pages. */
  slots: Registry['slots'];
  gateways: readonly RunningGateway[];
}

/** Why these releases could not be live together; empty when they can. */
export function compositionRefusals(
  releases: readonly Release[],
  { slots, gateways }: Surroundings,
): Refusal[] {
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
    ...contractRefusals(shell, remotes, gateways),
    ...languageRefusals(shell, remotes),
    ...sharedRefusals(shell, remotes),
    ...sharedNameRefusals(shell, remotes),
    ...exposeRefusals(remotes),
    ...stockRefusals([shell, ...remotes]),
    ...routeRefusals([shell, ...remotes]),
    ...linkRefusals([shell, ...remotes]),
    ...embedRefusals(releases),
    ...widgetRefusals(remotes),
    ...usedWidgetRefusals(remotes),
    ...slotRefusals(remotes, slots),
  ];
}
