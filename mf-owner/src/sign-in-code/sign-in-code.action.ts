import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { refusedForm } from '../access/owner-refusal.tsx';
import { returnPath } from '../sign-in/return-path.ts';
import { sendSignInCode } from './sign-in-code-page.tsx';

/** The form without JavaScript. */
export async function action({ api, form, href, url }: PageActionArgs) {
  const refusal = await sendSignInCode(api, form);
  if (refusal) return refusedForm(refusal, {});
  throw redirect(returnPath(url, href), 303);
}
