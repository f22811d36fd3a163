import { redirect } from 'react-router';
import { isApiProblem } from 'shared-kit/api-client';
import type { PageActionArgs } from 'shared-kit/contracts/page';

/** Asks for new links. A button asks, as programs that look through mails open every link of them. */
export async function action({ api, form, href }: PageActionArgs): Promise<never> {
  const token = form.get('token') ?? '';
  const page = `${href('documents-link')}?token=${encodeURIComponent(token)}`;
  try {
    await api.send('renewDocumentLink', { body: { token } });
  } catch (error) {
    if (!isApiProblem(error) || error.status >= 500) throw error;
    if (error.status === 429) throw redirect(`${page}&done=too-many`, 303);
    // A text that is no token gets the answer that every token gets.
  }
  throw redirect(`${page}&done=sent`, 303);
}
