import { isApiProblem } from 'shared-kit/api-client';
import type { PageLoaderArgs } from 'shared-kit/contracts/page';
import { belgianDate } from 'shared-kit/domain/belgian-date';
import { listingLink } from 'shared-kit/domain/listing-link';
import { DEFAULT_OFFER_TERMS, invitationIn, takesOffers } from 'shared-kit/domain/purchase-offer';
import { isClosed } from 'shared-kit/domain/status';
import type { Subject } from '../contact/subject.ts';

/** The property that an offer is for. */
export interface OfferedProperty extends Subject {
  /** A unit of a project, whose advance is another. */
  isOffPlan: boolean;
}

export interface OfferData {
  property: OfferedProperty | undefined;
  /** Why no offer can be made: there is no such property for sale, or it takes an invitation, or that is over. */
  hindrance: 'gone' | 'invitation' | 'expired' | undefined;
  /** The agency's invitation. */
  token: string | undefined;
  /** Day in Belgium. */
  today: string;
}

/** The page that offers for the property of `?property=1399`, or of the invitation `?token=`, which the API checks with the form. */
export async function loader({ api, href, language, signal, site, url }: PageLoaderArgs): Promise<OfferData> {
  const token = url.searchParams.get('token') || undefined;
  const invitation = invitationIn(token ?? '');
  const today = belgianDate(new Date());
  const id = invitation?.propertyId ?? idIn(url);
  const { isOpen } = site.offers ?? DEFAULT_OFFER_TERMS;
  const nothing = { property: undefined, token: undefined, today };
  if (id === undefined) return { ...nothing, hindrance: 'gone' };
  if (!isOpen && !invitation) return { ...nothing, hindrance: 'invitation' };
  if (!isOpen && invitation!.lastDay < today) return { ...nothing, hindrance: 'expired' };
  try {
    const { property } = await api.get('getProperty', { params: { id }, query: { lang: language }, signal });
    if (!takesOffers(property) || isClosed(property.status)) return { ...nothing, hindrance: 'gone' };
    const title = property.title || property.headline || property.mainType || property.city;
    return {
      property: {
        kind: 'property',
        id,
        title,
        reference: property.reference,
        path: href(...listingLink(property)),
        isOffPlan: property.project !== null,
      },
      hindrance: undefined,
      token,
      today,
    };
  } catch (error) {
    if (isApiProblem(error) && error.status < 500) return { ...nothing, hindrance: 'gone' };
    throw error;
  }
}

function idIn(url: URL): number | undefined {
  const text = url.searchParams.get('property') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
