import {
  type Point,
  formatPolygon,
  parsePolygon,
  POLYGON_POINTS,
  readPolygon,
} from 'shared-kit/domain/map-area';
import type { MapTexts } from '../map-messages/messages.ts';

const BY_KEYS = 'is-drawing-by-keys';

/** The map that corners are set on. */
interface CornerMap {
  /** What has the focus while the map is moved by keys. */
  stage: HTMLElement;
  middle: () => Point;
  show: (corners: readonly Point[]) => void;
}

/**
 * Lets the visitor draw an area without a pointer: the map is moved under a cross in its middle, where corners are set; Escape gives it up. What
 * happens is announced. The keys of the map itself, arrows, plus and minus, work as always.
 * @returns how it is begun and ended; with `byKeyboard` the map takes the focus
 */
export function keyboardDrawing(
  root: HTMLElement,
  { stage, middle, show }: CornerMap,
  texts: MapTexts['drawing'],
  done: (area: Point[] | null) => void,
): (isOn: boolean, byKeyboard: boolean) => void {
  const news = root.appendChild(document.createElement('p'));
  news.className = 'map-news';
  news.setAttribute('role', 'status');
  let isOn = false;
  let corners: CornerStep['corners'] = [];

  function draw(next: CornerStep['corners'], text: string) {
    corners = next;
    show(corners);
    news.textContent = text;
  }

  stage.addEventListener('keydown', (event) => {
    // A pin with the focus takes its own keys.
    if (!isOn || event.target !== stage) return;
    const step = cornerStep(corners, event.key, middle());
    if (!step) return;
    event.preventDefault();
    root.classList.add(BY_KEYS);
    draw(step.corners, chooseText(step, texts));
    if (step.area !== undefined) done(step.area);
  });
  return (wanted, byKeyboard) => {
    isOn = wanted;
    draw([], '');
    root.classList.toggle(BY_KEYS, wanted && byKeyboard);
    if (wanted && byKeyboard) stage.focus();
  };
}

function chooseText({ corners, fault, area }: CornerStep, texts: MapTexts['drawing']): string {
  if (area !== undefined) return '';
  return fault ? texts[fault] : texts.corners.replace('{count}', String(corners.length));
}

/** What a key does to an area that is drawn corner by corner. */
export interface CornerStep {
  corners: readonly Point[];
  /** The area, when it is finished; null when it is given up. */
  area?: Point[] | null;
  /** Why it cannot be finished, or takes no further corner. */
  fault?: 'few' | 'crossing' | 'many';
}

/** The area after a key: Space sets a corner at a place, Backspace takes the last one away, Enter finishes, Escape gives up. Undefined for any other key. */
export function cornerStep(corners: readonly Point[], key: string, place: Point): CornerStep | undefined {
  switch (key) {
    case ' ':
      if (corners.length >= POLYGON_POINTS.max) return { corners, fault: 'many' };
      return { corners: isAt(place, corners.at(-1)) ? corners : [...corners, place] };
    case 'Backspace':
      return { corners: corners.slice(0, -1) };
    case 'Enter':
      return finished(corners);
    case 'Escape':
      return { corners: [], area: null };
    default:
      return undefined;
  }
}

/** As the address has it. */
function finished(corners: readonly Point[]): CornerStep {
  const written = formatPolygon(corners);
  const read = corners.length < POLYGON_POINTS.min ? 'points' : readPolygon(written);
  if (typeof read === 'string') return { corners, fault: read === 'crossing' ? 'crossing' : 'few' };
  return { corners: [], area: parsePolygon(written)! };
}

const isAt = (place: Point, other: Point | undefined) => place.lat === other?.lat && place.lng === other?.lng;
