import type { Embeds } from '../../contract/embeds.ts';
import type { Release } from '../../contract/release.ts';

/** What the pages of these releases embed, each origin once. */
export const embedsOf = (releases: readonly Pick<Release, 'embeds'>[]): Embeds => ({
  frames: [...new Set(releases.flatMap(({ embeds }) => embeds.frames))],
  images: [...new Set(releases.flatMap(({ embeds }) => embeds.images))],
});
