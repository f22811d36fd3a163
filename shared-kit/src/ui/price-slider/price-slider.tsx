import { useState, type ReactNode, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import {
  displayMaximum,
  droppedBound,
  settleMaximum,
  settleMinimum,
  moveMaximum,
  moveMinimum,
  toTrack,
  digitsOnly,
  fromTrack,
  type DroppedBound,
} from 'shared-kit/domain/price-slider';
import type { PriceBounds, PriceRange } from 'shared-kit/domain/search-criteria';
import { useNumbers } from '../text.tsx';
import s from './price-slider.module.css';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names.tsx';

interface PriceSliderProps {
  range: PriceRange;
  bounds: PriceBounds;
  /** Called at every whole step, also while a handle is being dragged. */
  onChange: (bounds: PriceBounds) => void;
  /** Names of the number boxes in a form without script. */
  names?: { min: string; max: string };
  /** What the range is of; "price range" by default. */
  legend?: string;
}

/**
 * A price range by two handles and two number boxes (product K5, K6, K8). Without script the number boxes remain.
 * Messages: `filter`.
 */
export function PriceSlider({ range, bounds, onChange, names, legend }: PriceSliderProps) {
  const intl = useIntl();
  const { euro } = useNumbers();
  const minimum = intl.formatMessage({ id: 'filter.minimum' });
  const maximum = intl.formatMessage({ id: 'filter.maximum' });
  const from = toTrack(bounds.min, range);
  const to = toTrack(bounds.max, range);
  const [dropped, setDropped] = useState<DroppedBound>();
  const move = (changed: PriceBounds) => {
    setDropped(undefined);
    onChange(changed);
  };
  const settle = (changed: PriceBounds, drop: DroppedBound | undefined) => {
    setDropped(drop);
    onChange(changed);
  };
  return (
    <fieldset className={s.slider} aria-label={legend ?? intl.formatMessage({ id: 'filter.priceRange' })}>
      <div className={s.track}>
        <svg className={s.chosen} aria-hidden="true">
          <rect x={`${from * 100}%`} width={`${(to - from) * 100}%`} height="100%" rx="2" />
        </svg>
        <PriceHandle
          label={minimum}
          price={bounds.min}
          text={euro(bounds.min)}
          range={range}
          isFront={from > 0.5}
          onMove={(price) => move(moveMinimum(price, bounds, range))}
        />
        <PriceHandle
          label={maximum}
          price={bounds.max}
          text={displayMaximum(bounds.max, range, euro)}
          range={range}
          isFront={from <= 0.5}
          onMove={(price) => move(moveMaximum(price, bounds, range))}
        />
      </div>
      <div className={s.boxes}>
        <PriceBox
          label={minimum}
          name={names?.min}
          shown={euro(bounds.min)}
          amount={bounds.min}
          onSettle={(text) =>
            settle(
              { ...bounds, min: settleMinimum(text, bounds.max, range) },
              droppedBound('minimum', text, bounds, range),
            )
          }
        />
        <span className={s.dash} aria-hidden="true">
          –
        </span>
        <PriceBox
          label={maximum}
          name={names?.max}
          shown={displayMaximum(bounds.max, range, euro)}
          amount={bounds.max}
          onSettle={(text) =>
            settle(
              { ...bounds, max: settleMaximum(text, bounds.min, range) },
              droppedBound('maximum', text, bounds, range),
            )
          }
        />
      </div>
      <p className={s.note} aria-live="polite">
        {dropped &&
          intl.formatMessage(
            { id: `filter.${dropped.bound}Dropped` },
            { typed: euro(dropped.typed), other: euro(dropped.other) },
          )}
      </p>
    </fieldset>
  );
}

interface PriceBoxProps {
  label: ReactNode;
  name?: string;
  /** The price as text while nobody types. */
  shown: string;
  /** The price in figures, where typing begins. */
  amount: number;
  /** Enter or blur: the text as typed. */
  onSettle: (text: string) => void;
}

/** More is no price, and could not be told in words. */
const MOST_DIGITS = 15;

/** A number box that takes digits only while typing and settles on Enter or blur (product K8, K9). */
function PriceBox({ label, name, shown, amount, onSettle }: PriceBoxProps) {
  const [typed, setTyped] = useState<string>();
  const settle = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed !== String(amount)) onSettle(typed);
  };
  return (
    <label className={s.box}>
      <span className={s.label}>{label}</span>
      <input
        className={s.input}
        name={name}
        inputMode="numeric"
        maxLength={MOST_DIGITS}
        autoComplete="off"
        value={typed ?? shown}
        onFocus={(event) => {
          // The figures must stand there before they can be selected.
          flushSync(() => setTyped(String(amount)));
          event.currentTarget.select();
        }}
        onChange={(event) => setTyped(digitsOnly(event.currentTarget.value))}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
      />
    </label>
  );
}

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
function PriceHandle({ label, price, text, range, isFront, onMove }: PriceHandleProps) {
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
