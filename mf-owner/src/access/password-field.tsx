import { key } from 'shared-kit/domain/icon-shapes';
import { TextField } from 'shared-kit/ui/text-field/text-field';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PASSWORD_LENGTH } from 'shared-kit/domain/owner-portal';
import { Checkbox } from 'shared-kit/ui/checkbox/checkbox';
import s from './password-field.module.css';
import type { OwnerRefusal } from './owner-refusal.tsx';

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

/** Why a new password is not taken that was repeated otherwise than it was chosen (product O14). */
export function repeatedWrong(form: URLSearchParams): OwnerRefusal | undefined {
  const repeated = form.get('repeatedPassword') ?? '';
  if (repeated === (form.get('newPassword') ?? '')) return undefined;
  return { kind: 'refused', faults: { repeatedPassword: repeated === '' ? 'required' : 'invalid' } };
}
