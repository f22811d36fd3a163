import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { chevronLeft, chevronRight } from '../icon/shapes.tsx';
import { RoundButton } from '../round-button/round-button.tsx';
import { useText } from '../text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import s from './strip-carousel.module.css';
import { STRIP_MEDIA } from './strip-media.ts';

interface Props {
  viewport: RefObject<HTMLDivElement | null>;
  count: number;
}

/** Takes over the strip that is on screen, at the picture it shows, and adds buttons and position. */
export default function StripCarousel({ viewport, count }: Props) {
  const text = useText();
  const [startIndex] = useState(() => shownSlide(viewport.current));
  const [selected, setSelected] = useState(startIndex);
  const [setViewport, embla] = useEmblaCarousel({
    active: false,
    align: 'start',
    breakpoints: { [STRIP_MEDIA]: { active: true } },
    startIndex,
  });

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    element.dataset.carousel = '';
    element.scrollLeft = 0;
    setViewport(element);
    return () => {
      delete element.dataset.carousel;
      setViewport(null);
    };
  }, [setViewport, viewport]);

  useEffect(() => {
    if (!embla) return;
    const onSelect = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', onSelect).on('reInit', onSelect);
    return () => void embla.off('select', onSelect).off('reInit', onSelect);
  }, [embla]);

  return (
    <div className={s.controls}>
      <RoundButton
        className={s.step}
        shape={chevronLeft}
        label={text('gallery.previous')}
        disabled={selected === 0}
        onClick={() => embla?.scrollPrev()}
      />
      <span className={s.position} role="status">
        <VisuallyHidden>{text('gallery.position', { index: selected + 1, total: count })}</VisuallyHidden>
        <span aria-hidden="true">
          {selected + 1} / {count}
        </span>
      </span>
      <RoundButton
        className={s.step}
        shape={chevronRight}
        label={text('gallery.next')}
        disabled={selected === count - 1}
        onClick={() => embla?.scrollNext()}
      />
    </div>
  );
}

function shownSlide(viewport: HTMLElement | null): number {
  return viewport?.clientWidth ? Math.round(viewport.scrollLeft / viewport.clientWidth) : 0;
}
