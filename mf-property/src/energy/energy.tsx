import { useIntl } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { labelText } from 'shared-kit/domain/energy-label';
import { PageSection } from 'shared-kit/ui/page-section/page-section';

import { knownFacts } from '../facts/fact.ts';
import { useFactFormat } from '../facts/use-fact-format.ts';
import { FactTable } from '../facts/fact-table.tsx';
import { energyFacts } from './energy-facts.ts';
import { EnergyComparison } from './energy-comparison.tsx';
import { EnergyScale } from './energy-scale.tsx';
import s from './energy.module.css';
import { RenovationNotice } from './renovation-notice.tsx';

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
