import type { RefObject } from 'react';
import { chevronLeft, chevronRight } from '../../domain/icon-shapes.ts';
import { RoundButton } from '../round-button/round-button.tsx';
import { useText } from '../text.tsx';
import { useStrip } from '../use-strip.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import s from './card-arrows.module.css';

interface CardArrowsProps {
  strip: RefObject<HTMLElement | null>;
  count: number;
}

/** Arrows for mouse and keyboard, and which picture it is. */
export default function CardArrows({ strip, count }: CardArrowsProps) {
  const text = useText();
  const { index, turn } = useStrip(strip, count);
  return (
    <>
      <RoundButton
        className={s.previous}
        shape={chevronLeft}
        label={text('property.previousPicture')}
        disabled={index === 0}
        onClick={() => turn(-1)}
      />
      <RoundButton
        className={s.next}
        shape={chevronRight}
        label={text('property.nextPicture')}
        disabled={index >= count - 1}
        onClick={() => turn(1)}
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
