import { useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { digitsOnly } from 'shared-kit/domain/price-box';
import s from './price-slider.module.css';

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
export function PriceBox({ label, name, shown, amount, onSettle }: PriceBoxProps) {
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
