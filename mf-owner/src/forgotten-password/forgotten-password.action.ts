import { redirect } from 'react-router';
import type { Href } from 'composer/contract';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { refusedForm } from '../access/owner-refusal.ts';
import { sendLinkRequest } from './send-link-request.ts';

export const sentPath = (href: Href) => `${href('forgotten-password')}?sent`;

/** The form without JavaScript. */
export async function action({ api, form, href }: PageActionArgs) {
  const refusal = await sendLinkRequest(api, form);
  if (refusal) return refusedForm(refusal, { email: form.get('email') ?? '' });
  throw redirect(sentPath(href), 303);
}
