import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { pictureUrl } from 'shared-kit/domain/picture-widths';
import type { LightboxProps } from './lightbox.tsx';
import { usePictureAddress } from './use-picture-address.ts';

interface LightboxHandle {
  open(index: number): void;
  /** Fetches the code before the click comes. */
  preload(): void;
  /** To be rendered where the lightbox belongs. */
  element: ReactNode;
}

const fetchLightbox = () => import('./lightbox.tsx');
const FULL_WIDTH = 1600;

/**
 * Pictures in full screen, on a click or because the address names one. The code comes on demand; where it cannot be had, a click
 * opens the picture as a file.
 */
export function useLightbox(shown: Omit<LightboxProps, 'index' | 'onView' | 'onClose'>): LightboxHandle {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const { asked, open, show, close } = usePictureAddress(shown.pictures.length);
  const fetchCode = () => fetchLightbox().then(({ default: loaded }) => setLightbox(() => loaded));

  useEffect(() => {
    if (asked !== undefined) fetchCode().catch(() => {});
  }, [asked]);

  return {
    open: (next) =>
      void fetchCode().then(
        () => open(next),
        () => location.assign(pictureUrl(shown.pictures[next]!.url, { width: FULL_WIDTH })),
      ),
    preload: () => void fetchLightbox().catch(() => {}),
    element: Lightbox && asked !== undefined && (
      <Lightbox {...shown} index={asked} onView={show} onClose={close} />
    ),
  };
}
