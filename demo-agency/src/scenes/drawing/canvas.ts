import type { Atmosphere } from './atmosphere.ts';
import type { Camera } from './camera.ts';
import type { Defs } from './defs.ts';
import type { Random } from './random.ts';

/** Size of the picture in px. */
export type Frame = { width: number; height: number };

/** Everything a part needs to draw itself into one picture. */
export type Canvas = { frame: Frame; random: Random; camera: Camera; air: Atmosphere; defs: Defs };
