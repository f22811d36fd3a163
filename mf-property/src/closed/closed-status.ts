import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { isClosed } from 'shared-kit/domain/status';

/** The status of a property that is no longer to be had; null for one that is. */
export function closedStatus({ status }: Pick<PropertyDetail, 'status'>): 'sold' | 'rented' | null {
  return status && isClosed(status) ? status : null;
}
