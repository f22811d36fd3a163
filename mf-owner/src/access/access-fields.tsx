import type { FieldFault } from 'shared-kit/forms/refusal';
import { mail, key } from 'shared-kit/domain/icon-shapes';
import { TextField } from 'shared-kit/ui/text-field/text-field';
import { useText } from 'shared-kit/ui/text';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PASSWORD_LENGTH } from 'shared-kit/domain/password-length';
import { Checkbox } from 'shared-kit/ui/checkbox/checkbox';
import s from './access-fields.module.css';

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

interface PasswordFieldProps {
  name: 'password' | 'newPassword' | 'repeatedPassword';
  /** Message of its label, if it is not that of the field. */
  label?: string;
  /** What is wrong with it, in words. */
  error?: ReactNode;
}

/** A password, and a box to read what one types. `newPassword` asks for the length of a good one, `repeatedPassword` for the same again. */
export function PasswordField({ name, label = `field.${name}`, error }: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  const [isShown, setShown] = useState(false);
  const isNew = name === 'newPassword';
  return (
    <div className={s.field}>
      <TextField
        label={formatMessage({ id: label })}
        hint={isNew && formatMessage({ id: 'field.newPassword.hint' }, PASSWORD_LENGTH)}
        error={error}
        shape={key}
        type={isShown ? 'text' : 'password'}
        name={name}
        autoComplete={name === 'password' ? 'current-password' : 'new-password'}
        minLength={isNew ? PASSWORD_LENGTH.min : undefined}
        maxLength={PASSWORD_LENGTH.max}
        spellCheck={false}
        autoCapitalize="none"
        required
      />
      {name !== 'repeatedPassword' && (
        <div className={s.show}>
          <Checkbox
            label={formatMessage({ id: 'field.password.show' })}
            checked={isShown}
            onChange={() => setShown(!isShown)}
          />
        </div>
      )}
    </div>
  );
}

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
