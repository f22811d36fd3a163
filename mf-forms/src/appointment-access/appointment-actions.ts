import type { AppointmentAction, AppointmentSide } from 'shared-kit/contracts/api/appointments';

/** What each side may do. Said again here, as the contract brings zod, which must not reach the browser. */
export const APPOINTMENT_ACTIONS = {
  visitor: ['move', 'cancel', 'accept'],
  agency: ['confirm', 'propose', 'refuse'],
} as const satisfies Record<AppointmentSide, readonly AppointmentAction[]>;
