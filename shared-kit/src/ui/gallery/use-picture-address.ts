import { useLocation, useNavigate } from 'react-router';
import { ALL_PICTURES, pictureHash, pictureOfHash } from '../../domain/picture-address.ts';

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
export function usePictureAddress(count: number): PictureAddress {
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
