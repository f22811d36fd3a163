import { FormattedMessage } from 'react-intl';
import type { OwnerProperty } from 'shared-kit/contracts/api/owner';
import { listingLink } from 'shared-kit/domain/listing-link';
import { listingName } from 'shared-kit/domain/listing-name';
import { useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import { Picture } from 'shared-kit/ui/picture/picture';
import { Plate } from 'shared-kit/ui/picture/plate';
import { Price } from 'shared-kit/ui/price/price';
import { StatusRibbon } from 'shared-kit/ui/status-ribbon/status-ribbon';
import s from './owned-property.module.css';
import { VisitFigures } from '../statistics/visit-figures.tsx';

const SIZES = '(min-width: 1024px) 272px, (min-width: 600px) 34vw, 92vw';

/** One own property: how visitors see it, and how many did. */
export function OwnedProperty({ property: { listing, visits } }: { property: OwnerProperty }) {
  const { href } = useHost();
  const { picture, mainType, city } = listing;
  return (
    <article className={s.property}>
      <div className={s.media}>
        {picture ? (
          <Picture picture={picture} sizes={SIZES} widths={[250, 400, 600]} alt="" />
        ) : (
          <Plate
            typeId={listing.typeIds[0]}
            name={mainType}
            note={<FormattedMessage id="property.noPicture" />}
          />
        )}
        <StatusRibbon className={s.ribbon} {...listing} />
      </div>
      <div className={s.body}>
        <p className={s.place}>
          {[mainType, `${listing.zip} ${city}`].filter(Boolean).join(' · ')}
          <span className={s.reference}>
            <FormattedMessage id="property.referenceValue" values={{ reference: listing.reference }} />
          </span>
        </p>
        <h3 className={s.title} lang={listing.titleLanguage}>
          <Link className={s.link} to={href(...listingLink(listing))}>
            {listingName(listing)}
          </Link>
        </h3>
        <Price price={listing.price} />
        <VisitFigures visits={visits} />
      </div>
    </article>
  );
}
