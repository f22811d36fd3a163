import { useEffect, useState } from 'react';
import type { Point } from 'shared-kit/domain/map-area';
import { cornerStep, type CornerStep } from '../map-frame/area-corners.ts';
import type { MapTexts } from '../map-messages/messages.ts';
import type { GoogleMapInstance } from './google-internals.ts';

/** Pixels by which an arrow key moves the map. */
const STEP = 80;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
};

interface KeyboardDrawing {
  corners: readonly Point[];
  /** What happened, to be announced. */
  news: string;
  /** To be told of each key that is pressed on the map; whether it was one for drawing. */
  press: (key: string) => boolean;
}

/** Draws an area without a pointer: the map is moved under a cross in its middle, where corners are set. */
export function useKeyboardDrawing(
  map: GoogleMapInstance | undefined,
  isOn: boolean,
  texts: MapTexts['drawing'],
  onDone: (area: Point[] | null) => void,
): KeyboardDrawing {
  const [step, setStep] = useState<CornerStep>({ corners: [] });
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    setStep({ corners: [] });
    setIsUsed(false);
  }, [isOn]);

  function press(key: string): boolean {
    if (!isOn || !map) return false;
    if (key === 'Escape') onDone(null);
    const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
    if (arrow) map.panBy(...arrow);
    const centre = map.getCenter();
    const next = cornerStep(step.corners, key, { lat: centre.lat(), lng: centre.lng() });
    if (next) {
      setStep(next);
      setIsUsed(true);
      if (next.area) onDone(next.area);
    }
    return arrow !== undefined || next !== undefined;
  }
  return { corners: step.corners, news: isUsed ? newsOf(step, texts) : '', press };
}

function newsOf({ corners, fault }: CornerStep, texts: MapTexts['drawing']): string {
  if (!texts) return '';
  return fault ? texts[fault] : texts.corners.replace('{count}', String(corners.length));
}
