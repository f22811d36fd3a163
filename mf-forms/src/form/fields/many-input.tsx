import { useIntl } from 'react-intl';
import { DisclosureSelect } from 'shared-kit/ui/disclosure-select/disclosure-select';
import { FieldError } from 'shared-kit/ui/field/field';
import type { ManyDescription } from '../form-description.ts';
import { useLabel } from './field-label.tsx';
import s from './fields.module.css';
import { useChoices } from './choices.tsx';
import { useFormField } from './use-form-field.ts';

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
