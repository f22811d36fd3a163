import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import type { Language } from 'shared-kit/domain/languages';
import { ownerPath } from 'shared-kit/domain/owner-paths';

export const signedOutPath = (language: Language) => `${ownerPath('signIn', language)}?notice=signedOut`;

/** The sign-out button without JavaScript: the portal has no other form. */
export async function action({ api, language }: PageActionArgs) {
  await api.send('signOut', { body: {} });
  throw redirect(signedOutPath(language), 303);
}
