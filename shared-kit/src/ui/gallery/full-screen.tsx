import Lightbox from './lightbox.tsx';
import type { LightboxProps } from './lightbox.tsx';
import { PictureGrid } from './picture-grid.tsx';

export interface FullScreenProps extends Omit<LightboxProps, 'index'> {
  /** The picture to show; undefined shows them all. */
  index: number | undefined;
  onChoose(index: number): void;
}

/** The pictures of a listing over the page: all of them as a grid, or one. Loaded on demand. */
export default function FullScreen({ index, onChoose, ...shown }: FullScreenProps) {
  if (index === undefined) return <PictureGrid {...shown} onChoose={onChoose} />;
  return <Lightbox {...shown} index={index} />;
}
