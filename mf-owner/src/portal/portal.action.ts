import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { signedOutPath } from '../frame/signed-out-path.ts';

/** The sign-out button without JavaScript: the page has no other form that changes anything. */
export async function action({ api, href }: PageActionArgs) {
  await api.send('signOut', { body: {} });
  throw redirect(signedOutPath(href), 303);
}
