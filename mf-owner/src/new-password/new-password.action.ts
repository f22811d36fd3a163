import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import type { Language } from 'shared-kit/domain/languages';
import { ownerPath } from 'shared-kit/domain/owner-paths';
import { refusedForm } from '../access/owner-refusal.ts';
import { sendNewPassword } from './send-new-password.ts';

export const chosenPath = (language: Language) => `${ownerPath('signIn', language)}?notice=newPassword`;

/** The form without JavaScript. */
export async function action({ api, form, language }: PageActionArgs) {
  const refusal = await sendNewPassword(api, form);
  if (refusal) return refusedForm(refusal, {});
  throw redirect(chosenPath(language), 303);
}
