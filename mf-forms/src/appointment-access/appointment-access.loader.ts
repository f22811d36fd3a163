import { isApiProblem } from 'shared-kit/api-client';
import type { Appointment, AppointmentSide, AppointmentAction } from 'shared-kit/contracts/api/appointments';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';

/** Routes of the page, which are link names too. */
export const SIDES = {
  'appointment-manage': 'visitor',
  'appointment-office': 'agency',
} as const satisfies Record<string, AppointmentSide>;
type AccessRoute = keyof typeof SIDES;

/** Why a change was refused. */
export const FAULTS = ['full', 'changed', 'too-many'] as const;
export type AccessFault = (typeof FAULTS)[number];

/** What each side may do. Said again here, as the contract brings zod, which must not reach the browser. */
export const APPOINTMENT_ACTIONS = {
  visitor: ['move', 'cancel', 'accept'],
  agency: ['confirm', 'propose', 'refuse'],
} as const satisfies Record<AppointmentSide, readonly AppointmentAction[]>;

export interface AppointmentAccessData {
  route: AccessRoute;
  side: AppointmentSide;
  token: string;
  /** Undefined: the link belongs to nothing, or to something that was erased. */
  appointment: Appointment | undefined;
  /** What was done just now, or why it was not. */
  done: AppointmentAction | undefined;
  fault: AccessFault | undefined;
}

/** The page that a mail of an appointment leads to, with `?token=`. */
export async function loader({
  api,
  language,
  routeId,
  signal,
  url,
}: PageLoaderArgs): Promise<AppointmentAccessData> {
  const route = toAccessRoute(routeId);
  const side = SIDES[route];
  const token = url.searchParams.get('token') ?? '';
  const known = await api
    .get('getAppointment', { query: { token, side, lang: language }, signal })
    .catch(unknownAppointment);
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  return {
    route,
    side,
    token,
    appointment: known,
    done: APPOINTMENT_ACTIONS[side].find((action) => action === asked('done')),
    // Of nothing nothing can have gone wrong.
    fault: known && FAULTS.find((fault) => fault === asked('fault')),
  };
}

export const toAccessRoute = (routeId: string): AccessRoute =>
  routeId === 'appointment-office' ? routeId : 'appointment-manage';

function unknownAppointment(error: unknown): undefined {
  if (isApiProblem(error) && error.status < 500) return undefined;
  throw error;
}
