import type { FieldFault } from 'shared-kit/forms/refusal';
import { key } from 'shared-kit/domain/icon-shapes';
import { TextField } from 'shared-kit/ui/text-field/text-field';
import { useText } from 'shared-kit/ui/text';

interface CodeFieldProps {
  /** Whose code it is: that of the app, a recovery code, or whichever is at hand. */
  kind: 'app' | 'recovery' | 'either';
  fault: FieldFault | undefined;
}

/** A code of the second factor. Phones show digits where only the app has it. */
export function CodeField({ kind, fault }: CodeFieldProps) {
  const text = useText();
  return (
    <TextField
      label={text(`field.code.${kind}`)}
      hint={text(`field.code.${kind}.hint`)}
      error={fault && text(fault === 'required' ? 'field.code.required' : 'field.code.invalid')}
      shape={key}
      name="code"
      autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
      inputMode={kind === 'app' ? 'numeric' : 'text'}
      autoCapitalize={kind === 'app' ? 'none' : 'characters'}
      spellCheck={false}
      maxLength={40}
      required
    />
  );
}
