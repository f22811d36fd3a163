import { Select } from 'shared-kit/ui/select/select';
import type { ChoiceDescription } from '../form-description.ts';
import { FieldLabel, useLabel } from './field-label.tsx';
import { useChoices } from './use-choices.ts';
import { useFormField } from './use-form-field.ts';

const NOTHING_CHOSEN = { value: '', label: '–' };

/** One choice of a short list. */
export function SelectInput({
  field,
  className,
}: {
  field: ChoiceDescription;
  className?: string | undefined;
}) {
  const { input, isRequired, id } = useFormField(field.name);
  const label = useLabel(field);
  const choices = useChoices(field);
  return (
    <Select
      {...input}
      id={id}
      className={className}
      label={<FieldLabel text={label} isRequired={isRequired || field.initial !== undefined} />}
      options={field.initial === undefined ? [NOTHING_CHOSEN, ...choices] : choices}
    />
  );
}
