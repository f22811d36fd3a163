import { useIntl } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { Section } from '../page/section.tsx';
import { knownFacts } from './fact.ts';
import { factFormat } from './fact-format.ts';
import { FactTable } from './fact-table.tsx';
import { permitFacts } from './legal-facts.ts';

/** Planning and legal facts that an advert must name. */
export function Permits({ property }: { property: PropertyDetail }) {
  const facts = knownFacts(permitFacts(property, factFormat(useIntl())));
  if (facts.length === 0) return null;
  return (
    <Section halfOnPaper title="permits.title">
      <FactTable facts={facts} />
    </Section>
  );
}
