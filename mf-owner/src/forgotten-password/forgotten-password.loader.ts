import { redirect } from 'react-router';
import type { Href } from 'shared-kit/contracts/links';
import type { PageActionArgs, PageLoaderArgs } from 'shared-kit/contracts/page';
import { refusedForm } from '../access/owner-refusal.ts';
import { sendLinkRequest } from './send-link-request.ts';

export interface ForgottenPasswordData {
  /** The link was asked for. */
  isSent: boolean;
}

export const sentPath = (href: Href) => `${href('forgotten-password')}?sent`;

export async function loader({ url }: PageLoaderArgs): Promise<ForgottenPasswordData> {
  return { isSent: url.searchParams.has('sent') };
}

/** The form without JavaScript. */
export async function action({ api, form, href }: PageActionArgs) {
  const refusal = await sendLinkRequest(api, form);
  if (refusal) return refusedForm(refusal, { email: form.get('email') ?? '' });
  throw redirect(sentPath(href), 303);
}
