import { useIntl } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { annuityFacts } from './annuity-facts.ts';
import s from './annuity.module.css';
import { knownFacts } from './fact.ts';
import { useFactFormat } from './fact-format.ts';
import { FactTable } from './fact-table.tsx';

/** Terms of a sale for a life annuity. */
export function Annuity({ property }: { property: PropertyDetail }) {
  const intl = useIntl();
  const facts = knownFacts(annuityFacts(property, useFactFormat(), intl));
  if (facts.length === 0) return null;
  return (
    <PageSection divided className={s.annuity} title={intl.formatMessage({ id: 'annuity.title' })}>
      <FactTable facts={facts} />
    </PageSection>
  );
}
