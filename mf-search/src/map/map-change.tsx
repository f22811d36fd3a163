import { useText } from 'shared-kit/ui/text';
import type { MapChoice } from './use-map-choice.ts';
import s from './map-change.module.css';

/** Offers the other map below the one that is shown, and says whom Google's contacts (product S12). */
export function MapChange({ frame, change, hasFailed }: Pick<MapChoice, 'frame' | 'change' | 'hasFailed'>) {
  const text = useText();
  if (!change) return null;
  const isBuiltIn = frame === 'map';
  return (
    <div className={s.offer}>
      <p className={s.note} role="status">
        {hasFailed ? text('map.google.failed') : isBuiltIn ? text('map.google.note') : ''}
      </p>
      <button type="button" className={s.change} onClick={change}>
        {text(isBuiltIn ? 'map.google.show' : 'map.google.leave')}
      </button>
    </div>
  );
}
