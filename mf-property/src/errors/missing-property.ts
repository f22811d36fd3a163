import type { PageErrorProps } from 'shared-kit/contracts/page';

/** Why a property cannot be shown; each has its texts. */
type MissingReason = 'notFound' | 'sold' | 'rented' | 'withdrawn';

/** A withdrawn property is sold or rented only where its last headline said so: why it was withdrawn is not known otherwise. */
export function missingReason(code: PageErrorProps['code']): MissingReason {
  if (code === 'property-sold') return 'sold';
  if (code === 'property-rented') return 'rented';
  return code === 'property-withdrawn' ? 'withdrawn' : 'notFound';
}

/** The lists to go on to: that below which the address is first. */
export function listsToSee(path: string, rentList: string | undefined): readonly ('sale' | 'rent')[] {
  return rentList && path.startsWith(rentList) ? ['rent', 'sale'] : ['sale', 'rent'];
}

/** The town in the path of a property, as words to search for; undefined where the path has none. */
export function townOf(path: string): string | undefined {
  const [, , town, ...rest] = path.split('/').filter(Boolean);
  return town && rest.length > 0 ? town.replaceAll('-', ' ') : undefined;
}
