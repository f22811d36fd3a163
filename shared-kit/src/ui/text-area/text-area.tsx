import { useId } from 'react';
import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.tsx';
import s from './text-area.module.css';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value, in words. */
  error?: ReactNode;
}

/** Several lines of text with their label, hint and error. */
export function TextArea({ label, hint, error, className, ...area }: TextAreaProps) {
  const id = useId();
  const areaId = area.id ?? id;
  const noteId = hint || error ? `${id}-note` : undefined;
  return (
    <div className={classNames(s.field, className)}>
      <label className={s.label} htmlFor={areaId}>
        {label}
      </label>
      <textarea
        rows={5}
        {...area}
        id={areaId}
        className={s.area}
        aria-invalid={error ? true : undefined}
        aria-describedby={noteId}
      />
      {(error || hint) && (
        <span id={noteId} className={error ? s.error : s.hint}>
          {error || hint}
        </span>
      )}
    </div>
  );
}
