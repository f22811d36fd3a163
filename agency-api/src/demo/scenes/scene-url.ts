import { z } from 'zod';
import { lights, sceneKinds, seasons, type Scene } from './scene.ts';

const sceneSchema = z.strictObject({
  kind: z.enum(sceneKinds),
  seed: z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.int().max(0xffffffff)),
  season: z.enum(seasons).optional(),
  light: z.enum(lights).optional(),
});

/** The scene an address such as `demo:villa?seed=12&season=autumn&light=golden` names; undefined when it names none. */
export function parseSceneUrl(url: string): Scene | undefined {
  const match = /^demo:([a-z-]+)\?([^#]*)$/.exec(url);
  if (!match) return undefined;
  const parameters = [...new URLSearchParams(match[2])];
  const names = new Set(parameters.map(([name]) => name));
  if (names.size < parameters.length || names.has('kind')) return undefined;
  return sceneSchema.safeParse({ kind: match[1], ...Object.fromEntries(parameters) }).data;
}

/** The address of a scene; its size is the reader's choice and not part of it. */
export function formatSceneUrl({ kind, seed, season, light }: Scene): string {
  const parameters = new URLSearchParams({ seed: String(seed) });
  if (season) parameters.set('season', season);
  if (light) parameters.set('light', light);
  return `demo:${kind}?${parameters}`;
}
