import { useIntl } from 'react-intl';
import { mail } from 'shared-kit/ui/icon/shapes';
import { TextField } from 'shared-kit/ui/text-field/text-field';
import type { RefusedForm } from './form-fault.ts';

/** The e-mail by which the agency knows an owner. */
export function EmailField({ refused }: { refused: RefusedForm | undefined }) {
  const { formatMessage } = useIntl();
  const isWrong = refused?.wrongFields.includes('email');
  const fault = refused?.email?.trim() ? 'invalid' : 'required';
  return (
    <TextField
      label={formatMessage({ id: 'field.email' })}
      error={isWrong && formatMessage({ id: `field.email.${fault}` })}
      shape={mail}
      type="email"
      name="email"
      autoComplete="username"
      inputMode="email"
      defaultValue={refused?.email}
      autoFocus={isWrong}
      maxLength={320}
      required
    />
  );
}
