import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import { knownFacts } from '../facts/fact.ts';
import { useFactFormat } from '../facts/fact-format.ts';
import { FactTable } from '../facts/fact-table.tsx';
import { riskFacts } from '../facts/legal-facts.ts';
import { FloodScore } from './flood-score.tsx';
import s from './risks.module.css';

/** Flood scores, which a Flemish advert must show, and certificates. */
export function Risks({ property }: { property: PropertyDetail }) {
  const text = useText();
  const { gScore, pScore } = property.risk;
  const facts = knownFacts(riskFacts(property, useFactFormat()));
  if (facts.length === 0 && !gScore && !pScore) return null;
  return (
    <PageSection divided halfOnPaper collapsed={!gScore && !pScore} title={text('risk.title')}>
      {(pScore || gScore) && (
        <div className={s.scores}>
          {pScore && <FloodScore label="risk.pScore" score={pScore} />}
          {gScore && <FloodScore label="risk.gScore" score={gScore} />}
        </div>
      )}
      <FactTable facts={facts} />
    </PageSection>
  );
}
