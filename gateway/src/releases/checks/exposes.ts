import type { Release } from 'shared-kit/contracts/release';
import type { Refusal } from '../release-refused.ts';

/** Every route and widget of a remote leads to code that the remote exposes. */
export function exposeRefusals(remotes: readonly Release[]): Refusal[] {
  return remotes.flatMap(({ name, version, exposes, routes, widgets }) => {
    const wanted = [
      ...routes.map(({ id, page }) => [`route "${id}"`, page] as const),
      ...widgets.map(({ name: widget, expose }) => [`widget "${widget}"`, expose] as const),
    ];
    return wanted
      .filter(([, expose]) => !Object.hasOwn(exposes, expose))
      .map(([user, expose]): Refusal => ({
        code: 'expose-missing',
        apps: [name],
        reason: `${name} ${version}: ${user} is shown by ${expose}, which the build does not expose. Add it to "exposes" in remote.config.ts.`,
      }));
  });
}
