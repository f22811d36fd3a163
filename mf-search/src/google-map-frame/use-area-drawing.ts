import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Bounds, Point } from 'shared-kit/domain/map-area';
import { areaDrawing } from '../map-frame/area-drawing.ts';
import { keyboardDrawing } from '../map-frame/keyboard-drawing.ts';
import type { MapTexts } from '../map-messages/messages.ts';
import type { GoogleMapInstance, GoogleInternals } from './google-internals.ts';
import { placeAt } from './google-view.ts';

/** Pixels by which an arrow key moves the map: Google's own keys need the focus on Google's own element. */
const STEP = 80;
const ARROWS: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowUp', [0, -STEP]],
  ['ArrowDown', [0, STEP]],
  ['ArrowLeft', [-STEP, 0]],
  ['ArrowRight', [STEP, 0]],
]);

interface DrawnMap {
  container: RefObject<HTMLElement | null>;
  map: GoogleMapInstance | undefined;
  /** What is in view. */
  bounds: Bounds | undefined;
  texts: MapTexts | undefined;
}

/** Draws areas on Google's map as on the built-in one: the corners that are set, and how drawing begins and ends. */
export function useAreaDrawing(
  { container, map, bounds, texts }: DrawnMap,
  onDone: (area: Point[] | null) => void,
) {
  const [corners, setCorners] = useState<readonly Point[]>([]);
  const [way, draw] = useState<'by pointer' | 'by keys'>();
  const begin = useRef<(by: typeof way) => void>(undefined);
  const given = useEffectEvent(() => ({ texts: texts!.drawing, bounds: bounds! }));
  const done = useEffectEvent((area: Point[] | null) => {
    draw(undefined);
    onDone(area);
  });

  useEffect(() => {
    if (!map) return;
    const stage = container.current!;
    const tell = (area: Point[] | null) => done(area);
    const byPointer = areaDrawing(
      stage,
      (pixel) => placeAt(pixel, given().bounds, { width: stage.clientWidth, height: stage.clientHeight }),
      tell,
    );
    const middle = () => {
      const centre = map.getCenter();
      return { lat: centre.lat(), lng: centre.lng() };
    };
    const byKeys = keyboardDrawing(stage, { stage, middle, show: setCorners }, given().texts, tell);
    begin.current = (by) => {
      byPointer(by === 'by pointer');
      byKeys(by !== undefined, by === 'by keys');
    };
    stage.addEventListener('keydown', (event) => {
      const step = event.target === stage ? ARROWS.get(event.key) : undefined;
      if (!step) return;
      event.preventDefault();
      map.panBy(...step);
    });
  }, [container, map]);
  useEffect(() => begin.current?.(way), [map, way]);
  return { corners, draw };
}

/** Shows an area on the map, in the colours of the site. */
export function useShape(internals: GoogleInternals | undefined, corners: readonly Point[]) {
  const path = JSON.stringify(corners.map(({ lat, lng }) => ({ lat, lng })));
  useEffect(() => {
    if (!internals || path === '[]') return;
    const colour = getComputedStyle(document.documentElement).getPropertyValue('--color-moss').trim();
    const shape = new internals.maps.Polygon({
      paths: JSON.parse(path),
      strokeColor: colour,
      strokeWeight: 2.5,
      fillColor: colour,
      fillOpacity: 0.08,
      clickable: false,
      map: internals.map,
    });
    return () => shape.setMap(null);
  }, [internals, path]);
}
