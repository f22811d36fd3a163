import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.tsx';
import s from './checkbox.module.css';

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  className?: string;
} & (
    | { label: ReactNode; labelHtml?: undefined }
    /** Sanitised HTML, as the site's configuration gives it (product K1). */
    | { label?: undefined; labelHtml: string }
  );

/** A checkbox with its label, which may hold links. */
export function Checkbox({ label, labelHtml, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(s.checkbox, className)}>
      <input {...input} type="checkbox" className={s.input} />
      {labelHtml === undefined ? (
        <span className={s.label}>{label}</span>
      ) : (
        <span className={s.label} dangerouslySetInnerHTML={{ __html: labelHtml }} />
      )}
    </label>
  );
}
