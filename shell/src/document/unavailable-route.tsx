import { useHost } from 'composer/host';
import { UnavailablePage } from '../pages/unavailable-page.tsx';

/** In place of a page whose remote cannot be had now. */
export function UnavailableRoute() {
  return <UnavailablePage site={useHost().site} />;
}
