import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import { knownFacts } from './fact.ts';
import { useFactFormat } from './fact-format.ts';
import { FactTable } from './fact-table.tsx';
import { permitFacts } from './legal-facts.ts';

/** Planning and legal facts that an advert must name. */
export function Permits({ property }: { property: PropertyDetail }) {
  const text = useText();
  const facts = knownFacts(permitFacts(property, useFactFormat()));
  if (facts.length === 0) return null;
  return (
    <PageSection divided halfOnPaper collapsed title={text('permits.title')}>
      <FactTable facts={facts} />
    </PageSection>
  );
}
