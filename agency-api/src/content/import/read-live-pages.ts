import type { openReleaseStore } from 'composer/releases';
import type { LivePage } from './content-bundle.ts';

type ReleaseStore = Pick<ReturnType<typeof openReleaseStore>, 'readRegistry' | 'open'>;

/** The pages of the live releases in a release store; null when there are none, or when they cannot be read. */
export async function readLivePages(store: ReleaseStore): Promise<LivePage[] | null> {
  try {
    const live = Object.entries((await store.readRegistry()).live);
    if (!live.length) return null;
    const stored = await Promise.all(live.map(([app, version]) => store.open(app, version)));
    return stored.flatMap(({ release: { name: app, pages, routes } }) =>
      [...pages, ...routes].map(({ link, originalPaths, paths }) => ({ app, link, originalPaths, paths })),
    );
  } catch {
    return null;
  }
}
