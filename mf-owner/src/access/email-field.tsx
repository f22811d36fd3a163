import type { FieldFault } from 'shared-kit/forms/refusal';
import { mail } from 'shared-kit/domain/icon-shapes';
import { TextField } from 'shared-kit/ui/text-field/text-field';
import { useText } from 'shared-kit/ui/text';

interface EmailFieldProps {
  fault: FieldFault | undefined;
  /** What was typed before the form was refused. */
  typed: string | undefined;
}

/** The e-mail by which the agency knows an owner. */
export function EmailField({ fault, typed }: EmailFieldProps) {
  const text = useText();
  return (
    <TextField
      label={text('field.email')}
      error={fault && text(fault === 'required' ? 'field.email.required' : 'field.email.invalid')}
      shape={mail}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      defaultValue={typed}
      autoFocus={fault !== undefined}
      maxLength={320}
      required
    />
  );
}
