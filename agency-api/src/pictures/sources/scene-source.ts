import { renderScene } from '../../demo/scenes/render-scene.ts';
import { parseSceneUrl } from '../../demo/scenes/scene-url.ts';
import type { Original } from '../original.ts';
import type { PictureRecord } from '../picture-record.ts';
import { PictureUnavailable } from '../picture-unavailable.ts';

/** Draws `demo:` sources: the scenes of the demo data, in the proportions of the record. */
export function openScene({ source, width, height }: PictureRecord): Original {
  const scene = parseSceneUrl(source);
  if (!scene) throw new PictureUnavailable('missing', `${source} names no scene`);
  return { kind: 'drawing', svg: renderScene({ ...scene, width, height }) };
}
