import type { Composition, ExposeRef, PageState } from '../../contract/contract.ts';
import { exposeKey } from '../../host/expose-key.ts';
import type { PageHandle } from './page-handle.ts';

/**
 * Whether the code of a part is fetched at the visitor's first interaction only: what its route or widget declares; what stands in a
 * page that waits, waits with it.
 */
export function waitsForVisitor(
  { remotes }: Pick<Composition, 'remotes'>,
  page: PageHandle | undefined,
  ref: ExposeRef,
): boolean {
  if (page?.hydrate === 'interaction') return true;
  if (page?.page && exposeKey(page.page) === exposeKey(ref)) return false;
  const widget = remotes[ref.remote]?.widgets.find(({ expose }) => expose === ref.expose);
  return widget?.hydrate === 'interaction';
}

/**
 * Whether a page waits as a whole: the layout does when every part does (docs/decisions/0075). Not where something went wrong, nor where the page answers a
 * form.
 */
export const isWholeWaiting = ({ used, failed, router }: PageState): boolean =>
  used.length === 0 && failed.length === 0 && !router.errors && !router.actionData;
