import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { ListingCard } from 'shared-kit/contracts/api/listing';
import { isHome } from 'shared-kit/domain/goal';
import { Icon } from '../icon/icon.tsx';
import { PriceVat } from '../price/price.tsx';
import { bath, bed, livingArea, plot } from '../../domain/icon-shapes.ts';
import { useNumbers } from '../text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import s from './property-card.module.css';

type ShownFacts = Pick<
  ListingCard,
  'bedrooms' | 'bathrooms' | 'surfaceLiving' | 'surfaceGround' | 'typeIds' | 'price' | 'pricePerM2'
>;

/**
 * Rooms and surfaces that are known, and of a sale the price per m², each as icon, figure and, for screen readers, words (product L18). They
 * stand on one line: what has no room on it is not seen, the last first.
 */
export function ListingFacts(listing: ShownFacts) {
  const intl = useIntl();
  return (
    <ul className={s.facts} role="list">
      {rooms(intl, 'property.bedroomCount', bed, listing.bedrooms)}
      {rooms(intl, 'property.bathroomCount', bath, listing.bathrooms)}
      <Surface
        id={isHome(listing.typeIds) ? 'property.livingArea' : 'property.usableArea'}
        shape={livingArea}
        area={listing.surfaceLiving}
      />
      <Surface id="property.plotArea" shape={plot} area={listing.surfaceGround} />
      <PricePerM2 amount={listing.price.perMonth ? null : listing.pricePerM2} vat={listing.price.vat} />
    </ul>
  );
}

function rooms(intl: IntlShape, id: string, shape: string, count: number | null) {
  if (!count) return null;
  return (
    <li className={s.fact}>
      <Icon shape={shape} />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{intl.formatMessage({ id }, { count })}</VisuallyHidden>
    </li>
  );
}

function Surface({ id, shape, area }: { id: string; shape: string; area: number | null }) {
  const intl = useIntl();
  const { whole } = useNumbers();
  if (!area) return null;
  return (
    <li className={s.fact}>
      <Icon shape={shape} />
      <VisuallyHidden>{intl.formatMessage({ id })} </VisuallyHidden>
      <span>
        {whole(area)}
        {' m²'}
      </span>
    </li>
  );
}

function PricePerM2({ amount, vat }: { amount: number | null; vat: ListingCard['price']['vat'] }) {
  const intl = useIntl();
  const { euro } = useNumbers();
  if (!amount) return null;
  return (
    <li className={s.fact}>
      <VisuallyHidden>{intl.formatMessage({ id: 'property.pricePerM2Label' })} </VisuallyHidden>
      <span>
        {intl.formatMessage({ id: 'property.pricePerM2' }, { amount: euro(amount) })}
        <PriceVat vat={vat} />
      </span>
    </li>
  );
}
