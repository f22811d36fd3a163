import type { Embeds, DeclaredThirdParties, ThirdPartyOrigins } from '../../contract/origins.ts';
import type { Release } from '../../contract/release.ts';

/** Origins outside the site that a page may use, by what comes from there. */
export interface PageSources extends ThirdPartyOrigins {
  /** Frames of films and tours, which may use more of the browser than those of third parties. */
  embeddedFrames: readonly string[];
}

/** What pages may use whose third parties are these: `names` that the live shell does not declare add nothing. */
export function pageSources(
  embeds: Embeds,
  declared: DeclaredThirdParties,
  names: readonly string[],
): PageSources {
  const used = names.flatMap((name) => (Object.hasOwn(declared, name) ? declared[name]! : []));
  const union = (kind: keyof ThirdPartyOrigins, embedded: readonly string[] = []) => [
    ...new Set([...embedded, ...used.flatMap((origins) => origins[kind])]),
  ];
  return {
    scripts: union('scripts'),
    connections: union('connections'),
    images: union('images', embeds.images),
    frames: union('frames', embeds.frames),
    embeddedFrames: embeds.frames,
  };
}

/** What the pages of these releases embed, each origin once. */
export const mergeEmbeds = (releases: readonly Pick<Release, 'embeds'>[]): Embeds => ({
  frames: [...new Set(releases.flatMap(({ embeds }) => embeds.frames))],
  images: [...new Set(releases.flatMap(({ embeds }) => embeds.images))],
});
