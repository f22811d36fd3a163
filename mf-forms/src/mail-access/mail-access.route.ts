import { isApiProblem } from 'shared-kit/api-client';
import type { MailingState } from 'shared-kit/contracts/api/mail-access';
import type { PageLoaderArgs, PageMeta, PageMetaArgs } from 'shared-kit/contracts/page';
import { formMeta } from '../form/form-meta.ts';
import { findMailing } from './mailings.ts';
import type { MailAccessData } from './mail-access-page.tsx';

export { default } from './mail-access-page.tsx';
export { action } from './mail-access.action.ts';

/** The page that a mail leads to, with `?token=`. */
export async function loader({ api, routeId, signal, url }: PageLoaderArgs): Promise<MailAccessData> {
  const { route, getState } = findMailing(routeId);
  const token = url.searchParams.get('token') ?? '';
  const done = (['confirm', 'stop'] as const).find((action) => action === url.searchParams.get('done'));
  const state = await knownState(() => getState(api, token, signal));
  return { route, token, state, done: state === 'unknown' ? undefined : done };
}

async function knownState(ask: () => Promise<{ state: MailingState }>) {
  try {
    return (await ask()).state;
  } catch (error) {
    if (isApiProblem(error) && error.status < 500) return 'unknown' as const;
    throw error;
  }
}

/** For whoever got the mail. */
export const meta = (args: PageMetaArgs<MailAccessData>): PageMeta => ({
  ...formMeta(args, args.data.route, `${findMailing(args.data.route).words}.title`, args.url.search),
  robots: 'noindex, nofollow',
});
