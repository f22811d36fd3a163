import sharp from 'sharp';
import { renderScene } from './render-scene.ts';
import type { Scene } from './scene.ts';

/** Without loss that can be seen: the site makes its own variants of it. */
const JPEG = { quality: 90, chromaSubsampling: '4:4:4' };
/** Pixels each way, as photographs of people come. */
const PORTRAIT = { width: 400, height: 400 };

// Each picture on one thread: a page asks for many at once.
sharp.concurrency(1);

/** The picture of a scene as JPEG, as a camera would have it. */
export function renderPicture(scene: Scene): Promise<Buffer> {
  const svg = renderScene(scene.kind === 'portrait' ? { ...PORTRAIT, ...scene } : scene);
  return sharp(Buffer.from(svg)).jpeg(JPEG).toBuffer();
}
