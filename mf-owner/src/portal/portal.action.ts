import { redirect } from 'react-router';
import type { Href } from 'shared-kit/contracts/links';
import type { PageActionArgs } from 'shared-kit/contracts/page';

export const signedOutPath = (href: Href) => `${href('sign-in')}?notice=signedOut`;

/** The sign-out button without JavaScript: the portal has no other form. */
export async function action({ api, href }: PageActionArgs) {
  await api.send('signOut', { body: {} });
  throw redirect(signedOutPath(href), 303);
}
