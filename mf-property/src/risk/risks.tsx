import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import { classNames } from 'shared-kit/ui/class-names';
import { knownFacts, useFactFormat } from '../facts/fact.ts';
import { FactTable } from '../facts/fact-table.tsx';
import { riskFacts } from '../facts/property-facts.ts';
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

const SCORES = ['A', 'B', 'C', 'D'] as const;

interface Props {
  /** Id of the score's name. */
  label: string;
  score: (typeof SCORES)[number];
}

/** A Flemish flood score on its scale of four, with what it means in words. */
function FloodScore({ label, score }: Props) {
  const text = useText();
  return (
    <div className={s.score}>
      <p className={s.name}>
        {text(label)} <strong>{score}</strong>
      </p>
      <div className={s.scale} aria-hidden="true">
        {SCORES.map((step) => (
          <span key={step} className={classNames(s.step, step === score && s[step])}>
            {step}
          </span>
        ))}
      </div>
      <p className={s.meaning}>{text(`risk.score.${score}`)}</p>
    </div>
  );
}
