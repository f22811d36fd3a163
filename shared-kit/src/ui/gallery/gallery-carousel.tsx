import { Suspense, lazy, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { FaultBoundary } from 'shared-kit/host';
import { STRIP_MEDIA } from './strip-media.ts';
import { whenIdle } from '../when-idle.tsx';

const StripCarousel = lazy(() => import('./strip-carousel.tsx'));

interface Props {
  viewport: RefObject<HTMLDivElement | null>;
  count: number;
}

/** Makes a carousel of the strip on phones once the page is loaded and idle; until then, and without it, the strip scrolls. */
export function GalleryCarousel({ viewport, count }: Props) {
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const media = matchMedia(STRIP_MEDIA);
    let cancel = () => {};
    const onChange = () => {
      if (media.matches) cancel = whenIdle(() => setWanted(true));
    };
    onChange();
    media.addEventListener('change', onChange);
    return () => {
      cancel();
      media.removeEventListener('change', onChange);
    };
  }, []);

  if (!isWanted) return null;
  return (
    <FaultBoundary fallback={null}>
      <Suspense>
        <StripCarousel viewport={viewport} count={count} />
      </Suspense>
    </FaultBoundary>
  );
}
