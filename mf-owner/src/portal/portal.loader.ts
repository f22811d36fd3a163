import type { OwnerOverview, OwnerProperties } from 'shared-kit/contracts/api/owner';
import type { OwnerDocument } from 'shared-kit/contracts/api/owner-documents';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { chosenProperty } from '../frame/chosen-property.ts';
import { forOwner } from '../frame/for-owner.ts';

export interface PortalData extends OwnerProperties {
  overview: OwnerOverview;
  /** That the agency asks for, of the chosen property or all. */
  documents: OwnerDocument[];
  /** A document was sent before. */
  isDocumentSent?: boolean;
  /** The property that the statistics are of; all without it. */
  chosen?: number | undefined;
}

/** The owner's properties with statistics of one or all of them, and what the agency still needs. */
export async function loader(args: PageLoaderArgs): Promise<PortalData> {
  const { api, language, url, signal } = args;
  const property = chosenProperty(url);
  const [own, overview, { documents }] = await forOwner(args, () =>
    Promise.all([
      api.get('getOwnerProperties', { query: { lang: language }, signal }),
      api.get('getOwnerOverview', { query: { property }, signal }),
      api.get('getOwnerDocuments', { query: { lang: language, property }, signal }),
    ]),
  );
  const isDocumentSent = url.searchParams.get('notice') === 'document';
  return { ...own, overview, documents, chosen: property, isDocumentSent };
}
