import type { PropertyDetail } from 'shared-kit/contracts/api/property';

/** What the property is called: its title, or the best that the feed has instead. */
export function propertyName(
  property: Pick<PropertyDetail, 'title' | 'headline' | 'mainType'>,
  unnamed: string,
): string {
  const { title, headline, mainType } = property;
  return [title, headline, mainType].map((name) => name.trim()).find(Boolean) ?? unnamed;
}
