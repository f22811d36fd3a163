import { useHost } from 'composer/host';
import { SOURCES_LINE } from 'shared-kit/domain/map-type';
import s from './map-still.module.css';
import { stillDrawing } from './still-drawing.ts';
import type { Still } from './stills.ts';

/**
 * The map as a picture, until the map itself is there, where there are no scripts, and on paper; of two the first is for phones. Only the
 * server draws it: its data are no part of the page's code, which leaves the markup alone. A page of another remote that was opened within the
 * tab has a plain ground for a moment.
 */
export function MapStill({ stills }: { stills: readonly Still[] }) {
  const { language } = useHost();
  const drawn = __SERVER__ ? stills.map((still) => stillDrawing(still, language, s)).join('') : '';
  return (
    <div className={s.still} aria-hidden="true" data-map-picture>
      <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawn }} />
      <small className={s.sources}>{SOURCES_LINE}</small>
    </div>
  );
}
