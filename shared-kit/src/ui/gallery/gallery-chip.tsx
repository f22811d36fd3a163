import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { useText } from '../text.tsx';
import s from './gallery-chip.module.css';

interface Props {
  /** Id of a text with a count, such as "12 photos". */
  text: string;
  shape: string;
  count: number;
  onClick(): void;
}

/** "12 photos" over the pictures; on phones icon and figure alone. Nothing when there are none. */
export function GalleryChip({ text: id, shape, count, onClick }: Props) {
  const text = useText();
  if (count === 0) return null;
  const words = text(id, { count });
  return (
    <Button variant="secondary" className={s.chip} aria-label={words} onClick={onClick}>
      <Icon shape={shape} />
      <span className={s.words}>{words}</span>
      <span className={s.figure}>{count}</span>
    </Button>
  );
}
