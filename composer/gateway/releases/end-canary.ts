import type { Canary } from '../../contract/release.ts';
import { canaryEnded } from './history.ts';
import { describeOutcome, isOfBrowsers } from './outcomes.ts';
import type { Outcome } from './outcomes.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Ends the canary where gateways excluded its version, or a part of it, since it began. What browsers tell ends nothing: anybody may send it.
 */
export async function endCanaryBy(
  store: Pick<ReleaseStore, 'readRegistry' | 'updateRegistry'>,
  outcomes: readonly Outcome[],
): Promise<void> {
  const against = (canary: Canary) => outcomes.find((outcome) => isAgainst(canary, outcome));
  const { canary } = await store.readRegistry();
  if (!canary || !against(canary)) return;
  await store.updateRegistry((registry) => {
    const outcome = registry.canary && against(registry.canary);
    const note = outcome && describeOutcome(outcome).slice(0, 200);
    return note ? canaryEnded(registry, { who: 'gateway', note }) : registry;
  });
}

const isAgainst = ({ app, version, at }: Canary, outcome: Outcome) =>
  outcome.app === app &&
  outcome.version === version &&
  !isOfBrowsers(outcome) &&
  Date.parse(outcome.at) >= Date.parse(at);
