import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { pictureHash } from '../../domain/picture-address.ts';
import type { FullScreenProps } from './full-screen.tsx';
import { usePictureAddress } from './use-picture-address.ts';

interface LightboxHandle {
  open(index: number): void;
  /** Shows all pictures side by side. */
  openAll(): void;
  /** Fetches the code before the click comes. */
  preload(): void;
  /** To be rendered where the lightbox belongs. */
  element: ReactNode;
}

const fetchLightbox = () => import('./full-screen.tsx');

/**
 * Pictures in full screen, one or all, on a click or because the address says so. The code comes on demand; where it cannot be had, a click
 * leads to the page of the pictures.
 * @param page its path
 */
export function useLightbox(
  shown: Omit<FullScreenProps, 'index' | 'onChoose' | 'onView' | 'onClose'>,
  page: string | undefined,
): LightboxHandle {
  const [FullScreen, setFullScreen] = useState<ComponentType<FullScreenProps>>();
  const { asked, open, show, close } = usePictureAddress(shown.pictures.length);
  const fetchCode = () => fetchLightbox().then(({ default: loaded }) => setFullScreen(() => loaded));

  useEffect(() => {
    if (asked !== undefined) fetchCode().catch(() => {});
  }, [asked]);

  const openOnceThere = (next: number | 'all') =>
    void fetchCode().then(
      () => open(next),
      () => page && location.assign(next === 'all' ? page : page + pictureHash(next)),
    );

  return {
    open: openOnceThere,
    openAll: () => openOnceThere('all'),
    preload: () => void fetchLightbox().catch(() => {}),
    element: FullScreen && asked !== undefined && (
      <FullScreen
        {...shown}
        index={asked === 'all' ? undefined : asked}
        onChoose={open}
        onView={show}
        onClose={close}
      />
    ),
  };
}
