import { useIntl } from 'react-intl';
import type { Appointment } from 'shared-kit/contracts/api/appointments';
import { dayText, slotText, visitTimeCode } from 'shared-kit/domain/visit-time';
import { useHost } from 'composer/host';
import { Select } from 'shared-kit/ui/select/select';

/** The times that an appointment can be moved to; full ones are shown, and cannot be chosen. */
export function OtherTime({ appointment, label }: { appointment: Appointment; label: string }) {
  const { formatMessage } = useIntl();
  const { language } = useHost();
  const now = visitTimeCode(appointment);
  const full = formatMessage({ id: 'appointment.fullShort' });
  const options = appointment.times.days.flatMap(({ day, slots }) =>
    slots.flatMap(({ slot, isFull }) => {
      const value = visitTimeCode({ day, slot });
      if (value === now) return [];
      const words = `${dayText(day, language, false)}, ${slotText(slot)}`;
      return [{ value, label: isFull ? `${words} (${full})` : words, disabled: isFull }];
    }),
  );
  return <Select name="time" label={label} options={options} required />;
}
