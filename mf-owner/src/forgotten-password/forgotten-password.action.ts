import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { refusedForm } from '../access/owner-refusal.tsx';
import { sendLinkRequest, sentPath } from './forgotten-password-page.tsx';

/** The form without JavaScript. */
export async function action({ api, form, href }: PageActionArgs) {
  const refusal = await sendLinkRequest(api, form);
  if (refusal) return refusedForm(refusal, { email: form.get('email') ?? '' });
  throw redirect(sentPath(href), 303);
}
