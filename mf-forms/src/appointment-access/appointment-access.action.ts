import { redirect } from 'react-router';
import { isApiProblem } from 'shared-kit/api-client';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { toRefusal } from 'shared-kit/forms/refusal';
import { APPOINTMENT_ACTIONS, toAccessRoute, SIDES } from './appointment-access.loader.ts';
import type { AccessFault } from './appointment-access.loader.ts';

/** Changes an appointment. A button asks for it, as programs that look through mails open every link of them. */
export async function action({ api, form, href, routeId }: PageActionArgs): Promise<never> {
  const route = toAccessRoute(routeId);
  const side = SIDES[route];
  const token = form.get('token') ?? '';
  const page = `${href(route)}?token=${encodeURIComponent(token)}`;
  const wanted = APPOINTMENT_ACTIONS[side].find((one) => one === form.get('action'));
  if (!wanted) throw redirect(page, 303);
  const shownTime = form.get('shownTime') ?? '';
  const time = form.get('time');
  const reason = form.get('reason');
  try {
    await api.send('changeAppointment', {
      body: { token, side, action: wanted, shownTime, ...(time && { time }), ...(reason && { reason }) },
    });
  } catch (error) {
    if (!isApiProblem(error) || error.status >= 500) throw error;
    throw redirect(`${page}&fault=${toFault(error)}`, 303);
  }
  throw redirect(`${page}&done=${wanted}`, 303);
}

function toFault(error: unknown): AccessFault {
  const { kind, faults } = toRefusal(error);
  if (kind === 'too-many') return 'too-many';
  return faults.time ? 'full' : 'changed';
}
