import type { Author, Registry, Release } from '../../contract/release.ts';
import { refilled, retired } from './history.ts';
import { assertHostable } from './promote.ts';
import { refuse, ReleaseRefused } from './release-refused.ts';
import type { Refusal } from './release-refused.ts';
import type { ReleaseStore } from './release-store.ts';

interface RetireOptions {
  /** Also when others still use its widgets, link names or slots: their parts show fallbacks, and links lead to the home page. */
  force?: boolean;
}

/**
 * Takes a remote out of the site from the next request on; its releases stay in the store, and can be promoted again. Returns the
 * version that was live. Rejects with `ReleaseRefused` where it is not live, is the shell, or is used by others; the registry stays as it was.
 */
export async function retire(
  store: ReleaseStore,
  app: string,
  { force = false }: RetireOptions = {},
  by: Author = {},
): Promise<string> {
  let lastLive = '';
  await store.updateRegistry(async (registry) => {
    const version = Object.entries(registry.live).find(([name]) => name === app)?.[1];
    if (version === undefined)
      return refuse('not-live', [app], `${app} is not live: there is nothing to take out.`);
    if (app === 'shell')
      refuse('no-shell', [app], 'The shell is the document of every page: without it there is no site.');
    const slots = force ? withoutFiller(registry.slots, app) : registry.slots;
    const after = refilled(retired(registry, app, by), slots, by);
    if (!force) await assertUnused(store, registry, after, app);
    lastLive = version;
    return after;
  });
  return lastLive;
}

/** A slot that is filled by nobody would hold up the next promotion of its page. */
function withoutFiller(slots: Registry['slots'], app: string): Registry['slots'] {
  const left = Object.entries(slots).map(([slot, fillers]) => [
    slot,
    fillers.filter((address) => !address.startsWith(`${app}/`)),
  ]);
  return Object.fromEntries(left.filter(([, fillers]) => fillers!.length > 0));
}

async function assertUnused(store: ReleaseStore, before: Registry, after: Registry, app: string) {
  const { live, canary } = after;
  const versions: [string, string][] = Object.entries(live);
  if (canary) versions.push([canary.app, canary.version]);
  const users = await Promise.all(
    versions.map(([name, version]) =>
      store.open(name, version).then(
        ({ release }) => release,
        // What cannot be read shows nothing.
        () => undefined,
      ),
    ),
  );
  const refusals = users.flatMap((user) => (user ? usedWidgets(user, app) : []));
  if (refusals.length) throw new ReleaseRefused(refusals);
  await assertHostable(store, before, after, [app, ...Object.keys(after.live)]);
}

const usedWidgets = ({ name, version, uses }: Release, app: string): Refusal[] =>
  Object.keys(uses)
    .filter((address) => address.startsWith(`${app}/`))
    .map((address) => ({
      code: 'widget-missing',
      apps: [name, app],
      reason: `${name} ${version} shows ${address}. Promote one that does without it first, or use --force: its place shows a fallback.`,
    }));
