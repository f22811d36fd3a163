import { stat } from 'node:fs/promises';
import path from 'node:path';
import express, { Router } from 'express';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Registry } from '../../contract/release.ts';
import { readStored } from '../releases/file-store/stored-files.ts';
import type { LiveStore } from '../releases/release-store.ts';
import type { StoredRelease } from '../releases/snapshot.ts';
import type { GatewaySettings } from '../settings.ts';

/** The version under which a development build is live. */
const DEVELOPMENT = 'dev';

/** Where webpack writes the development build of an app. */
export const developmentFolder = (releases: string, app: string) => path.join(releases, app, DEVELOPMENT);

interface Options {
  /** What is live besides. */
  store: LiveStore;
  /** Folder of the store. */
  releases: string;
  apps: readonly string[];
}

/**
 * What is live while apps are developed: these run from their development build, whatever the registry says. A development build stays
 * at its place, and its files tell that it has changed.
 */
export class DevelopmentReleases implements LiveStore {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async registryStamp(fresh?: boolean): Promise<string> {
    const { store, apps } = this.#options;
    const files = apps.flatMap((app) => ['release.json', 'server/server.cjs'].map((file) => [app, file]));
    const times = files.map(([app, file]) => this.#readTime(app!, file!));
    return (await Promise.all([store.registryStamp(fresh), ...times])).join();
  }

  async readRegistry(): Promise<Registry> {
    // Who develops sees one set of releases.
    const { canary: _, ...registry } = await this.#options.store.readRegistry();
    const developed = Object.fromEntries(this.#options.apps.map((app) => [app, DEVELOPMENT]));
    return { ...registry, live: { ...registry.live, ...developed } };
  }

  async open(app: string, version: string): Promise<StoredRelease> {
    if (version !== DEVELOPMENT) return this.#options.store.open(app, version);
    return {
      ...(await readStored(developmentFolder(this.#options.releases, app))),
      changed: await this.#readTime(app, 'server/server.cjs'),
    };
  }

  async #readTime(app: string, file: string): Promise<string> {
    const { mtimeMs } = await stat(path.join(developmentFolder(this.#options.releases, app), file));
    return String(mtimeMs);
  }
}

/** Browser files of development builds: never cached, as webpack writes them. */
export function developmentFiles({
  releases,
  development,
}: Pick<GatewaySettings, 'releases' | 'development'>): RequestHandler {
  const router = Router();
  for (const { app } of development) {
    const folder = path.join(developmentFolder(releases, app), 'web');
    router.use(
      `/remotes/${app}/dev/web`,
      express.static(folder, { cacheControl: false, index: false, fallthrough: false }),
    );
  }
  return router;
}

/** The sockets by which webpack-dev-servers push updates, at `/ws/<app>`. */
export function updateSockets(development: GatewaySettings['development']): RequestHandler[] {
  return development.flatMap(({ app, server }) => {
    if (!server) return [];
    const socket = `/ws/${app}`;
    return createProxyMiddleware({
      target: server,
      ws: true,
      pathFilter: (requested) => requested === socket,
    }) as unknown as RequestHandler;
  });
}
