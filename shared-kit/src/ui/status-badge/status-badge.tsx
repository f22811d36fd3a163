import type { ListingStatus } from 'shared-kit/contracts/api/listing';
import type { ProjectUnit } from 'shared-kit/contracts/api/project';
import { isClosed } from 'shared-kit/domain/status';
import { classNames } from '../class-names.tsx';
import { useText } from '../text.tsx';
import s from './status-badge.module.css';

/** What is new or cheaper than before is simply available. */
const STATUS_TEXTS: Partial<Record<ListingStatus, string>> = {
  sold: 'property.statusSold',
  rented: 'property.statusRented',
  'under-offer': 'property.statusUnderOffer',
  'under-option': 'property.statusUnderOption',
  reserved: 'property.statusReserved',
  'visits-suspended': 'property.statusVisitsSuspended',
};

/** Whether a unit of a project can be had. Messages: `property`. */
export function StatusBadge({ unit: { status, isFree } }: { unit: Pick<ProjectUnit, 'status' | 'isFree'> }) {
  const text = useText();
  return (
    <span className={classNames(s.badge, isFree && s.free, isClosed(status) && s.closed)}>
      {text((status && STATUS_TEXTS[status]) ?? 'property.statusFree')}
    </span>
  );
}
