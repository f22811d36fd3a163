import { redirect } from 'react-router';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { documentAction } from '../documents/document.action.ts';
import { signedOutPath } from '../layout/portal-layout.tsx';

/** The page's forms without JavaScript: a document, or the sign-out button, which has no fields. */
export async function action(args: PageActionArgs) {
  if (args.form.has('code')) return documentAction(args);
  const { api, href } = args;
  await api.send('signOut', { body: {} });
  throw redirect(signedOutPath(href), 303);
}
