import type { KeyboardEvent } from 'react';
import type { PriceRange } from 'shared-kit/domain/price-range';
import { fromTrack, toTrack } from 'shared-kit/domain/price-slider';
import { classNames } from '../class-names.tsx';
import s from './price-slider.module.css';

interface PriceHandleProps {
  label: string;
  price: number;
  /** The price in words. */
  text: string;
  range: PriceRange;
  /** Lies above the other handle where both meet. */
  isFront: boolean;
  onMove: (price: number) => void;
}

/** Positions on the track: fine enough to reach every step by keyboard or by hand. */
const POSITIONS = 1000;
const PAGE_STEPS = 10;

/** One handle: a native range over the track's positions; keys move it by whole steps of the price (product K6). */
export function PriceHandle({ label, price, text, range, isFront, onMove }: PriceHandleProps) {
  return (
    <input
      type="range"
      className={classNames(s.handle, isFront && s.front)}
      min={0}
      max={POSITIONS}
      step="any"
      value={toTrack(price, range) * POSITIONS}
      aria-label={label}
      aria-valuetext={text}
      onChange={(event) => onMove(fromTrack(Number(event.currentTarget.value) / POSITIONS, range))}
      onKeyDown={(event) => {
        const target = priceAfterKey(event, price, range);
        if (target === undefined) return;
        event.preventDefault();
        onMove(target);
      }}
    />
  );
}

function priceAfterKey(
  { key }: KeyboardEvent,
  price: number,
  { min, max, step }: PriceRange,
): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return price + step;
    case 'ArrowLeft':
    case 'ArrowDown':
      return price - step;
    case 'PageUp':
      return price + step * PAGE_STEPS;
    case 'PageDown':
      return price - step * PAGE_STEPS;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}
