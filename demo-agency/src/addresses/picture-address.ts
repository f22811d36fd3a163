import { z } from 'zod';
import { lights, sceneKinds, seasons, type Scene } from '../scenes/scene.ts';
import { MEDIA_ORIGIN } from './media-origin.ts';

export const PICTURES_PATH = '/pictures';

const sceneSchema = z.object({
  kind: z.enum(sceneKinds),
  seed: z.coerce.number().int().max(0xffffffff),
  season: z.enum(seasons).optional(),
  light: z.enum(lights).optional(),
});

/** The scene of a file name such as `villa-12-autumn-golden.jpg`; undefined when there is none. */
export function sceneOfFile(file: string): Scene | undefined {
  const {
    kind,
    seed,
    conditions = '',
  } = /^(?<kind>[a-z-]+)-(?<seed>\d{1,10})(?<conditions>(-[a-z]+){0,2})\.jpg$/.exec(file)?.groups ?? {};
  const words = conditions.split('-').slice(1);
  const season = words.find((word) => isOneOf(seasons, word));
  const light = words.find((word) => isOneOf(lights, word));
  const { data } = sceneSchema.safeParse({ kind, seed, season, light });
  return data && fileOf(data) === file ? data : undefined;
}

/** The address of a scene's picture. */
export function pictureAddress(scene: Scene): string {
  return `${MEDIA_ORIGIN}${PICTURES_PATH}/${fileOf(scene)}`;
}

const fileOf = ({ kind, seed, season, light }: Scene) =>
  `${[kind, seed, season, light].filter((part) => part !== undefined).join('-')}.jpg`;

const isOneOf = (list: readonly string[], word: string) => list.includes(word);
