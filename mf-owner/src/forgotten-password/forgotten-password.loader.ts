import { redirect } from 'react-router';
import type { PageActionArgs, PageLoaderArgs } from 'shared-kit/contracts/page';
import type { Language } from 'shared-kit/domain/languages';
import { ownerPath } from 'shared-kit/domain/owner-paths';
import { refusedForm } from '../access/owner-refusal.ts';
import { sendLinkRequest } from './send-link-request.ts';

export interface ForgottenPasswordData {
  /** The link was asked for. */
  isSent: boolean;
}

export const sentPath = (language: Language) => `${ownerPath('forgottenPassword', language)}?sent`;

export async function loader({ url }: PageLoaderArgs): Promise<ForgottenPasswordData> {
  return { isSent: url.searchParams.has('sent') };
}

/** The form without JavaScript. */
export async function action({ api, form, language }: PageActionArgs) {
  const refusal = await sendLinkRequest(api, form);
  if (refusal) return refusedForm(refusal, { email: form.get('email') ?? '' });
  throw redirect(sentPath(language), 303);
}
