import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import type { Language } from 'shared-kit/domain/languages';
import { accountPath, type AccountNotice } from '../access/account-path.ts';
import { refusedForm } from '../access/owner-refusal.tsx';
import type { SendForm } from '../access/use-owner-form.ts';
import {
  sendEmailChange,
  sendPasswordChange,
  sendSessionEnd,
  sendSignOutElsewhere,
  sendSummaryChoice,
} from './send-account-forms.ts';

/** The page's forms without JavaScript. */
export async function action({ api, form, href, language }: PageActionArgs) {
  const [send, notice] = sentForm(form, language);
  const refusal = await send(api, form);
  const newEmail = form.get('newEmail');
  if (refusal) return refusedForm(refusal, newEmail === null ? {} : { newEmail });
  throw redirect(accountPath(href, notice), 303);
}

/** Which form was sent, by its fields; that of all other devices has none. */
function sentForm(form: URLSearchParams, language: Language): [SendForm, AccountNotice] {
  if (form.has('newEmail')) return [sendEmailChange(language), 'email'];
  if (form.has('newPassword')) return [sendPasswordChange, 'password'];
  if (form.has('session')) return [sendSessionEnd, 'session'];
  if (!form.has('summary')) return [sendSignOutElsewhere, 'elsewhere'];
  return [sendSummaryChoice, form.get('summary') === 'yes' ? 'summaryBegun' : 'summaryEnded'];
}
