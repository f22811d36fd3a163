import { useLocation } from 'react-router';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { mayLoadThirdParties } from 'shared-kit/domain/third-parties-allowed';
import { configuredThirdParties } from 'shared-kit/domain/third-party-ids';
import { useHost } from 'composer/host';
import { ClickToLoad } from '../media/click-to-load.tsx';

/**
 * Google's pictures of the street (product P31), where the agency has asked for them and has a key, and the address is published. To press the
 * plate, which says whom it contacts, is to agree: nothing is asked of Google before.
 */
export function StreetView({ property }: { property: PropertyDetail }) {
  const { site } = useHost();
  const { pathname, search } = useLocation();
  const { place } = property;
  const isWanted =
    site.streetView === true &&
    configuredThirdParties(site.thirdParties).includes('googleMap') &&
    mayLoadThirdParties(pathname, search);
  if (!isWanted || !place?.isExact) return null;
  const point = `${place.lat},${place.lng}`;
  const link = new URLSearchParams({ api: '1', map_action: 'pano', viewpoint: point });
  const frame = new URLSearchParams({ key: site.thirdParties!.googleMap!, location: point });
  return (
    <ClickToLoad
      // What was pressed on another property says nothing of this one.
      key={property.id}
      url={`https://www.google.com/maps/@?${link}`}
      player={{ frame: `https://www.google.com/maps/embed/v1/streetview?${frame}` }}
      label="place.street"
      title="place.street"
      plate={null}
    />
  );
}
