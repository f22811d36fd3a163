import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import s from './text-field.module.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  ref?: Ref<HTMLInputElement>;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Shape of an icon before the text. */
  shape?: string;
  hint?: ReactNode;
  /** What is wrong with the value, in words. */
  error?: ReactNode;
}

/** One line of text with its label, hint and error. */
export function TextField({ label, hideLabel, shape, hint, error, className, ...input }: TextFieldProps) {
  const id = useId();
  const inputId = input.id ?? id;
  const noteId = hint || error ? `${id}-note` : undefined;
  return (
    <div className={classNames(s.field, className)}>
      <label className={hideLabel ? undefined : s.label} htmlFor={inputId}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      <span className={s.box}>
        {shape && <Icon shape={shape} className={s.icon} />}
        <input
          {...input}
          id={inputId}
          className={s.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={noteId}
        />
      </span>
      {(error || hint) && (
        <span id={noteId} className={error ? s.error : s.hint}>
          {error || hint}
        </span>
      )}
    </div>
  );
}
