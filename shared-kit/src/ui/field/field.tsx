import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import s from './field.module.css';
import { Icon } from '../icon/icon.tsx';
import { warning } from '../../domain/icon-shapes.ts';

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldTexts {
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** Shown below the control while there is no error. */
  hint?: ReactNode;
  /** What is wrong with the value, in words. */
  error?: ReactNode;
}

interface FieldProps extends FieldTexts {
  /** Id of the control, where the page has one. */
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A control with its label, hint and error. */
export function Field({ id: given, label, hideLabel, hint, error, className, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const noteId = error || hint ? `${own}-note` : undefined;
  return (
    <div className={classNames(s.field, className)}>
      <label className={hideLabel ? undefined : s.label} htmlFor={id}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': noteId })}
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && (
          <span id={noteId} className={s.hint}>
            {hint}
          </span>
        )
      )}
    </div>
  );
}

interface FieldErrorProps {
  /** By which its control is described. */
  id: string | undefined;
  className?: string | undefined;
  /** What is wrong, in words. */
  children: ReactNode;
}

/** What is wrong with a field. Its icon tells it from a hint where colours do not, as in forced colours. */
export function FieldError({ id, className, children }: FieldErrorProps) {
  return (
    <span id={id} className={classNames(s.error, className)}>
      <Icon shape={warning} className={s.mark} />
      <span className={s.words}>{children}</span>
    </span>
  );
}
