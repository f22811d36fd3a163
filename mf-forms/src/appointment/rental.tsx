import { useIntl } from 'react-intl';
import type { RentalConditions } from 'shared-kit/contracts/api/appointments';
import { useNumbers } from 'shared-kit/ui/text';
import s from './rental.module.css';

/** What a rental takes (product V16): only what is configured and known. */
export function Rental({ conditions }: { conditions: RentalConditions }) {
  const { formatMessage } = useIntl();
  const { euro } = useNumbers();
  const { incomePerMonth, mostPersons, rent, charges, inventoryShare, guaranteeMonths } = conditions;
  const facts: [name: string, values: Record<string, string | number> | null][] = [
    ['income', incomePerMonth === null ? null : { amount: euro(incomePerMonth) }],
    ['persons', mostPersons === null ? null : { most: mostPersons }],
    [
      charges ? 'firstWithCharges' : 'first',
      rent === null ? null : { rent: euro(rent), charges: euro(charges) },
    ],
    ['inventory', inventoryShare === null ? null : { percent: inventoryShare }],
    ['guarantee', guaranteeMonths === null ? null : { months: guaranteeMonths }],
  ];
  const known = facts.filter((fact): fact is [string, Record<string, string | number>] => fact[1] !== null);
  if (known.length === 0) return null;
  return (
    <section className={s.rental}>
      <h3 className={s.title}>{formatMessage({ id: 'rental.title' })}</h3>
      <dl className={s.facts}>
        {known.map(([name, values]) => (
          <div key={name} className={s.fact}>
            <dt className={s.label}>
              {formatMessage({ id: `rental.${name === 'firstWithCharges' ? 'first' : name}.label` })}
            </dt>
            <dd>{formatMessage({ id: `rental.${name}` }, values)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
