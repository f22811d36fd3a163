import { useIntl } from 'react-intl';
import { pause, play } from '../../domain/icon-shapes.ts';
import { RoundButton } from '../round-button/round-button.tsx';
import s from './slideshow.module.css';
import { useSyncExternalStore } from 'react';

interface MotionButtonProps {
  isPlaying: boolean;
  onToggle: () => void;
}

/** Stops and starts what moves by itself; without scripts nothing moves, and there is no button. Messages: `navigation`. */
export function MotionButton({ isPlaying, onToggle }: MotionButtonProps) {
  const intl = useIntl();
  return (
    <RoundButton
      className={s.control}
      shape={isPlaying ? pause : play}
      label={intl.formatMessage({ id: isPlaying ? 'navigation.pause' : 'navigation.play' })}
      onClick={onToggle}
    />
  );
}

const STILL = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(STILL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether nothing may move by itself: for visitors who ask for less motion, and until scripts run. */
export const useStill = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(STILL).matches,
    () => true,
  );
