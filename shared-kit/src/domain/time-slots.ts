/** A span of a day, `HH:MM`. */
interface TimeSlot {
  from: string;
  to: string;
}

/** The hours a visitor may choose from, by form (product V8); a site may configure others. */
export const DEFAULT_TIME_SLOTS: Readonly<Record<'contact' | 'visit', readonly TimeSlot[]>> = {
  contact: [
    { from: '10:00', to: '13:00' },
    { from: '14:00', to: '16:00' },
    { from: '16:00', to: '19:00' },
  ],
  visit: [
    { from: '10:00', to: '13:00' },
    { from: '13:00', to: '16:00' },
    { from: '16:00', to: '19:00' },
  ],
};

/** `10:00-13:00`: the value that a form sends. */
export function timeSlotCode({ from, to }: TimeSlot): string {
  return `${from}-${to}`;
}
