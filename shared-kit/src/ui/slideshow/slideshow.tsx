import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '../class-names.tsx';
import { chevronLeft, chevronRight } from '../../domain/icon-shapes.ts';
import { RoundButton } from '../round-button/round-button.tsx';
import { MotionButton, useStill } from './motion.tsx';
import s from './slideshow.module.css';

/** How long a slide stays, in milliseconds; the fade to the next takes 500 (product F8). */
const STAY = 6_000;

interface SlideshowProps {
  /** What the slides show, for screen readers. */
  label: string;
  /** One per slide, over the whole of the slideshow. */
  slides: readonly ReactNode[];
  className?: string;
}

/**
 * Slides that fade from one to the next by themselves (product F8): not for visitors who ask for less motion, not while a slide has the
 * focus, and not after the visitor has stopped them or gone to a slide. The server renders the first; each of the others comes
 * while the one before it is shown. Messages: `navigation`.
 */
export function Slideshow({ label, slides, className }: SlideshowProps) {
  const intl = useIntl();
  const isStill = useStill();
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<boolean>();
  const [isHeld, setHeld] = useState(false);
  const isPlaying = choice ?? !isStill;
  const [reached, setReached] = useState(0);
  const last = Math.max(reached, isPlaying ? current + 1 : current);

  const show = (index: number) => {
    const shown = (index + slides.length) % slides.length;
    setCurrent(shown);
    setReached((before) => Math.max(before, shown, last));
  };
  const goTo = (index: number) => {
    setChoice(false);
    show(index);
  };

  useEffect(() => {
    if (!isPlaying || isHeld) return;
    const next = setTimeout(() => show(current + 1), STAY);
    return () => clearTimeout(next);
  });

  return (
    <section
      className={classNames(s.slideshow, className)}
      aria-roledescription={intl.formatMessage({ id: 'navigation.slideshow' })}
      aria-label={label}
      data-needs-scripts
    >
      <div className={s.slides} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
        {slides.map((slide, index) => (
          <div
            key={index}
            className={s.slide}
            data-current={index === current || undefined}
            inert={index !== current}
          >
            {index <= last && slide}
          </div>
        ))}
      </div>
      <div className={s.controls}>
        <RoundButton
          className={s.control}
          shape={chevronLeft}
          label={intl.formatMessage({ id: 'navigation.previousSlide' })}
          onClick={() => goTo(current - 1)}
        />
        <span className={s.position} role={isPlaying ? undefined : 'status'}>
          {current + 1} / {slides.length}
        </span>
        <RoundButton
          className={s.control}
          shape={chevronRight}
          label={intl.formatMessage({ id: 'navigation.nextSlide' })}
          onClick={() => goTo(current + 1)}
        />
        <MotionButton isPlaying={isPlaying} onToggle={() => setChoice(!isPlaying)} />
      </div>
    </section>
  );
}
