import { useField } from 'react-final-form';
import { FieldError } from 'shared-kit/ui/field/field';
import { Select } from 'shared-kit/ui/select/select';
import { useIntl } from 'react-intl';
import { DEFAULT_TIME_SLOTS, timeSlotCode } from 'shared-kit/domain/days';
import { useHost } from 'composer/host';
import {
  fieldId,
  useFormContext,
  type Choice as ChoiceData,
  FieldLabel,
  useLabel,
  useFormField,
} from '../form-context.tsx';
import type { ChoiceDescription, AnyChoice } from '../form-description.ts';
import c from './choice-chip.module.css';
import s from './fields.module.css';

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

/** The choices of a field: those of its description in words, or those that the page hands in. */
export function useChoices({ name, values, words = name }: AnyChoice): readonly ChoiceData[] {
  const { formatMessage } = useIntl();
  const { choices } = useFormContext();
  return (
    values?.map((value) => ({ value, label: formatMessage({ id: `${words}.${value}` }) })) ??
    choices[name] ??
    []
  );
}

/** Choices that the agency's configuration offers: titles (product V4) and times for a call (product V8). */
export function useSiteChoices(): Record<string, readonly ChoiceData[]> {
  const { formatMessage } = useIntl();
  const { timeSlots, titles = ['mr', 'ms'] } = useHost().site;
  const slots = timeSlots?.contact ?? DEFAULT_TIME_SLOTS.contact.map(timeSlotCode);
  return {
    title: titles.map((value) => ({ value, label: formatMessage({ id: `title.${value}` }) })),
    timeSlots: slots.map((value) => ({ value, label: value.replace('-', ' – ') })),
  };
}
