import type { PageActionArgs } from 'shared-kit/contracts/page';
import { refusedForm, type OwnerAnswer } from '../access/owner-refusal.ts';
import { kindOf } from './email-link.loader.ts';
import { sendEmailLink } from './send-email-link.ts';

/** What the page shows after its button without JavaScript. */
export type EmailLinkAnswer = OwnerAnswer | { isDone: true };

/** The button without JavaScript. */
export async function action({ api, form, language, routeId }: PageActionArgs) {
  const refusal = await sendEmailLink(kindOf(routeId), language)(api, form);
  return refusal ? refusedForm(refusal, {}) : { isDone: true };
}
