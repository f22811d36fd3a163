import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dropDatabase } from '../../agency-api/testing/template-database.ts';
import { copyDemoReleases, startOwnSite } from './start-own-site.ts';
import type { OwnSite } from './start-own-site.ts';

/** A separate site that is ready for a test. */
interface LentSite {
  site: OwnSite;
  /** Deletes it. */
  end(): Promise<void>;
}

/** Starts a separate site in a new folder. */
export async function lendNewSite(settings: NodeJS.ProcessEnv): Promise<LentSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'facade-e2e-own-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const site = await startOwnSite(folder, settings);
    return {
      site,
      end: () =>
        site
          .stop()
          .then(() => dropDatabase(site.databaseUrl))
          .finally(remove),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/**
 * The separate site of a worker, which its tests use one after another. What they may change is put back: releases, and processes
 * that they ended. A test that changes data needs a new site.
 */
export class KeptSite {
  #kept: (LentSite & { settings: string; store: string }) | undefined;

  /** The site; a new one if there is none with these settings. */
  async take(settings: NodeJS.ProcessEnv): Promise<OwnSite> {
    if (this.#kept?.settings === JSON.stringify(settings)) return this.#kept.site;
    await this.end();
    const lent = await lendNewSite(settings);
    try {
      const store = await readContents(lent.site.releases);
      this.#kept = { ...lent, settings: JSON.stringify(settings), store };
    } catch (error) {
      await lent.end();
      throw error;
    }
    return lent.site;
  }

  /** Brings it to the state in which the test took it. A gateway that knew other releases, or an API that ended, starts anew. */
  async giveBack(): Promise<void> {
    const { site, store } = this.#kept!;
    const { api, gateway, releases } = site;
    const isStoreAsBefore = (await readContents(releases)) === store;
    if (api.pid && gateway.pid && isStoreAsBefore) return;
    await gateway.stop();
    if (!api.pid) await api.start();
    if (!isStoreAsBefore) {
      await rm(releases, { recursive: true });
      await copyDemoReleases(releases);
    }
    await gateway.start();
  }

  /** Ends it, if there is one. */
  async end(): Promise<void> {
    const kept = this.#kept;
    this.#kept = undefined;
    await kept?.end();
  }
}

/** The published versions of a store and the entries of its registry: what is there never changes. */
async function readContents(releases: string): Promise<string> {
  const apps = (await readdir(releases, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  );
  const versions = await Promise.all(
    apps.map(async ({ name }) => `${name}: ${(await readdir(path.join(releases, name))).sort()}`),
  );
  return versions.sort().join('\n');
}
