import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { pictureUrl } from 'shared-kit/domain/picture-widths';
import type { LightboxProps } from './lightbox.tsx';

interface LightboxHandle {
  open(index: number): void;
  /** Fetches the code before the click comes. */
  preload(): void;
  /** To be rendered where the lightbox belongs. */
  element: ReactNode;
}

const fetchLightbox = () => import('./lightbox.tsx');
const FULL_WIDTH = 1600;

/** Pictures in full screen. The code comes on demand; where it cannot be had, the picture opens as a file. */
export function useLightbox(shown: Omit<LightboxProps, 'index' | 'onClose'>): LightboxHandle {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [index, setIndex] = useState<number>();

  const open = async (next: number) => {
    try {
      const { default: loaded } = await fetchLightbox();
      setLightbox(() => loaded);
      setIndex(next);
    } catch {
      location.assign(pictureUrl(shown.pictures[next]!.url, { width: FULL_WIDTH }));
    }
  };

  return {
    open,
    preload: () => void fetchLightbox().catch(() => {}),
    element: Lightbox && index !== undefined && (
      <Lightbox {...shown} index={index} onClose={() => setIndex(undefined)} />
    ),
  };
}
