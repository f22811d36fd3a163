import { useId } from 'react';
import type { ReactNode } from 'react';
import { Checkbox } from 'shared-kit/ui/checkbox/checkbox';
import s from './fields.module.css';
import { useFormField } from './use-form-field.ts';

/** A checkbox with its error message. */
export function Consent({
  name,
  label,
  required = false,
}: {
  name: 'newsletter' | 'privacy';
  label: ReactNode;
  required?: boolean;
}) {
  const id = useId();
  const { input, error, autoFocus } = useFormField(name, { type: 'checkbox' });
  const { type: _type, value: _value, ...box } = input;
  return (
    <div>
      <Checkbox
        {...box}
        label={label}
        autoFocus={autoFocus}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      />
      {error && (
        <p id={id} className={s.error}>
          {error}
        </p>
      )}
    </div>
  );
}
