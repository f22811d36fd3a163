import type { ReactNode } from 'react';
import { Checkbox } from 'shared-kit/ui/checkbox/checkbox';
import { FieldError } from 'shared-kit/ui/field/field-error';
import type { FieldDescription } from '../form-description.ts';
import { useLabel } from './field-label.tsx';
import s from './fields.module.css';
import { PrivacyConsent } from './privacy-consent.tsx';
import { useFormField } from './use-form-field.ts';

/** A box to tick, with its error message. */
export function Consent({ field }: { field: FieldDescription }) {
  return <Box name={field.name} label={useLabel(field)} />;
}

/** The consent that every form asks for (product V7). */
export function Privacy({ field }: { field: FieldDescription }) {
  return <Box name={field.name} label={<PrivacyConsent message={field.label} />} />;
}

function Box({ name, label }: { name: string; label: ReactNode }) {
  const { input, error, autoFocus, isRequired, id } = useFormField(name, { type: 'checkbox' });
  const { type: _type, value: _value, ...box } = input;
  const noteId = `${id}-note`;
  return (
    <div>
      <Checkbox
        {...box}
        id={id}
        label={label}
        autoFocus={autoFocus}
        aria-required={isRequired || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
      />
      {error && (
        <FieldError id={noteId} className={s.error}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
