import type { ProjectDetail } from 'shared-kit/contracts/api/project';
import type { UsedWidgets } from 'composer/contract';
import { isClosed } from 'shared-kit/domain/status';

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
