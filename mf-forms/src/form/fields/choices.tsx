import { useField } from 'react-final-form';
import { FieldError } from 'shared-kit/ui/field/field-error';
import { fieldId, useFormContext } from '../form-context.ts';
import type { ChoiceDescription } from '../form-description.ts';
import { FieldLabel, useLabel } from './field-label.tsx';
import c from './choice-chip.module.css';
import s from './fields.module.css';
import { useChoices } from './use-choices.ts';
import { useFormField } from './use-form-field.ts';

/** A few choices side by side, each large enough for a thumb. */
export function Choices({ field }: { field: ChoiceDescription }) {
  const { id, error, isRequired, autoFocus } = useFormField(field.name);
  const label = useLabel(field);
  const choices = useChoices(field);
  if (choices.length === 0) return null;
  const noteId = error ? `${id}-note` : undefined;
  return (
    <fieldset className={s.choices} aria-describedby={noteId}>
      <legend className={s.legend}>
        <FieldLabel text={label} isRequired={isRequired || field.initial !== undefined} />
      </legend>
      <div className={c.row}>
        {choices.map((choice, index) => (
          <Choice
            key={choice.value}
            {...choice}
            name={field.name}
            type={field.kind === 'choice' ? 'radio' : 'checkbox'}
            isFirst={index === 0}
            autoFocus={autoFocus && index === 0}
            noteId={noteId}
          />
        ))}
      </div>
      {error && (
        <FieldError id={noteId} className={s.note}>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  type: 'radio' | 'checkbox';
  value: string;
  label: string;
  /** The list of wrong fields leads here. */
  isFirst: boolean;
  autoFocus: boolean;
  noteId: string | undefined;
}

function Choice({ name, type, value, label, isFirst, autoFocus, noteId }: ChoiceProps) {
  const { id } = useFormContext();
  const { input } = useField(name, { type, value, subscription: { value: true } });
  return (
    <label className={c.chip}>
      <input
        {...input}
        id={isFirst ? fieldId(id, name) : undefined}
        className={c.mark}
        autoFocus={autoFocus}
        aria-invalid={noteId && isFirst ? true : undefined}
        aria-describedby={noteId && isFirst ? noteId : undefined}
      />
      {label}
    </label>
  );
}
