import { isApiProblem } from 'shared-kit/api-client';
import type { DemandState } from 'shared-kit/contracts/api/demand-access';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';

export interface DemandAccessData {
  token: string;
  /** `unknown`: the link belongs to no demand, or to one that was erased. */
  state: DemandState | 'unknown';
  /** What the visitor has just asked for. */
  done: 'confirm' | 'stop' | undefined;
}

/** The page that a mail of a demand leads to, with `?token=`. */
export async function loader({ api, signal, url }: PageLoaderArgs): Promise<DemandAccessData> {
  const token = url.searchParams.get('token') ?? '';
  const done = (['confirm', 'stop'] as const).find((action) => action === url.searchParams.get('done'));
  try {
    const { state } = await api.get('getDemand', { query: { token }, signal });
    return { token, state, done };
  } catch (error) {
    if (isApiProblem(error) && error.status < 500) return { token, state: 'unknown', done: undefined };
    throw error;
  }
}
