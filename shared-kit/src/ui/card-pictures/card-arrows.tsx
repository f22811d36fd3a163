import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { chevronLeft, chevronRight } from '../icon/shapes.tsx';
import { RoundButton } from '../round-button/round-button.tsx';
import { useText } from '../text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import s from './card-arrows.module.css';

interface CardArrowsProps {
  strip: RefObject<HTMLElement | null>;
  count: number;
}

/** Arrows for mouse and keyboard, and which picture it is. */
export default function CardArrows({ strip, count }: CardArrowsProps) {
  const text = useText();
  const [index, setIndex] = useState(() => shownPicture(strip.current));
  useEffect(() => {
    const element = strip.current;
    const onScroll = () => setIndex(shownPicture(element));
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, [strip]);
  const show = (wanted: number) => {
    setIndex(wanted);
    const element = strip.current;
    element?.scrollTo({ left: wanted * element.clientWidth, behavior: 'smooth' });
  };
  return (
    <>
      <RoundButton
        className={s.previous}
        shape={chevronLeft}
        label={text('property.previousPicture')}
        disabled={index === 0}
        onClick={() => show(index - 1)}
      />
      <RoundButton
        className={s.next}
        shape={chevronRight}
        label={text('property.nextPicture')}
        disabled={index >= count - 1}
        onClick={() => show(index + 1)}
      />
      <span className={s.position}>
        <span aria-hidden="true">
          {index + 1}/{count}
        </span>
        <span aria-live="polite">
          <VisuallyHidden>
            {text('property.picturePosition', { index: index + 1, total: count })}
          </VisuallyHidden>
        </span>
      </span>
    </>
  );
}

function shownPicture(strip: HTMLElement | null): number {
  return strip?.clientWidth ? Math.round(strip.scrollLeft / strip.clientWidth) : 0;
}
