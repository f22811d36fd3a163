import { useHost } from 'shared-kit/host';
import s from './map-still.module.css';
import { stillDrawing, STILL } from './still-drawing.ts';
import type { Still } from './still-drawing.ts';

/**
 * The map as a picture, until the map itself is there, and where there are no scripts. Only the server draws it: its data are no part of
 * the page's code, which leaves the markup alone. A page that was opened within the tab has a plain ground for a moment.
 */
export function MapStill({ bounds, pins }: Pick<Still, 'bounds' | 'pins'>) {
  const { language } = useHost();
  return (
    <div className={s.still} aria-hidden="true">
      <svg
        className={s.drawing}
        viewBox={`0 0 ${STILL.width} ${STILL.height}`}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: __SERVER__ ? stillDrawing({ bounds, pins, language }, s) : '' }}
      />
      <small className={s.sources}>© OpenStreetMap · Natural Earth</small>
    </div>
  );
}
