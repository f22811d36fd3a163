import { useIntl } from 'react-intl';
import { TextField } from 'shared-kit/ui/text-field/text-field';
import type { RangeDescription } from '../form-description.ts';
import { FieldLabel, useLabel } from './field-label.tsx';
import s from './fields.module.css';
import { useFormField } from './use-form-field.ts';

/** The least and the most of something. */
export function RangeInput({ field }: { field: RangeDescription }) {
  const label = useLabel(field);
  return (
    <fieldset className={s.range}>
      <legend className={s.legend}>
        <FieldLabel text={field.unit ? `${label} (${field.unit})` : label} isRequired={false} />
      </legend>
      <div className={s.bounds}>
        <Bound name={`${field.name}Min`} word="range.min" />
        <Bound name={`${field.name}Max`} word="range.max" />
      </div>
    </fieldset>
  );
}

function Bound({ name, word }: { name: string; word: string }) {
  const { formatMessage } = useIntl();
  const { input, error, autoFocus, id } = useFormField(name);
  return (
    <TextField
      {...input}
      id={id}
      label={formatMessage({ id: word })}
      inputMode="numeric"
      autoComplete="off"
      error={error}
      autoFocus={autoFocus}
    />
  );
}
