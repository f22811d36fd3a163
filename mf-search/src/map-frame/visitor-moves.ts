import type * as L from 'leaflet';

/** Signs that the visitor has a hand on the map. */
const SIGNS = ['pointerdown', 'wheel', 'keydown'];

/** Tells the moves of the visitor from those of the page and from those by which the map fits itself into its window. */
export function visitorMoves(map: L.Map) {
  let isTouched = false;
  let isByPage = false;
  let isResizing = false;
  const touched = () => void (isTouched = true);
  for (const sign of SIGNS)
    map.getContainer().addEventListener(sign, touched, { capture: true, passive: true });
  map.on('resize', () => (isResizing = true));
  return {
    touched,
    /** A move that the page asked for; until the visitor touches the map, all are. */
    byPage(move: () => void) {
      isTouched = false;
      isByPage = true;
      move();
      isByPage = false;
    },
    /** To be asked once at the end of each move. */
    isByVisitor(): boolean {
      const wasResizing = isResizing;
      isResizing = false;
      return isTouched && !isByPage && !wasResizing;
    },
  };
}
