import type { PageActionArgs } from 'shared-kit/contracts/page';
import { refusedForm } from '../access/owner-refusal.tsx';
import { toKind, sendEmailLink } from './email-link-page.tsx';

/** The button without JavaScript. */
export async function action({ api, form, language, routeId }: PageActionArgs) {
  const refusal = await sendEmailLink(toKind(routeId), language)(api, form);
  return refusal ? refusedForm(refusal, {}) : { isDone: true };
}
