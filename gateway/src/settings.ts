import path from 'node:path';
import { GATEWAY_SECRETS, gatewaySettings, gatewayShape } from 'composer/gateway';
import type { GatewaySettings } from 'composer/gateway';
import { count, origin, readEnvironment } from 'composer/server';
import * as z from 'zod';
import { tileSource } from './frames/map-tiles.ts';
import type { TileSource } from './frames/map-tiles.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

const settingsSchema = z.object({
  ...gatewayShape(REPOSITORY),
  FORMS_API_URL: origin.optional(),
  OWNER_API_URL: origin.optional(),
  MEDIA_URL: origin.optional(),
  /** Largest body that is passed on, in bytes. */
  BODY_LIMIT: count.min(0).default(1_000_000),
  /** Tiles of the built-in map, by default none: it draws what it brings. */
  MAP_TILES: tileSource(REPOSITORY).optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(300).default(''),
});

export interface Settings extends GatewaySettings {
  targets: { api: string; forms: string; owner: string; media: string };
  bodyLimit: number;
  mapTiles: (TileSource & { attribution: string }) | undefined;
}

/** Settings from environment variables. Throws one `SettingsError` that names every wrong one. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const data = readEnvironment(environment, {
    program: 'the gateway',
    schema: settingsSchema,
    secret: GATEWAY_SECRETS,
  });
  return {
    ...gatewaySettings(data),
    targets: {
      api: data.API_URL,
      forms: data.FORMS_API_URL ?? data.API_URL,
      owner: data.OWNER_API_URL ?? data.API_URL,
      media: data.MEDIA_URL ?? data.API_URL,
    },
    bodyLimit: data.BODY_LIMIT,
    mapTiles: data.MAP_TILES && { ...data.MAP_TILES, attribution: data.MAP_TILES_ATTRIBUTION },
  };
}
