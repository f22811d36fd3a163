import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { ownerMeta } from '../owner-meta.ts';
import { chosenProperty } from '../layout/property-choice.tsx';
import { forOwner } from '../layout/for-owner.ts';
import { historyFilter, type HistoryData } from './history-page.tsx';

export { default } from './history-page.tsx';
export const meta = ownerMeta('history', 'owner-history');

/** One page of the history, limited by what the address chooses. */
export async function loader(args: PageLoaderArgs): Promise<HistoryData> {
  const { api, language, url, signal } = args;
  const filter = { ...historyFilter(url), property: chosenProperty(url) };
  const page = Number(url.searchParams.get('page')) || 1;
  const [{ properties }, history] = await forOwner(args, () =>
    Promise.all([
      api.get('getOwnerProperties', { query: { lang: language }, signal }),
      api.get('getOwnerHistory', { query: { ...filter, page }, signal }),
    ]),
  );
  return { properties, history, filter };
}
