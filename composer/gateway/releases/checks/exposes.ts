import type { Release } from '../../../contract/release.ts';
import { watcherFile } from '../../../contract/watchers.ts';
import type { Refusal } from '../release-refused.ts';

/** Every route and widget of a remote leads to code that the remote exposes, and every watcher that a route names is a file of the release. */
export function exposeRefusals(remotes: readonly Release[]): Refusal[] {
  return remotes.flatMap((remote) => [...missingExposes(remote), ...missingWatchers(remote)]);
}

function missingExposes({ name, version, exposes, routes, widgets }: Release): Refusal[] {
  const wanted = [
    ...routes.map(({ id, page }) => [`route "${id}"`, page] as const),
    ...widgets.map(({ name: widget, expose }) => [`widget "${widget}"`, expose] as const),
  ];
  return wanted
    .filter(([, expose]) => !Object.hasOwn(exposes, expose))
    .map(([user, expose]) => ({
      code: 'expose-missing',
      apps: [name],
      reason: `${name} ${version}: ${user} is shown by ${expose}, which the build does not expose. Build it from the remote.config.ts that names it.`,
    }));
}

function missingWatchers({ name, version, routes, files }: Release): Refusal[] {
  return routes.flatMap(({ id, watcher }) =>
    watcher === undefined || Object.hasOwn(files, `web/${watcherFile(watcher)}`)
      ? []
      : {
          code: 'expose-missing',
          apps: [name],
          reason: `${name} ${version}: route "${id}" is watched by "${watcher}", which the build does not have. Add src/<folder>/${watcher}.watcher.ts.`,
        },
  );
}
