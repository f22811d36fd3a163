import type { OwnerPortal } from 'shared-kit/contracts/api/owner-portal';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { chosenProperty } from '../layout/chosen-property.tsx';
import { forOwner } from '../layout/for-owner.ts';

export interface PortalData extends OwnerPortal {
  /** A document was sent before. */
  isDocumentSent?: boolean;
  /** The property that the statistics are of; all without it. */
  chosen?: number | undefined;
}

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
