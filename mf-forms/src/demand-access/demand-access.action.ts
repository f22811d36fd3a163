import { redirect } from 'react-router';
import { isApiProblem } from 'shared-kit/api-client';
import type { PageActionArgs } from 'shared-kit/contracts/page';

/** Confirms or stops the demand. A button asks for it, as programs that look through mails open every link of them. */
export async function action({ api, form, href }: PageActionArgs): Promise<never> {
  const token = form.get('token') ?? '';
  const wanted = form.get('action') === 'stop' ? 'stop' : 'confirm';
  const page = `${href('search-alert-manage')}?token=${encodeURIComponent(token)}`;
  try {
    await api.send('changeDemandState', { body: { token, action: wanted } });
  } catch (error) {
    // The page says that the link is not known.
    if (isApiProblem(error) && error.status < 500) throw redirect(page, 303);
    throw error;
  }
  throw redirect(`${page}&done=${wanted}`, 303);
}
