import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import type { Language } from 'shared-kit/domain/languages';
import { ownerPath } from 'shared-kit/domain/owner-paths';
import { refusedForm } from '../access/owner-refusal.ts';
import { sendLinkRequest } from './send-link-request.ts';

export const sentPath = (language: Language) => `${ownerPath('forgottenPassword', language)}?sent`;

/** The form without JavaScript. */
export async function action({ api, form, language }: PageActionArgs) {
  const refusal = await sendLinkRequest(api, form);
  if (refusal) return refusedForm(refusal, { email: form.get('email') ?? '' });
  throw redirect(sentPath(language), 303);
}
