import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { RemoteWidget, useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import type { UsedWidgets } from 'composer/contract';
import { useLocation } from 'react-router';
import { mayLoadThirdParties } from 'shared-kit/domain/consent';
import { configuredThirdParties } from 'shared-kit/domain/third-parties';
import { directionsTo } from '../header/directions.ts';
import { ClickToLoad } from '../media/click-to-load.tsx';
import s from './place-section.module.css';

/**
 * Where the property is and what is around it, on the map of the team that makes maps: its place, or where its address is not published the
 * middle of its town without a pin (product P30). Nothing where nobody knows.
 */
export function PlaceSection({ property, name }: { property: PropertyDetail; name: string }) {
  const text = useText();
  const shown = placeOnMap(property, { label: text('place.map', { name }), name });
  if (!shown) return null;
  return (
    <PageSection divided title={text('place.title')} className={s.place}>
      {!shown.named && <p className={s.about}>{text('place.town', { town: property.city })}</p>}
      <RemoteWidget
        // The next page begins with a map of its own.
        key={property.id}
        remote="mf-search"
        name="PlacesMap"
        {...shown}
        fallback={<Link to={directionsTo(property.address)}>{text('header.directions')}</Link>}
      />
      <StreetView property={property} />
    </PageSection>
  );
}

interface Texts {
  label: string;
  /** What the property is called. */
  name: string;
}

/**
 * What the map shows of a property: a pin with its street, or its name where it has none, where its address is published, else its town;
 * undefined where nobody knows its place.
 */
export function placeOnMap(
  { address, place, typeIds }: PropertyDetail,
  { label, name }: Texts,
): UsedWidgets['mf-search/PlacesMap'] | undefined {
  if (!place) return undefined;
  const point = { lat: place.lat, lng: place.lng };
  const door = address.street && [address.street, address.houseNumber].filter(Boolean).join(' ');
  const named = place.isExact ? { ...point, name: door || name, typeId: typeIds[0] ?? null } : null;
  return { label, places: [], named, centre: named ? null : point, near: true };
}

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
