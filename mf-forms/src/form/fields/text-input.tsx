import { useIntl } from 'react-intl';
import type { ContactFieldName } from 'shared-kit/contracts/api/forms';
import { TextField } from 'shared-kit/ui/text-field/text-field';
import s from './fields.module.css';
import { useFormField } from './use-form-field.ts';

interface Props {
  name: ContactFieldName;
  type?: 'text' | 'email' | 'tel';
  /** Autofill hint for browsers. */
  autoComplete: string;
  inputMode?: 'numeric';
  optional?: boolean;
  className?: string;
}

/** A single-line text field. */
export function TextInput({ name, type = 'text', optional = false, ...attributes }: Props) {
  const { formatMessage } = useIntl();
  const { input, error, autoFocus } = useFormField(name);
  const label = formatMessage({ id: `field.${name}` });
  return (
    <TextField
      {...attributes}
      {...input}
      type={type}
      label={optional ? <OptionalLabel label={label} /> : label}
      error={error}
      aria-required={optional ? undefined : true}
      autoFocus={autoFocus}
    />
  );
}

/** A label that marks the field as optional. */
export function OptionalLabel({ label }: { label: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {label} <span className={s.optional}>{formatMessage({ id: 'form.optional' })}</span>
    </>
  );
}
