import { useField, useForm } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { VisitDay, VisitTimes } from 'shared-kit/contracts/api/appointments';
import { dayText, monthText, weekdayLetters } from 'shared-kit/domain/days';
import { useHost } from 'composer/host';
import { classNames } from 'shared-kit/ui/class-names';
import { FieldError } from 'shared-kit/ui/field/field';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import { useFormField } from '../form/form-context.tsx';
import s from './day-choice.module.css';
import { createContext, use, useEffect } from 'react';

/** Columns of the days that stand first in their month, from Monday on. */
const OFFSETS = [s.monday, s.tuesday, s.wednesday, s.thursday, s.friday, s.saturday, s.sunday];

/** The days of a property's visits as a calendar. Without scripts the times are a list with days of its own, and this is left out. */
export function DayChoice({ field: { name } }: { field: { name: string } }) {
  const { formatMessage } = useIntl();
  const { language } = useHost();
  const { days } = useVisitTimes().times;
  const { id, input, error } = useFormField(name);
  const noteId = error ? `${id}-note` : undefined;
  const value = String(input.value);
  useStillOffered(name, value === '' || days.some(({ day }) => day === value));
  const open = new Map(days.map((day) => [day.day, day]));
  const first = days.find((day) => !isFull(day))?.day;
  return (
    <fieldset className={s.calendar} aria-describedby={noteId}>
      <legend className={s.legend}>{formatMessage({ id: 'field.day' })}</legend>
      <div className={s.months}>
        {listMonths(days.map(({ day }) => day)).map((month) => (
          <div key={month.days[0]}>
            <p className={s.month}>{monthText(month.days[0]!, language)}</p>
            <div className={s.days}>
              {weekdayLetters(language).map((letters) => (
                <span key={letters} className={s.weekday} aria-hidden="true">
                  {letters}
                </span>
              ))}
              {month.days.map((day, index) => {
                const offset = index === 0 ? OFFSETS[month.offset] : undefined;
                const visitDay = open.get(day);
                if (!visitDay)
                  return (
                    <span key={day} className={classNames(s.closed, offset)} aria-hidden="true">
                      {Number(day.slice(8))}
                    </span>
                  );
                return (
                  <Day
                    key={day}
                    name={name}
                    day={visitDay}
                    className={offset}
                    id={day === first ? id : undefined}
                    noteId={noteId}
                  />
                );
              })}
            </div>
          </div>
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

interface DayProps {
  name: string;
  day: VisitDay;
  className: string | undefined;
  /** Of the first that is free: the list of wrong fields leads here. */
  id: string | undefined;
  noteId: string | undefined;
}

function Day({ name, day, className, id, noteId }: DayProps) {
  const { formatMessage } = useIntl();
  const { language } = useHost();
  const { input } = useField(name, { type: 'radio', value: day.day, subscription: { value: true } });
  const full = isFull(day);
  const isFirst = noteId !== undefined && id !== undefined;
  return (
    <label className={classNames(s.day, full && s.full, className)}>
      <input
        {...input}
        id={id}
        className={s.mark}
        disabled={full}
        aria-invalid={isFirst || undefined}
        aria-describedby={isFirst ? noteId : undefined}
      />
      <span aria-hidden="true">{Number(day.day.slice(8))}</span>
      <VisuallyHidden>{dayText(day.day, language)}</VisuallyHidden>
      {full && <span className={s.state}>{formatMessage({ id: 'appointment.fullShort' })}</span>}
    </label>
  );
}

/** Nobody else can be shown around on that day. */
export const isFull = ({ slots }: VisitDay): boolean => slots.every((slot) => slot.isFull);

/** Days of one month in their order, and what stands before the first: 0 for a Monday. */
interface Month {
  days: string[];
  offset: number;
}

const DAY = 86_400_000;
const time = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Every day from the first to the last of those given, by month, the first month from its Monday on. */
export function listMonths(days: readonly string[]): Month[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const months = new Map<string, string[]>();
  for (let at = computeMonday(time(first)); at <= time(last); at += DAY) {
    const day = new Date(at).toISOString().slice(0, 10);
    const month = day.slice(0, 7);
    // The days before the first may be of the month before, which has nothing to show then.
    if (month < first.slice(0, 7)) continue;
    months.set(month, [...(months.get(month) ?? []), day]);
  }
  return [...months.values()].map((all) => ({ days: all, offset: computeWeekday(time(all[0]!)) }));
}

const computeWeekday = (at: number) => (new Date(at).getUTCDay() + 6) % 7;
const computeMonday = (at: number) => at - computeWeekday(at) * DAY;

/** What the parts of the form show: when the property can be visited, and what its visits are like. */
export interface Visit {
  times: VisitTimes;
  /** Of the property. */
  title: string;
}

export const VisitContext = createContext<Visit | undefined>(undefined);

export function useVisitTimes(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('This part belongs into the form of a visit');
  return visit;
}

/** Empties a field whose value is not offered any more: what was kept in the browser may have gone by since. */
export function useStillOffered(name: string, isOffered: boolean): void {
  const form = useForm();
  useEffect(() => {
    if (!isOffered) form.change(name, '');
  }, [form, name, isOffered]);
}
