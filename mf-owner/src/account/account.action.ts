import { redirect } from 'react-router';
import type { Href } from 'shared-kit/contracts/links';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { refusedForm } from '../access/owner-refusal.ts';
import type { SendForm } from '../access/use-owner-form.ts';
import type { AccountNotice } from './account.loader.ts';
import { sendPasswordChange } from './send-password-change.ts';
import { sendSessionEnd } from './send-session-end.ts';
import { sendSignOutElsewhere } from './send-sign-out-elsewhere.ts';
import { sendSummaryChoice } from './send-summary-choice.ts';

/** The account page once something was done. */
export const accountPath = (href: Href, notice: AccountNotice) => `${href('owner-account')}?notice=${notice}`;

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
