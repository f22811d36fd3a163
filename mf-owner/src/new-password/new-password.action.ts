import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { refusedForm } from '../access/owner-refusal.tsx';
import { chosenPath, sendNewPassword } from './new-password-page.tsx';

/** The form without JavaScript. */
export async function action({ api, form, href }: PageActionArgs) {
  const refusal = await sendNewPassword(api, form);
  if (refusal) return refusedForm(refusal, {});
  throw redirect(chosenPath(href), 303);
}
