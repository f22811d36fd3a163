import { isApiProblem } from 'shared-kit/api-client';
import type { MailingState } from 'shared-kit/contracts/api/mail-access';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { mailingOf } from './mailings.ts';
import type { MailingRoute } from './mailings.ts';

export interface MailAccessData {
  route: MailingRoute;
  token: string;
  /** `unknown`: the link belongs to nothing, or to something that was erased. */
  state: MailingState | 'unknown';
  /** What the visitor has just asked for. */
  done: 'confirm' | 'stop' | undefined;
}

/** The page that a mail leads to, with `?token=`. */
export async function loader({ api, routeId, signal, url }: PageLoaderArgs): Promise<MailAccessData> {
  const { route, getState } = mailingOf(routeId);
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
