import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { VisitCounts } from 'shared-kit/contracts/api/owner';
import { classNames } from 'shared-kit/ui/class-names';
import s from './visit-figures.module.css';

const PERIODS = ['today', 'week', 'month', 'total'] as const satisfies (keyof VisitCounts)[];

/** Visits today, this week, this month and in total (product O4). */
export function VisitFigures({ visits, large }: { visits: VisitCounts; large?: boolean }) {
  return (
    <div className={classNames(s.figures, large && s.large)}>
      <dl className={s.periods}>
        {PERIODS.map((period) => (
          <div key={period} className={s.figure}>
            <dt className={s.period}>
              <FormattedMessage id={`visits.${period}`} />
            </dt>
            <dd className={classNames(s.count, visits[period] === 0 && s.none)}>
              <FormattedNumber value={visits[period]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
