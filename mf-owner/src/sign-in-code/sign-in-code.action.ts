import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { refusedForm } from '../access/owner-refusal.ts';
import { returnPath } from '../sign-in/return-path.ts';
import { sendSignInCode } from './send-sign-in-code.ts';

/** The form without JavaScript. */
export async function action({ api, form, href, url }: PageActionArgs) {
  const refusal = await sendSignInCode(api, form);
  if (refusal) return refusedForm(refusal, {});
  throw redirect(returnPath(url, href), 303);
}
