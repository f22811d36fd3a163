import { useIntl } from 'react-intl';
import { DisclosureSelect } from 'shared-kit/ui/disclosure-select/disclosure-select';
import { FieldError } from 'shared-kit/ui/field/field';
import type { ManyDescription, RangeDescription } from '../form-description.ts';
import { useLabel, FieldLabel, useFormField } from '../form-context.tsx';
import s from './fields.module.css';
import { useChoices } from './choices.tsx';
import { TextField } from 'shared-kit/ui/text-field/text-field';

/** Any number of choices among many, to search in. */
export function ManyInput({ field }: { field: ManyDescription }) {
  const { formatMessage } = useIntl();
  const { input, error, id } = useFormField(field.name);
  const label = useLabel(field);
  const choices = useChoices(field);
  const selected = input.value as string[];
  const chosen = choices.filter(({ value }) => selected.includes(value)).map(({ label: name }) => name);
  const noteId = error ? `${id}-note` : undefined;
  return (
    <div className={s.many}>
      <DisclosureSelect
        label={label}
        value={chosen.join(', ') || formatMessage({ id: `${field.name}.none` })}
        name={field.name}
        options={choices}
        selected={selected}
        control={{ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': noteId }}
        onChange={(values) => {
          input.onChange(values);
          input.onBlur();
        }}
      />
      {error && (
        <FieldError id={noteId} className={s.note}>
          {error}
        </FieldError>
      )}
    </div>
  );
}

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
