import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { RemoteWidget } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import { directionsTo } from '../header/directions.ts';
import { placeOnMap } from './place-on-map.ts';
import { StreetView } from './street-view.tsx';
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
