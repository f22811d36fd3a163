import { useIntl } from 'react-intl';
import { DEFAULT_TIME_SLOTS, timeSlotCode } from 'shared-kit/domain/time-slots';
import { useHost } from 'composer/host';
import type { Choice } from './form-context.ts';

/** Choices that the agency's configuration offers: titles (product V4) and times for a call (product V8). */
export function useSiteChoices(): Record<string, readonly Choice[]> {
  const { formatMessage } = useIntl();
  const { timeSlots, titles = ['mr', 'ms'] } = useHost().site;
  const slots = timeSlots?.contact ?? DEFAULT_TIME_SLOTS.contact.map(timeSlotCode);
  return {
    title: titles.map((value) => ({ value, label: formatMessage({ id: `title.${value}` }) })),
    timeSlots: slots.map((value) => ({ value, label: value.replace('-', ' – ') })),
  };
}
