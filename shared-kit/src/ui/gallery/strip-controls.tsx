import type { RefObject } from 'react';
import { chevronLeft, chevronRight } from '../../domain/icon-shapes.ts';
import { RoundButton } from '../round-button/round-button.tsx';
import { useText } from '../text.tsx';
import { useStrip } from '../use-strip.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import s from './strip-controls.module.css';

interface Props {
  /** What scrolls. */
  viewport: RefObject<HTMLDivElement | null>;
  count: number;
}

/** On phones, over the strip of pictures: which one is shown, and buttons to the one before and after it. */
export function StripControls({ viewport, count }: Props) {
  const text = useText();
  const { index, turn } = useStrip(viewport, count);
  return (
    <div className={s.controls}>
      <RoundButton
        className={s.step}
        shape={chevronLeft}
        label={text('gallery.previous')}
        disabled={index === 0}
        onClick={() => turn(-1)}
      />
      <span className={s.position} role="status">
        <VisuallyHidden>{text('gallery.position', { index: index + 1, total: count })}</VisuallyHidden>
        <span aria-hidden="true">
          {index + 1} / {count}
        </span>
      </span>
      <RoundButton
        className={s.step}
        shape={chevronRight}
        label={text('gallery.next')}
        disabled={index === count - 1}
        onClick={() => turn(1)}
      />
    </div>
  );
}
