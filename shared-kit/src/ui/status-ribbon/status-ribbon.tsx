import { useIntl } from 'react-intl';
import type { ListingCard, ListingStatus } from 'shared-kit/contracts/api/listing';
import type { ReactNode } from 'react';
import { marqueeWords } from '../../domain/listing-name.ts';
import { useNumbers } from '../text.tsx';
import { classNames } from '../class-names.tsx';
import s from './ribbon.module.css';

const LOOK: Partial<Record<ListingStatus, RibbonLook>> = {
  sold: 'closed',
  rented: 'closed',
  new: 'fresh',
  'price-drop': 'reduced',
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

type StatusRibbonProps = Pick<ListingCard, 'status' | 'marquee'> & {
  /** Where a marquee may ask for the amount. */
  price?: ListingCard['price'];
  className?: string;
};

/** Status of a listing, else the name of its marquee, else nothing (product L1, L4). Messages: `property`. */
export function StatusRibbon({ status, marquee, price, className }: StatusRibbonProps) {
  const intl = useIntl();
  const { euro } = useNumbers();
  if (status) {
    return (
      <Ribbon look={LOOK[status]} className={className}>
        {intl.formatMessage({ id: MESSAGE_IDS[status] })}
      </Ribbon>
    );
  }
  if (!marquee?.name) return null;
  const amount = price && price.amount !== null ? euro(price.amount) : undefined;
  return <Ribbon className={className}>{marqueeWords(marquee.name, amount)}</Ribbon>;
}

type RibbonLook = 'closed' | 'fresh' | 'reduced';

interface Props {
  /** Stands out in another colour than the usual one. */
  look?: RibbonLook;
  className?: string;
  children: ReactNode;
}

/** A word over the picture of a listing. */
export function Ribbon({ look, className, children }: Props) {
  return <span className={classNames(s.ribbon, look && s[look], className)}>{children}</span>;
}
