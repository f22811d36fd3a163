import sharp from 'sharp';
import { renderScene } from './render-scene.ts';
import type { Scene } from './scene.ts';

/** Without visible loss, as the site computes its own variants of it. */
const JPEG = { quality: 90, chromaSubsampling: '4:4:4' };

// One thread per picture, as a page requests many at once.
sharp.concurrency(1);

/** The picture of a scene as JPEG, in the size of a camera's. */
export function renderPicture(scene: Scene): Promise<Buffer> {
  return sharp(Buffer.from(renderScene(scene)))
    .jpeg(JPEG)
    .toBuffer();
}
