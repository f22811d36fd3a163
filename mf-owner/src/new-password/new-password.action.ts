import { redirect } from 'react-router';
import type { Href } from 'composer/contract';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { refusedForm } from '../access/owner-refusal.ts';
import { sendNewPassword } from './send-new-password.ts';

export const chosenPath = (href: Href) => `${href('sign-in')}?notice=newPassword`;

/** The form without JavaScript. */
export async function action({ api, form, href }: PageActionArgs) {
  const refusal = await sendNewPassword(api, form);
  if (refusal) return refusedForm(refusal, {});
  throw redirect(chosenPath(href), 303);
}
