import * as z from 'zod';
import type { Registry } from '../../contract/release.ts';
import type { LiveStore } from './release-store.ts';

/** Versions of an app that count besides the live one: those of its last changes. Tabs are open for so long. */
const RECENT_CHANGES = 5;

const name = z.string().max(200);
/** An app and a version as browsers send them. */
export const sentApp = name.regex(/^[a-z][a-z0-9-]*$/);
export const sentVersion = name.regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/);

/** Of which versions browsers may tell something: those that are live, or were lately. */
export class RecentVersions {
  readonly #store: Pick<LiveStore, 'registryStamp' | 'readRegistry'>;
  #stamp: string | undefined;
  #recent = new Set<string>();

  constructor(store: Pick<LiveStore, 'registryStamp' | 'readRegistry'>) {
    this.#store = store;
  }

  async has(app: string, version: string): Promise<boolean> {
    try {
      const stamp = await this.#store.registryStamp();
      if (stamp !== this.#stamp) this.#recent = recentVersions(await this.#store.readRegistry());
      this.#stamp = stamp;
    } catch {
      // While the store is away the versions of before count: pages say that it is.
    }
    return this.#recent.has(`${app}@${version}`);
  }
}

function recentVersions({ live, history }: Registry): Set<string> {
  const lately = Object.entries(history).flatMap(([app, flips]) =>
    flips.slice(-RECENT_CHANGES).map(({ version }) => `${app}@${version}`),
  );
  return new Set([...Object.entries(live).map(([app, version]) => `${app}@${version}`), ...lately]);
}
