import { useIntl } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { labelText } from 'shared-kit/domain/energy-label';
import { Notice } from 'shared-kit/ui/notice/notice';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import { knownFacts, type Fact } from '../facts/fact.ts';
import { useFactFormat, type FactFormat } from '../facts/fact-format.ts';
import { FactTable } from '../facts/fact-table.tsx';
import { isInFlanders } from '../region/is-in-flanders.ts';
import { EnergyComparison } from './energy-comparison.tsx';
import { EnergyScale } from './energy-scale.tsx';
import s from './energy.module.css';

/** Energy label on its region's scale, what the certificate says, and the duty to renovate (product E3, P4, E8). */
export function Energy({ property }: { property: PropertyDetail }) {
  const intl = useIntl();
  const { label, labelText: printed, mustBeRenovatedWithinYears: years } = property.energy;
  const facts = knownFacts(energyFacts(property, useFactFormat()));
  if (!label && !printed && facts.length === 0) return null;
  return (
    <PageSection divided halfOnPaper title={intl.formatMessage({ id: 'energy.title' })}>
      <div className={s.energy}>
        {label && (
          <figure className={s.label}>
            <figcaption>{intl.formatMessage({ id: 'energy.label' }, { region: label.region })}</figcaption>
            <EnergyScale energyLabel={label} />
            {label.computed && <p className={s.note}>{intl.formatMessage({ id: 'energy.computed' })}</p>}
          </figure>
        )}
        <FactTable facts={label || !printed ? facts : [['energy.labelText', printed], ...facts]} />
      </div>
      <EnergyComparison energy={property.energy} />
      {label && years !== null && (
        <div className={s.notice}>
          <RenovationNotice label={labelText(label.label)} years={years} />
        </div>
      )}
    </PageSection>
  );
}

/** What the energy certificate says besides its label (product P4, units of product E9). */
function energyFacts({ address, energy }: PropertyDetail, format: FactFormat): Fact[] {
  const isEpc = isInFlanders(address);
  return [
    [
      isEpc ? 'energy.performanceEpc' : 'energy.performance',
      format.measure('energy.performanceValue', energy.performance),
    ],
    ['energy.total', format.measure('energy.totalValue', energy.total)],
    ['energy.co2', format.measure('energy.co2Value', energy.co2)],
    ['energy.eLevel', format.number(energy.eLevel)],
    [isEpc ? 'energy.certificateEpc' : 'energy.certificate', format.text(energy.certificate)],
    ['energy.validUntil', format.date(energy.validUntil)],
  ];
}

/** The duty to renovate a Flemish home of label E or F, within the years that the site is configured with (product E8). */
function RenovationNotice({ label, years }: { label: string; years: number }) {
  const text = useText();
  return (
    <Notice kind="info" title={text('energy.renovation.title')}>
      {text('energy.renovation.text', { label, years })}
    </Notice>
  );
}
