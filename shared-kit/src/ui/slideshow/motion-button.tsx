import { useIntl } from 'react-intl';
import { Icon } from '../icon/icon.tsx';
import { pause, play } from '../icon/shapes.tsx';
import s from './slideshow.module.css';

interface MotionButtonProps {
  isPlaying: boolean;
  onToggle: () => void;
}

/** Stops and starts what moves by itself; without scripts nothing moves, and there is no button. Messages: `navigation`. */
export function MotionButton({ isPlaying, onToggle }: MotionButtonProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={s.control}
      aria-label={intl.formatMessage({ id: isPlaying ? 'navigation.pause' : 'navigation.play' })}
      onClick={onToggle}
    >
      <Icon shape={isPlaying ? pause : play} />
    </button>
  );
}
