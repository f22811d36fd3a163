import { useState } from 'react';
import { useIntl } from 'react-intl';
import { displayMaximum, droppedBound, settleMaximum, settleMinimum } from 'shared-kit/domain/price-box';
import type { DroppedBound } from 'shared-kit/domain/price-box';
import type { PriceBounds, PriceRange } from 'shared-kit/domain/price-range';
import { moveMaximum, moveMinimum, toTrack } from 'shared-kit/domain/price-slider';
import { useNumbers } from '../use-numbers.tsx';
import { PriceBox } from './price-box.tsx';
import { PriceHandle } from './price-handle.tsx';
import s from './price-slider.module.css';

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
