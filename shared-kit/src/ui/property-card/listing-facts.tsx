import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { Icon } from '../icon/icon.tsx';
import { bath, bed, livingArea, plot } from '../icon/shapes.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import s from './property-card.module.css';

type FactsOf = Pick<ListingCard, 'bedrooms' | 'bathrooms' | 'surfaceLiving' | 'surfaceGround'>;

/** Rooms and surfaces that are known, each as icon, figure and, for screen readers, words. */
export function ListingFacts(listing: FactsOf) {
  return (
    <ul className={s.facts} role="list">
      <Rooms shape={bed} count={listing.bedrooms} id="property.bedroomCount" />
      <Rooms shape={bath} count={listing.bathrooms} id="property.bathroomCount" />
      <Surface shape={livingArea} area={listing.surfaceLiving} id="property.livingArea" />
      <Surface shape={plot} area={listing.surfaceGround} id="property.plotArea" />
    </ul>
  );
}

function Rooms({ shape, count, id }: { shape: string; count: number | null; id: string }) {
  if (!count) return null;
  return (
    <li className={s.fact}>
      <Icon shape={shape} />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>
        <FormattedMessage id={id} values={{ count }} />
      </VisuallyHidden>
    </li>
  );
}

function Surface({ shape, area, id }: { shape: string; area: number | null; id: string }) {
  if (!area) return null;
  return (
    <li className={s.fact}>
      <Icon shape={shape} />
      <VisuallyHidden>
        <FormattedMessage id={id} />{' '}
      </VisuallyHidden>
      <span>
        <FormattedNumber value={area} maximumFractionDigits={0} />
        {' m²'}
      </span>
    </li>
  );
}
