import type { Scene } from '../../scenes/scene.ts';

/** All pictures were taken on clear summer mornings: side by side on a page they look like those of one agency. */
export const WEATHER = { season: 'summer', light: 'morning' } as const satisfies Partial<Scene>;
