import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { refusedForm } from '../access/owner-refusal.ts';
import { returnPath } from './return-path.ts';
import { sendSignIn } from './send-sign-in.ts';

/** The form without JavaScript. */
export async function action({ api, form, href, url }: PageActionArgs) {
  const refusal = await sendSignIn(api, form);
  if (refusal) return refusedForm(refusal, { email: form.get('email') ?? '' });
  throw redirect(returnPath(url, href), 303);
}
