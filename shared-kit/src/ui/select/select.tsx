import type { ReactNode, SelectHTMLAttributes } from 'react';
import type { Language } from '../../domain/languages.ts';
import { classNames } from '../class-names.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import field from '../field/field.module.css';
import s from './select.module.css';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** `lang`: of a label in another language than the page's. */
  options: readonly { value: string; label: string; disabled?: boolean; lang?: Language | undefined }[];
}

/** One choice among few: the browser's own dropdown (product K2). */
export function Select({ label, hideLabel, options, className, ...select }: SelectProps) {
  return (
    <label className={classNames(field.field, className)}>
      {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={field.label}>{label}</span>}
      <select {...select} className={s.select}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
