/** Signs that the visitor has a hand on the map. */
const SIGNS = ['pointerdown', 'wheel', 'keydown'];

export interface VisitorMoves {
  /** The visitor has chosen what moves the map. */
  touched(): void;
  /** The window of the map has another size: it fits itself into it. */
  resized(): void;
  /** A move that the page asked for; until the visitor touches the map, all are. */
  byPage(move: () => void): void;
  /** To be asked once at the end of each move. */
  isByVisitor(): boolean;
}

/** Tells the moves of the visitor from those of the page and from those by which the map fits itself into its window. */
export function visitorMoves(container: HTMLElement): VisitorMoves {
  let isTouched = false;
  let isByPage = false;
  let isResizing = false;
  const touched = () => void (isTouched = true);
  for (const sign of SIGNS) container.addEventListener(sign, touched, { capture: true, passive: true });
  return {
    touched,
    resized: () => void (isResizing = true),
    byPage(move) {
      isTouched = false;
      isByPage = true;
      move();
      isByPage = false;
    },
    isByVisitor() {
      const wasResizing = isResizing;
      isResizing = false;
      return isTouched && !isByPage && !wasResizing;
    },
  };
}
