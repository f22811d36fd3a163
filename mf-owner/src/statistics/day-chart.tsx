import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { OwnerOverview } from 'shared-kit/contracts/api/owner';
import { useDay } from '../layout/use-day.ts';
import s from './day-chart.module.css';

type Days = OwnerOverview['days'];

/** Units of the drawing; it is stretched to the room that there is. */
const HEIGHT = 100;
const STEP = 10;
const GAP = 2.5;
/** A day without visits has a line too, so that one sees that it was counted. */
const LEAST = 1;

/** Visits of the last days as bars, and the same as a table (product O5). */
export function DayChart({ days }: { days: Days }) {
  const { formatMessage } = useIntl();
  const date = useDay();
  const most = Math.max(...days.map(({ visits }) => visits));
  const total = days.reduce((sum, { visits }) => sum + visits, 0);
  const middle = days[Math.floor(days.length / 2)];
  return (
    <figure className={s.chart}>
      <figcaption className={s.caption}>
        <span className={s.title}>
          <FormattedMessage id="statistics.days" values={{ days: days.length }} />
        </span>
        <span className={s.most}>
          <FormattedMessage id="statistics.most" values={{ most }} />
        </span>
      </figcaption>
      <svg
        className={s.drawing}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={formatMessage({ id: 'statistics.chart' }, { days: days.length, total, most })}
      >
        {days.map(({ day, visits }, index) => (
          <rect
            key={day}
            className={s.bar}
            x={index * STEP + GAP / 2}
            width={STEP - GAP}
            {...computeHeight(visits, most)}
          >
            <title>{`${date.short(day)}: ${visits}`}</title>
          </rect>
        ))}
      </svg>
      <div className={s.axis} aria-hidden="true">
        {[days[0], middle, days.at(-1)].map((day) => day && <span key={day.day}>{date.short(day.day)}</span>)}
      </div>
      <details className={s.figures}>
        <summary className={s.summary}>
          <FormattedMessage id="statistics.table" />
        </summary>
        <table className={s.table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="statistics.day" />
              </th>
              <th scope="col">
                <FormattedMessage id="statistics.visits" />
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, visits }) => (
              <tr key={day}>
                <th scope="row">{date.medium(day)}</th>
                <td>
                  <FormattedNumber value={visits} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function computeHeight(visits: number, most: number): { y: number; height: number } {
  const height = Math.max(LEAST, most === 0 ? 0 : (visits / most) * HEIGHT);
  return { y: HEIGHT - height, height };
}
