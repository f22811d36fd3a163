import { useEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { Point } from 'shared-kit/domain/map-area';
import { simplifiedArea } from '../map-frame/simplified-area.ts';

interface Pixel {
  x: number;
  y: number;
}

interface StrokeProps {
  toPlace: (pixel: Pixel) => Point;
  /** With null when the visitor has given it up. */
  onDone: (area: Point[] | null) => void;
}

/** A sheet over the map on which the visitor draws around an area in one stroke; Escape gives it up. A stroke that encloses nothing draws nothing. */
export function Stroke({ toPlace, onDone }: StrokeProps) {
  const line = useRef<Pixel[]>([]);
  const [shown, setShown] = useState('');
  useEffect(() => {
    const giveUp = ({ key }: KeyboardEvent) => key === 'Escape' && onDone(null);
    document.addEventListener('keydown', giveUp);
    return () => document.removeEventListener('keydown', giveUp);
  }, [onDone]);

  const draw = (pixels: Pixel[]) => {
    line.current = pixels;
    setShown(pixels.map(({ x, y }) => `${x},${y}`).join(' '));
  };
  const pixelOf = ({ clientX, clientY, currentTarget }: PointerEvent): Pixel => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const end = () => {
    const area = simplifiedArea(line.current, toPlace);
    draw([]);
    if (area) onDone(area);
  };
  return (
    <svg
      className="google-sheet is-drawing"
      aria-hidden="true"
      onPointerDown={(event) => {
        if (!event.isPrimary) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        draw([pixelOf(event)]);
      }}
      onPointerMove={(event) => {
        if (event.isPrimary && line.current.length > 0) draw([...line.current, pixelOf(event)]);
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <polyline className="area-stroke" points={shown} />
    </svg>
  );
}
