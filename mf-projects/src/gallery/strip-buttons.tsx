import type { RefObject } from 'react';
import { Icon } from 'shared-kit/ui/icon/icon';
import { chevronLeft, chevronRight } from 'shared-kit/ui/icon/shapes';
import { classNames } from 'shared-kit/ui/class-names';
import { useText } from 'shared-kit/ui/text';
import s from './strip-buttons.module.css';

interface Props {
  strip: RefObject<HTMLElement | null>;
  className?: string;
}

/** Picture by picture through a strip. */
export function StripButtons({ strip, className }: Props) {
  const text = useText();
  const go = (direction: -1 | 1) => {
    const element = strip.current;
    if (!element) return;
    const step = element.firstElementChild?.clientWidth ?? element.clientWidth;
    element.scrollBy({ left: direction * step, behavior: 'smooth' });
  };
  return (
    <div className={classNames(s.buttons, className)}>
      <button type="button" className={s.button} aria-label={text('gallery.previous')} onClick={() => go(-1)}>
        <Icon shape={chevronLeft} />
      </button>
      <button type="button" className={s.button} aria-label={text('gallery.next')} onClick={() => go(1)}>
        <Icon shape={chevronRight} />
      </button>
    </div>
  );
}
