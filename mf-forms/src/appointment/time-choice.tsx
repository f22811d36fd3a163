import { useField, useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { VisitDay } from 'shared-kit/contracts/api/appointments';
import { dayText, slotText, visitTimeCode } from 'shared-kit/domain/days';
import { useHost } from 'composer/host';
import { classNames } from 'shared-kit/ui/class-names';
import { FieldError } from 'shared-kit/ui/field/field';
import c from '../form/fields/choice-chip.module.css';
import { useFormField } from '../form/form-context.tsx';
import s from './time-choice.module.css';
import { useStillOffered, useVisitTimes } from './day-choice.tsx';

/** The times of the chosen day; without scripts those of every day. */
export function TimeChoice({ field: { name } }: { field: { name: string } }) {
  const { formatMessage } = useIntl();
  const { days } = useVisitTimes().times;
  const { id, input, error } = useFormField(name);
  const { values } = useFormState<Record<string, string>>({ subscription: { values: true } });
  const noteId = error ? `${id}-note` : undefined;
  const value = String(input.value);
  useStillOffered(name, value === '' || days.some(({ day }) => value.startsWith(`${day} `)));
  const chosen = values.day || days[0]?.day;
  return (
    <fieldset className={s.times} aria-describedby={noteId}>
      <legend className={s.legend}>{formatMessage({ id: 'field.time' })}</legend>
      {error && (
        <FieldError id={noteId} className={s.note}>
          {error}
        </FieldError>
      )}
      <div className={s.days}>
        {days.map((day) => (
          <Times
            key={day.day}
            name={name}
            day={day}
            isChosen={day.day === chosen}
            id={id}
            noteId={day.day === chosen ? noteId : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface TimesProps {
  name: string;
  day: VisitDay;
  isChosen: boolean;
  id: string;
  noteId: string | undefined;
}

function Times({ name, day, isChosen, id, noteId }: TimesProps) {
  const { language } = useHost();
  const words = dayText(day.day, language);
  return (
    <div className={classNames(s.day, !isChosen && s.otherDay)} role="group" aria-label={words}>
      <p className={s.name}>{words}</p>
      <div className={c.row}>
        {day.slots.map(({ slot, isFull }, index) => (
          <Time
            key={slot}
            name={name}
            code={visitTimeCode({ day: day.day, slot })}
            slot={slot}
            isFull={isFull}
            id={isChosen && index === 0 ? id : undefined}
            noteId={index === 0 ? noteId : undefined}
          />
        ))}
      </div>
    </div>
  );
}

interface TimeProps {
  name: string;
  code: string;
  slot: string;
  isFull: boolean;
  /** The list of wrong fields leads to the first. */
  id: string | undefined;
  noteId: string | undefined;
}

function Time({ name, code, slot, isFull, id, noteId }: TimeProps) {
  const { formatMessage } = useIntl();
  const { input } = useField(name, { type: 'radio', value: code, subscription: { value: true } });
  return (
    <label className={classNames(c.chip, isFull && c.off)}>
      <input
        {...input}
        id={id}
        className={c.mark}
        disabled={isFull}
        aria-invalid={noteId !== undefined || undefined}
        aria-describedby={noteId}
      />
      <span>{slotText(slot)}</span>
      {isFull && <span className={s.state}>{formatMessage({ id: 'appointment.fullShort' })}</span>}
    </label>
  );
}
