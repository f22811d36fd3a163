import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { refusedForm } from '../access/owner-refusal.tsx';
import { returnPath, signInCodeFor } from './return-path.ts';
import { sendSignIn } from './sign-in-page.tsx';

/** The form without JavaScript. */
export async function action({ api, form, href, url }: PageActionArgs) {
  const answer = await sendSignIn(api, form);
  if (answer.refusal) return refusedForm(answer.refusal, { email: form.get('email') ?? '' });
  const wanted = returnPath(url, href);
  throw redirect(answer.needsCode ? signInCodeFor(wanted, href) : wanted, 303);
}
