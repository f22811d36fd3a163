import { useIntl } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { Section } from '../page/section.tsx';
import { annuityFacts } from './annuity-facts.ts';
import s from './annuity.module.css';
import { knownFacts } from './fact.ts';
import { factFormat } from './fact-format.ts';
import { FactTable } from './fact-table.tsx';

/** Terms of a sale for a life annuity. */
export function Annuity({ property }: { property: PropertyDetail }) {
  const intl = useIntl();
  const facts = knownFacts(annuityFacts(property, factFormat(intl), intl));
  if (facts.length === 0) return null;
  return (
    <Section className={s.annuity} title="annuity.title">
      <FactTable facts={facts} />
    </Section>
  );
}
