import type { CSSProperties } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { listingLink } from 'shared-kit/domain/listing-link';
import { isClosed } from 'shared-kit/domain/status';
import { useHost } from 'shared-kit/host';
import { classNames } from '../class-names.tsx';
import { EnergyChip } from '../energy-label/energy-chip.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { Plate } from '../picture/plate.tsx';
import { Price } from '../price/price.tsx';
import { StatusRibbon } from '../status-ribbon/status-ribbon.tsx';
import { ListingFacts } from './listing-facts.tsx';
import s from './property-card.module.css';
import { transitionName } from './transition-name.tsx';

export interface PropertyCardProps {
  listing: ListingCard;
  /** Width of the card on the page, as in the `sizes` attribute. */
  sizes: string;
  /** For cards that the visitor sees first. */
  priority?: boolean;
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3;
}

/** A card is at most 400 px wide: 600 is sharp enough on dense screens, and the next size has three times the bytes. */
const CARD_WIDTHS = [250, 400, 600];

/** A listing in a list: the whole card is one link. A sold or rented one has no price. Messages: `property`. */
export function PropertyCard({ listing, sizes, priority, headingLevel = 2 }: PropertyCardProps) {
  const Heading = `h${headingLevel}` as const;
  const intl = useIntl();
  const { href } = useHost();
  const closed = isClosed(listing.status);
  const language = listing.titleLanguage;
  const inWords = language && intl.formatMessage({ id: 'property.titleLanguage' }, { language });
  return (
    <article className={s.card} style={{ '--transition-name': transitionName(listing.id) } as CSSProperties}>
      <div className={classNames(s.media, closed && s.closed)}>
        {listing.picture ? (
          <Picture
            className={s.picture}
            picture={listing.picture}
            sizes={sizes}
            priority={priority}
            widths={CARD_WIDTHS}
            alt=""
          />
        ) : (
          <Plate
            typeId={listing.typeIds[0]}
            name={listing.mainType}
            note={<FormattedMessage id="property.noPicture" />}
          />
        )}
        <StatusRibbon className={s.ribbon} status={listing.status} marquee={listing.marquee} />
      </div>
      <div className={s.body}>
        <div className={s.head}>
          <p className={s.place}>{[listing.mainType, listing.city, inWords].filter(Boolean).join(' · ')}</p>
          {listing.energyLabel && <EnergyChip className={s.energy} energyLabel={listing.energyLabel} />}
        </div>
        <p className={s.price}>{!closed && <Price price={listing.price} />}</p>
        <Heading className={s.title} lang={listing.titleLanguage}>
          <Link className={s.link} to={href(...listingLink(listing))} viewTransition>
            {listing.title || listing.headline || `${listing.mainType} ${listing.city}`}
          </Link>
        </Heading>
        <ListingFacts {...listing} />
      </div>
    </article>
  );
}
