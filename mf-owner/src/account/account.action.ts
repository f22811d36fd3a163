import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { accountPath, type AccountNotice } from '../access/account-path.ts';
import { refusedForm } from '../access/owner-refusal.ts';
import type { SendForm } from '../access/use-owner-form.ts';
import { sendPasswordChange } from './send-password-change.ts';
import { sendSessionEnd } from './send-session-end.ts';
import { sendSignOutElsewhere } from './send-sign-out-elsewhere.ts';
import { sendSummaryChoice } from './send-summary-choice.ts';

/** The page's forms without JavaScript. */
export async function action({ api, form, href }: PageActionArgs) {
  const [send, notice] = sentForm(form);
  const refusal = await send(api, form);
  if (refusal) return refusedForm(refusal, {});
  throw redirect(accountPath(href, notice), 303);
}

/** Which form was sent, by its fields; that of all other devices has none. */
function sentForm(form: URLSearchParams): [SendForm, AccountNotice] {
  if (form.has('newPassword')) return [sendPasswordChange, 'password'];
  if (form.has('session')) return [sendSessionEnd, 'session'];
  if (!form.has('summary')) return [sendSignOutElsewhere, 'elsewhere'];
  return [sendSummaryChoice, form.get('summary') === 'yes' ? 'summaryBegun' : 'summaryEnded'];
}
