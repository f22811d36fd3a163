import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import type { Href } from 'composer/contract';
import { cityKey } from 'shared-kit/domain/city-key';

/** The form for alerts, filled in for homes like this one; undefined where no live release has that page (product V13). */
export function alertPath(
  href: Href,
  { goal, city, zip, typeIds }: Pick<PropertyDetail, 'goal' | 'city' | 'zip' | 'typeIds'>,
): string | undefined {
  const path = href('search-alert');
  if (!path) return undefined;
  const wishes = new URLSearchParams({ goal: String(goal), city: cityKey(city, zip) });
  for (const type of typeIds) wishes.append('type', String(type));
  return `${path}?${wishes}`;
}
