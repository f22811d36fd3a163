import { useIntl } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { computedLabel } from 'shared-kit/domain/energy-label';
import { ENERGY_TABLES } from 'shared-kit/domain/energy-tables';
import type { Region } from 'shared-kit/domain/region';
import { EnergyScale } from './energy-scale.tsx';
import s from './energy-comparison.module.css';

/** On request, the home's value on the scales of the other regions, which is no label of the home (product E11). */
export function EnergyComparison({ energy }: { energy: PropertyDetail['energy'] }) {
  const intl = useIntl();
  const scales = otherScales(energy);
  if (scales.length === 0) return null;
  return (
    <details className={s.comparison}>
      <summary className={s.summary}>{intl.formatMessage({ id: 'energy.compare.title' })}</summary>
      <div className={s.scales}>
        {scales.map(({ region, label }) => (
          <figure key={region} className={s.scale}>
            <figcaption>{intl.formatMessage({ id: 'energy.compare.region' }, { region })}</figcaption>
            <EnergyScale energyLabel={{ region, label, computed: true }} />
          </figure>
        ))}
      </div>
      <p className={s.note}>
        {intl.formatMessage(
          { id: 'energy.compare.note' },
          { value: intl.formatNumber(energy.performance ?? 0, { maximumFractionDigits: 2 }) },
        )}
      </p>
    </details>
  );
}

const REGIONS = Object.keys(ENERGY_TABLES) as Region[];

/** Where a home's value would lie on the scales of the other regions (product E11); none without a value, or abroad. */
function otherScales({ label, performance }: PropertyDetail['energy']): { region: Region; label: string }[] {
  if (!label || label.region === 'luxembourg') return [];
  return REGIONS.filter((region) => region !== label.region).flatMap((region) => {
    const other = computedLabel(region, performance);
    return other ? [{ region, label: other }] : [];
  });
}
