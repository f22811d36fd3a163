import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { pictureHash, ALL_PICTURES, pictureOfHash } from '../../domain/picture-address.ts';
import type { FullScreenProps } from './full-screen.tsx';
import { useLocation, useNavigate } from 'react-router';

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

interface PictureAddress {
  /** The picture that the address asks for in full screen, if any, or all of them. */
  asked: number | 'all' | undefined;
  /** A step of its own in the history: Back closes. */
  open(index: number | 'all'): void;
  /** The visitor went on to another picture: the same step, at another address. */
  show(index: number): void;
  close(): void;
}

/** The picture in full screen is in the fragment of the address: `docs/decisions/0053`. */
function usePictureAddress(count: number): PictureAddress {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const go = (to: string, options: { replace?: boolean; state?: object }) =>
    void navigate({ pathname, search, hash: to }, { preventScrollReset: true, ...options });

  return {
    asked: hash === ALL_PICTURES ? 'all' : pictureOfHash(hash, count),
    open: (index) => go(index === 'all' ? ALL_PICTURES : pictureHash(index), { state: IN_PAGE }),
    show(index) {
      if (location.hash === pictureHash(index)) return;
      // Not by the router: the page would be drawn again at each picture.
      history.replaceState(history.state, '', pathname + search + pictureHash(index));
    },
    close() {
      if ((state as Partial<typeof IN_PAGE> | null)?.isOpenedInPage) void navigate(-1);
      else go('', { replace: true });
    },
  };
}

/** In the history with the picture: the step before it is the page itself. */
const IN_PAGE = { isOpenedInPage: true };
