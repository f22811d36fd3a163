import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHost } from 'composer/host';
import { cardTitle, listingName } from '../../domain/listing-name.ts';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { listingLink } from 'shared-kit/domain/listing-link';
import { isClosed } from 'shared-kit/domain/status';
import { CardPictures } from '../card-pictures/card-pictures.tsx';
import { classNames } from '../class-names.tsx';
import { EnergyChip } from '../energy-label/energy-chip.tsx';
import { FavouriteButton } from '../favourite-button/favourite-button.tsx';
import { Link } from '../link/link.tsx';
import { Plate } from '../picture/plate.tsx';
import { Price } from '../price/price.tsx';
import { StatusRibbon } from '../status-ribbon/status-ribbon.tsx';
import { ListingFacts } from './listing-facts.tsx';
import s from './property-card.module.css';
import { transitionName } from '../picture/picture.tsx';
import { useSavedHomes } from 'shared-kit/state';
import { useText } from '../text.tsx';

interface PropertyCardProps {
  listing: ListingCard;
  /** Width of the card on the page, as in the `sizes` attribute. */
  sizes: string;
  /** For cards that the visitor sees first. */
  priority?: boolean;
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3;
}

/** A card is at most 400 px wide: 800 is sharp on dense screens, and on phones of two pixels per point it is the size that the page of the home shows. */
const CARD_WIDTHS = [250, 400, 600, 800];

/**
 * A listing in a list: the whole card is one link, with pictures to look through and a heart to keep it (product S31, S37). A sold or
 * rented one has no price. Messages: `property`.
 */
export function PropertyCard({ listing, sizes, priority, headingLevel = 2 }: PropertyCardProps) {
  const Heading = `h${headingLevel}` as const;
  const intl = useIntl();
  const { href } = useHost();
  const card = useRef<HTMLElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);
  const closed = isClosed(listing.status);
  const language = listing.titleLanguage;
  const inWords = language && intl.formatMessage({ id: 'property.titleLanguage' }, { language });
  const title = listingName(listing);
  const path = href(...listingLink(listing));
  const pictures = listing.pictures.length > 0 ? listing.pictures : listing.picture ? [listing.picture] : [];
  return (
    <article
      ref={card}
      className={s.card}
      data-transition={transitionName(listing.id)}
      onPointerEnter={want}
      onFocus={want}
    >
      <div className={classNames(s.media, closed && s.closed)}>
        {pictures.length > 0 ? (
          <CardPictures
            className={s.picture}
            pictures={pictures}
            href={path}
            onOpen={() => card.current!.querySelector<HTMLElement>(`.${s.link}`)!.click()}
            isWanted={isWanted}
            sizes={sizes}
            priority={priority}
            widths={CARD_WIDTHS}
          />
        ) : (
          <Plate
            typeId={listing.typeIds[0]}
            name={listing.mainType}
            note={<FormattedMessage id="property.noPicture" />}
          />
        )}
        <StatusRibbon className={s.ribbon} {...listing} />
        <SeenMark home={listing.id} />
      </div>
      <div className={s.body}>
        <div className={s.head}>
          <p className={classNames(s.price, listing.price.annuity && s.annuity)}>
            {!closed && <CardPrice listing={listing} />}
          </p>
          {listing.energyLabel && <EnergyChip className={s.energy} energyLabel={listing.energyLabel} />}
        </div>
        <Heading className={s.title} lang={listing.titleLanguage}>
          <Link className={s.link} to={path} viewTransition>
            {cardTitle(title)}
          </Link>
        </Heading>
        <p className={s.place}>{[listing.mainType, listing.city, inWords].filter(Boolean).join(' · ')}</p>
        <ListingFacts {...listing} pricePerM2={closed ? null : listing.pricePerM2} />
      </div>
      <FavouriteButton className={s.favourite} home={listing.id} title={title} />
    </article>
  );
}

function CardPrice({ listing }: { listing: ListingCard }) {
  if (listing.price.kind !== 'hidden') return <Price price={listing.price} />;
  return (
    <span className={s.noPrice}>
      <FormattedMessage id="property.priceHidden" />
    </span>
  );
}

/** Marks a home whose page the visitor opened before (product S32). The server does not know. */
function SeenMark({ home }: { home: number }) {
  return __SERVER__ ? null : <LiveMark home={home} />;
}

function LiveMark({ home }: { home: number }) {
  const text = useText();
  const saved = useSavedHomes();
  return saved?.seen.includes(home) ? <span className={s.seen}>{text('property.seen')}</span> : null;
}
