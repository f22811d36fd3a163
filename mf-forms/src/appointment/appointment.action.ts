import type { PageActionArgs } from 'shared-kit/contracts/page';
import { answerForm } from '../form/form-action.ts';
import { sentId } from '../form/form-values.ts';
import { appointment, briefAppointment } from './appointment.form.tsx';
import { appointmentThanksPath } from './appointment-page.tsx';
import { loader } from './appointment.loader.ts';

/** The form sent without JavaScript. Its list of times says the day too: a day chosen in the calendar, which it hides, is not what is meant. */
export async function action(args: PageActionArgs): Promise<unknown> {
  const { property, times } = await loader(args);
  const sent = new URLSearchParams(args.form);
  const day = (sent.get('time') ?? '').slice(0, 10);
  if (day) sent.set('day', day);
  return answerForm(
    times?.asksLittle ? briefAppointment : appointment,
    { ...args, form: sent },
    { propertyId: sentId(sent.get('propertyId')) ?? 0 },
    (receipt) => appointmentThanksPath(args.href, receipt, property?.path),
  );
}
