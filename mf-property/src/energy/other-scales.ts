import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { computedLabel } from 'shared-kit/domain/energy-label';
import { ENERGY_TABLES } from 'shared-kit/domain/energy-tables';
import type { Region } from 'shared-kit/domain/region';

const REGIONS = Object.keys(ENERGY_TABLES) as Region[];

/** Where a home's value would lie on the scales of the other regions (product E11); none without a value, or abroad. */
export function otherScales({
  label,
  performance,
}: PropertyDetail['energy']): { region: Region; label: string }[] {
  if (!label || label.region === 'luxembourg') return [];
  return REGIONS.filter((region) => region !== label.region).flatMap((region) => {
    const other = computedLabel(region, performance);
    return other ? [{ region, label: other }] : [];
  });
}
