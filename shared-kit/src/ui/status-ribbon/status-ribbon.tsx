import { useIntl } from 'react-intl';
import type { ListingCard, ListingStatus } from 'shared-kit/contracts/api/listing';
import { classNames } from '../class-names.tsx';
import s from './status-ribbon.module.css';

const LOOK: Partial<Record<ListingStatus, string>> = {
  sold: s.closed,
  rented: s.closed,
  new: s.fresh,
  'price-drop': s.reduced,
};

const MESSAGE_IDS: Record<ListingStatus, string> = {
  sold: 'property.statusSold',
  rented: 'property.statusRented',
  'under-offer': 'property.statusUnderOffer',
  'under-option': 'property.statusUnderOption',
  reserved: 'property.statusReserved',
  'visits-suspended': 'property.statusVisitsSuspended',
  new: 'property.statusNew',
  'price-drop': 'property.statusPriceDrop',
  'for-takeover': 'property.statusForTakeover',
};

type StatusRibbonProps = Pick<ListingCard, 'status' | 'marquee'> & { className?: string };

/** Status of a listing, else the name of its marquee, else nothing (product L1, L4). Messages: `property`. */
export function StatusRibbon({ status, marquee, className }: StatusRibbonProps) {
  const intl = useIntl();
  if (status) {
    return (
      <span className={classNames(s.ribbon, LOOK[status], className)}>
        {intl.formatMessage({ id: MESSAGE_IDS[status] })}
      </span>
    );
  }
  return marquee?.name ? <span className={classNames(s.ribbon, className)}>{marquee.name}</span> : null;
}
