import { useId } from 'react';
import type { RoomField } from 'shared-kit/domain/listing-query';
import { Icon } from 'shared-kit/ui/icon/icon';
import { minus, plus } from 'shared-kit/ui/icon/shapes';
import { useText } from 'shared-kit/ui/text';
import s from './room-stepper.module.css';

/** Maximum of the query parameter (`parseListingQuery` clamps to it). */
const MOST_ROOMS = 20;

interface RoomStepperProps {
  field: RoomField;
  value: number;
  onChange: (count: number) => void;
}

/** Minimum number of rooms of a kind; 0 means no filter (product K11). Without JavaScript a number field. */
export function RoomStepper({ field, value, onChange }: RoomStepperProps) {
  const text = useText();
  const id = useId();
  const rooms = text(`search.${field}`);
  const set = (count: number) => onChange(Math.min(Math.max(Math.trunc(count) || 0, 0), MOST_ROOMS));
  return (
    <div className={s.row}>
      <label className={s.label} htmlFor={id}>
        {rooms}
      </label>
      <button
        type="button"
        className={s.step}
        disabled={value <= 0}
        onClick={() => set(value - 1)}
        aria-label={text('search.fewer', { rooms })}
      >
        <Icon shape={minus} />
      </button>
      <input
        className={s.count}
        id={id}
        name={field}
        type="number"
        inputMode="numeric"
        min={0}
        max={MOST_ROOMS}
        value={value}
        onChange={(event) => set(Number(event.currentTarget.value))}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        className={s.step}
        disabled={value >= MOST_ROOMS}
        onClick={() => set(value + 1)}
        aria-label={text('search.more', { rooms })}
      >
        <Icon shape={plus} />
      </button>
    </div>
  );
}
