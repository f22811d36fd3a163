import { z } from 'zod';
import { lights, sceneKinds, seasons, type PlanRooms, type Scene } from '../scenes/scene.ts';
import { MEDIA_ORIGIN } from './media-origin.ts';

export const PICTURES_PATH = '/pictures';

const count = z.coerce.number().int().max(9999);
const roomsSchema = z.object({
  bedrooms: count,
  bathrooms: count,
  showerRooms: count,
  living: count,
  terrace: count,
});
const ROOMS = /^(?<bedrooms>\d+)b(?<bathrooms>\d+)w(?<showerRooms>\d+)s(?<living>\d+)m(?<terrace>\d+)t$/;

const sceneSchema = z.object({
  kind: z.enum(sceneKinds),
  seed: z.coerce.number().int().max(0xffffffff),
  season: z.enum(seasons).optional(),
  light: z.enum(lights).optional(),
  storeys: z.coerce.number().int().min(1).max(12).optional(),
  rooms: roomsSchema.optional(),
});

/** The scene of a file name such as `villa-12-autumn-golden.jpg` or `floorplan-7-2b1w0s73m11t-summer-noon.jpg`; undefined when there is none. */
export function sceneOfFile(file: string): Scene | undefined {
  const {
    kind,
    seed,
    built = '',
    conditions = '',
  } = /^(?<kind>[a-z-]+)-(?<seed>\d{1,10})(?:-(?<built>\d[\dbfmstw]*))?(?<conditions>(-[a-z]+){0,2})\.jpg$/.exec(
    file,
  )?.groups ?? {};
  const words = conditions.split('-').slice(1);
  const season = words.find((word) => includesWord(seasons, word));
  const light = words.find((word) => includesWord(lights, word));
  const rooms = ROOMS.exec(built)?.groups;
  const storeys = /^(\d+)f$/.exec(built)?.[1];
  const { data } = sceneSchema.safeParse({ kind, seed, season, light, rooms, storeys });
  return data && formatFileName(data) === file ? data : undefined;
}

/** The address of a scene's picture. */
export function pictureAddress(scene: Scene): string {
  return `${MEDIA_ORIGIN}${PICTURES_PATH}/${formatFileName(scene)}`;
}

const formatFileName = ({ kind, seed, season, light, rooms, storeys }: Scene) =>
  `${[kind, seed, rooms && roomsText(rooms), storeys && `${storeys}f`, season, light].filter((part) => part !== undefined).join('-')}.jpg`;

const roomsText = ({ bedrooms, bathrooms, showerRooms, living, terrace }: PlanRooms) =>
  `${bedrooms}b${bathrooms}w${showerRooms}s${living}m${terrace}t`;

const includesWord = (list: readonly string[], word: string) => list.includes(word);
