import type { OwnerOverview, OwnerProperties } from 'shared-kit/contracts/api/owner';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { chosenProperty } from '../frame/chosen-property.ts';
import { forOwner } from '../frame/for-owner.ts';

export interface PortalData extends OwnerProperties {
  overview: OwnerOverview;
  /** The property that the statistics are of; all without it. */
  chosen?: number | undefined;
}

/** The owner's properties with statistics of one or all of them. */
export async function loader(args: PageLoaderArgs): Promise<PortalData> {
  const { api, language, url, signal } = args;
  const property = chosenProperty(url);
  const [own, overview] = await forOwner(args, () =>
    Promise.all([
      api.get('getOwnerProperties', { query: { lang: language }, signal }),
      api.get('getOwnerOverview', { query: { property }, signal }),
    ]),
  );
  return { ...own, overview, chosen: property };
}
