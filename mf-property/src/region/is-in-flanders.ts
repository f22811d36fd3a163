import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { regionOf } from 'shared-kit/domain/region';

/** Terms of energy and law follow the region of the home, not the language of the page (product T8). */
export const isInFlanders = ({ zip, countryId }: PropertyDetail['address']): boolean =>
  regionOf(zip, countryId) === 'flanders';
