import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { DEFAULT_OFFER_TERMS, takesOffers } from 'shared-kit/domain/purchase-offer';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { useText } from 'shared-kit/ui/text';

/** Leads to the form of an offer, where the agency takes offers from everybody (product V41). */
export function OfferLink({ property }: { property: PropertyDetail }) {
  const text = useText();
  const { href, site } = useHost();
  const page = href('purchase-offer');
  const { isOpen } = site.offers ?? DEFAULT_OFFER_TERMS;
  if (!page || !isOpen || !takesOffers(property)) return null;
  return (
    <ButtonLink variant="quiet" to={`${page}?property=${property.id}`}>
      {text('contact.offer')}
    </ButtonLink>
  );
}
