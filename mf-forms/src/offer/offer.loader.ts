import { isApiProblem } from 'shared-kit/api-client';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { belgianDate } from 'shared-kit/domain/belgian-date';
import { listingLink } from 'shared-kit/domain/listing-link';
import { listingName } from 'shared-kit/domain/listing-name';
import { DEFAULT_OFFER_TERMS, invitationIn, takesOffers } from 'shared-kit/domain/purchase-offer';
import { isClosed } from 'shared-kit/domain/status';
import type { Subject } from '../contact/subject.ts';
import { sentId } from '../form/sent-id.ts';

/** The property that an offer is for. */
interface OfferedProperty extends Subject {
  /** A unit of a project, whose advance is another. */
  isOffPlan: boolean;
}

export interface OfferData {
  property: OfferedProperty | undefined;
  /** Why no offer can be made: there is no such property for sale, or it takes an invitation, or that is over. */
  hindrance: 'gone' | 'invitation' | 'expired' | undefined;
  /** The agency's invitation. */
  token: string | undefined;
}

/** The page that offers for the property of `?property=1399`, or of the invitation `?token=`, which the API checks with the form. */
export async function loader({ api, href, language, signal, site, url }: PageLoaderArgs): Promise<OfferData> {
  const token = url.searchParams.get('token') || undefined;
  const invitation = invitationIn(token ?? '');
  const id = invitation?.propertyId ?? sentId(url.searchParams.get('property'));
  const { isOpen } = site.offers ?? DEFAULT_OFFER_TERMS;
  const nothing = { property: undefined, token: undefined };
  if (id === undefined) return { ...nothing, hindrance: 'gone' };
  if (!isOpen && !invitation) return { ...nothing, hindrance: 'invitation' };
  if (!isOpen && invitation!.lastDay < belgianDate(new Date())) return { ...nothing, hindrance: 'expired' };
  try {
    const { property } = await api.get('getProperty', { params: { id }, query: { lang: language }, signal });
    if (!takesOffers(property) || isClosed(property.status)) return { ...nothing, hindrance: 'gone' };
    return {
      property: {
        kind: 'property',
        id,
        title: listingName(property),
        reference: property.reference,
        path: href(...listingLink(property)),
        isOffPlan: property.project !== null,
      },
      hindrance: undefined,
      token,
    };
  } catch (error) {
    if (isApiProblem(error) && error.status < 500) return { ...nothing, hindrance: 'gone' };
    throw error;
  }
}
