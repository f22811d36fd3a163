import type { PageActionArgs } from 'shared-kit/contracts/page';
import { findSubject } from '../form/subject.ts';
import { answerForm } from '../form/form-action.ts';
import { rentApplication } from './rent-application.form.ts';

/** Sent without JavaScript: the property of the page's address says what is asked. One that is gone is refused by the API. */
export async function action(args: PageActionArgs): Promise<unknown> {
  const rental = await findSubject(args);
  const form = rentApplication(rental?.application ?? []);
  return answerForm(form, args, { propertyId: rental?.id ?? 0 });
}
