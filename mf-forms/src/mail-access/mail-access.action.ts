import { redirect } from 'react-router';
import { isApiProblem } from 'shared-kit/api-client';
import type { PageActionArgs } from 'shared-kit/contracts/page';
import { findMailing } from './mailings.ts';

/** Confirms or stops what is sent by mail. A button asks for it, as programs that look through mails open every link of them. */
export async function action({ api, form, href, routeId }: PageActionArgs): Promise<never> {
  const { route, change } = findMailing(routeId);
  const token = form.get('token') ?? '';
  const wanted = form.get('action') === 'stop' ? 'stop' : 'confirm';
  const page = `${href(route)}?token=${encodeURIComponent(token)}`;
  try {
    await change(api, { token, action: wanted });
  } catch (error) {
    // The page says that the link is not known.
    if (isApiProblem(error) && error.status < 500) throw redirect(page, 303);
    throw error;
  }
  throw redirect(`${page}&done=${wanted}`, 303);
}
