import type { Composition, ExposeRef } from 'shared-kit/contracts/boot';
import { exposeKey } from 'shared-kit/host';
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
