import { useText } from 'shared-kit/ui/text';
import { knownFacts } from './fact.ts';
import type { Fact } from './fact.ts';
import s from './fact-table.module.css';

/** Facts as label and value; what is unknown is not shown, and a table of nothing neither. */
export function FactTable({ facts }: { facts: readonly Fact[] }) {
  const text = useText();
  const known = knownFacts(facts);
  if (known.length === 0) return null;
  return (
    <dl className={s.table}>
      {known.map(([label, value]) => (
        <div key={label} className={s.row}>
          <dt>{text(label)}</dt>
          <dd className={s.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
