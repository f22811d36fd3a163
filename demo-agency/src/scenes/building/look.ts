import type { Colour } from '../drawing/colour.ts';
import { createRandom } from '../drawing/random.ts';
import { brick, plaster, type Material } from './material.ts';

/** What is seen of a building in each of its pictures: from the street, on its terrace, while it is built. */
export type Look = { wall: Material; frame: Colour };

/** What is known of a building that is to be seen: its look, and how many storeys it has, with the ground floor. */
export type Building = { look: Look; storeys?: number | undefined };

/** Pictures of one building have seeds of the same hundred. */
const PICTURES = 100;

/** The look of the building that a picture with this seed shows. */
export function createLook(seed: number): Look {
  const random = createRandom(seed - (seed % PICTURES), 'building');
  return {
    wall: random.chance(0.65) ? brick(random) : plaster(random),
    frame: random.pick(['#2f3537', '#4d463c', '#f1ece1']),
  };
}
