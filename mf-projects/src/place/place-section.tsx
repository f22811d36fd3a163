import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import { addressLine } from 'shared-kit/domain/region';
import { RemoteWidget } from 'composer/host';
import { classNames } from 'shared-kit/ui/class-names';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import type { UsedWidgets } from 'composer/contract';
import { isClosed } from 'shared-kit/domain/status';
import s from './place-section.module.css';

/** Where the project and its units are, on the map of the team that makes maps (product N10); nothing where nobody knows. */
export function PlaceSection({ project, name }: { project: ProjectDetail; name: string }) {
  const text = useText();
  const shown = placesOnMap(project, { label: text('place.map', { name }), name });
  if (!shown) return null;
  const isTown = shown.places.length === 0 && !shown.named;
  return (
    <PageSection title={text('place.title')} className={s.place}>
      {isTown && <p className={s.about}>{text('place.town', { town: project.city })}</p>}
      {shown.places.length > 0 && <p className={classNames(s.about, s.choice)}>{text('place.units')}</p>}
      <RemoteWidget
        // The next page begins with a map of its own.
        key={project.id}
        remote="mf-search"
        name="PlacesMap"
        {...shown}
        fallback={<p>{addressLine(project.address, (box) => text('project.box', { box }))}</p>}
      />
    </PageSection>
  );
}

interface Texts {
  label: string;
  name: string;
}

/**
 * What the map shows of a project: its units where they tell their places, else the project itself, else, where its address is not published,
 * its town. Undefined where nobody knows.
 */
export function placesOnMap(
  { city, place, priceList, typeIds }: ProjectDetail,
  { label, name }: Texts,
): UsedWidgets['mf-search/PlacesMap'] | undefined {
  const places = priceList.flatMap((unit) => {
    if (!unit.place) return [];
    const closed = isClosed(unit.status);
    const { lat, lng } = unit.place;
    const typeId = unit.typeIds?.[0] ?? null;
    const { amount, vat } = unit.price;
    const price = closed ? { price: null } : { price: amount, ...(vat && { vat }) };
    const title = [unit.type, unit.name].filter(Boolean).join(' ');
    return [{ id: unit.id, lat, lng, ...price, typeId, closed, title, town: city }];
  });
  if (places.length === 0 && !place) return undefined;
  const point = place ? { lat: place.lat, lng: place.lng } : null;
  const named =
    places.length === 0 && place?.isExact ? { ...point!, name, typeId: typeIds[0] ?? null } : null;
  return { label, places, named, centre: point, near: true };
}
