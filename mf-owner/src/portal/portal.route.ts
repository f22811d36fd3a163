import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { ownerMeta } from '../owner-meta.ts';
import { chosenProperty } from '../layout/property-choice.tsx';
import { forOwner } from '../layout/for-owner.ts';
import type { PortalData } from './portal-page.tsx';

export { default } from './portal-page.tsx';
export { action } from './portal.action.ts';
export const meta = ownerMeta('portal', 'owner');

/** The owner's properties with statistics of one or all of them, and what the agency still needs. */
export async function loader(args: PageLoaderArgs): Promise<PortalData> {
  const { api, language, url, signal } = args;
  const property = chosenProperty(url);
  const portal = await forOwner(args, () =>
    api.get('getOwnerPortal', { query: { lang: language, property }, signal }),
  );
  const isDocumentSent = url.searchParams.get('notice') === 'document';
  return { ...portal, chosen: property, isDocumentSent };
}
