import { useState } from 'react';
import type { SurfaceBounds } from 'shared-kit/domain/search-criteria';
import { MAX_SURFACE } from 'shared-kit/domain/search-criteria';
import { useText, useNumbers } from 'shared-kit/ui/text';
import { RANGE_FIELDS } from './form-fields.ts';
import s from './surface-field.module.css';

interface SurfaceFieldProps {
  field: 'living' | 'plot';
  bounds: SurfaceBounds | undefined;
  onChange: (bounds: SurfaceBounds | undefined) => void;
}

type End = 'min' | 'max';

/** Least and largest surface in m² (product S21). A bound that crosses the other is given up, and the page says so (product K12). */
export function SurfaceField({ field, bounds = {}, onChange }: SurfaceFieldProps) {
  const text = useText();
  const { whole } = useNumbers();
  const [dropped, setDropped] = useState<{ end: End; typed: number; other: number }>();
  const settle = (end: End, typed: string) => {
    const value = Math.min(Number(typed.replace(/\D/g, '')), MAX_SURFACE) || undefined;
    if (value === bounds[end]) return;
    const other = bounds[end === 'min' ? 'max' : 'min'];
    const crosses =
      value !== undefined && other !== undefined && (end === 'min' ? value > other : value < other);
    setDropped(crosses ? { end, typed: value, other } : undefined);
    const { [end]: _old, ...rest } = bounds;
    const next = { ...rest, ...(value !== undefined && !crosses && { [end]: value }) };
    onChange(Object.keys(next).length > 0 ? next : undefined);
  };
  return (
    <fieldset className={s.surface}>
      <legend className={s.legend}>{text(`search.${field}`)}</legend>
      {(['min', 'max'] as const).map((end) => (
        <SurfaceBox
          key={end}
          name={RANGE_FIELDS[field][end]}
          label={text(`search.surface.${end}`)}
          value={bounds[end]}
          onSettle={(typed) => settle(end, typed)}
        />
      ))}
      <p className={s.note} aria-live="polite">
        {dropped &&
          text(`filter.${dropped.end === 'min' ? 'minimum' : 'maximum'}Dropped`, {
            typed: `${whole(dropped.typed)} m²`,
            other: `${whole(dropped.other)} m²`,
          })}
      </p>
    </fieldset>
  );
}

interface SurfaceBoxProps {
  name: string;
  label: string;
  value: number | undefined;
  onSettle: (typed: string) => void;
}

function SurfaceBox({ name, label, value, onSettle }: SurfaceBoxProps) {
  const { whole } = useNumbers();
  const [typed, setTyped] = useState<string>();
  const settle = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    onSettle(typed);
  };
  return (
    <label className={s.box}>
      <span className={s.label}>{label}</span>
      <input
        className={s.input}
        name={name}
        inputMode="numeric"
        maxLength={9}
        autoComplete="off"
        value={typed ?? (value === undefined ? '' : whole(value))}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
      />
    </label>
  );
}
