import type { VisitTimes } from 'shared-kit/contracts/api/appointments';
import type { Href } from 'shared-kit/contracts/links';
import type { FormValues } from '../form/form-description.ts';

/** The page that thanks for a visit, says when it is, and whether the agency has yet to confirm it. */
export function appointmentThanksPath(
  href: Href,
  { time }: FormValues,
  times: VisitTimes | undefined,
  from: string | undefined,
): string {
  const query = new URLSearchParams({ ...(from && { from }), time: String(time) });
  if (times?.isByHand) query.set('asked', '');
  return `${href('appointment-thanks')}?${query}`;
}
