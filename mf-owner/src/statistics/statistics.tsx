import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { OwnerOverview, VisitCounts } from 'shared-kit/contracts/api/owner';
import p from '../layout/panel.module.css';
import s from './statistics.module.css';
import { classNames } from 'shared-kit/ui/class-names';
import figures from './visit-figures.module.css';
import { useDay } from '../layout/use-day.ts';
import chart from './day-chart.module.css';

/** Visits, where they came from, what visitors did, and how similar listings do (product O4, O5, O8–O10). */
export function Statistics({ overview }: { overview: OwnerOverview }) {
  const { visits, days, sources, actions, similar } = overview;
  const { formatMessage } = useIntl();
  const word = (group: string) => (name: string) => formatMessage({ id: `${group}.${name}` });
  return (
    <section className={s.statistics} aria-labelledby="statistics">
      <h2 id="statistics" className={s.heading}>
        <FormattedMessage id="statistics.title" />
      </h2>
      <div className={s.figures}>
        <VisitFigures visits={visits} large />
      </div>
      <DayChart days={days} />
      <div className={s.columns}>
        <div className={p.panel}>
          <h3 className={s.subheading}>
            <FormattedMessage id="statistics.sources" />
          </h3>
          {sources.length > 0 ? (
            <Shares
              of={sources.map(({ source, visits: count }) => ({ name: source, count }))}
              word={word('source')}
            />
          ) : (
            <p className={s.none}>
              <FormattedMessage id="statistics.sources.none" />
            </p>
          )}
        </div>
        <div className={p.panel}>
          <h3 className={s.subheading}>
            <FormattedMessage id="statistics.actions" />
          </h3>
          {actions.length > 0 ? (
            <dl className={s.actions}>
              {actions.map(({ action, recent, total }) => (
                <div key={action} className={s.action}>
                  <dt>{word('action')(action)}</dt>
                  <dd className={s.count}>
                    <FormattedNumber value={recent} />{' '}
                    <span className={s.total}>
                      <FormattedMessage id="statistics.actionTotal" values={{ total }} />
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className={s.none}>
              <FormattedMessage id="statistics.actions.none" />
            </p>
          )}
        </div>
        {similar && <Similar {...similar} />}
      </div>
    </section>
  );
}

function Similar({ place, listings, median, own }: NonNullable<OwnerOverview['similar']>) {
  const { formatMessage } = useIntl();
  const words = {
    own: formatMessage({ id: 'statistics.similar.own' }),
    median: formatMessage({ id: 'statistics.similar.median' }),
  };
  return (
    <div className={p.panel}>
      <h3 className={s.subheading}>
        <FormattedMessage id="statistics.similar" />
      </h3>
      <Shares
        of={[
          { name: 'own', count: own },
          { name: 'median', count: Math.round(median) },
        ]}
        word={(name) => words[name as keyof typeof words]}
      />
      <p className={s.none}>
        <FormattedMessage id={`statistics.similar.${place}`} values={{ listings }} />
      </p>
    </div>
  );
}

interface SharesProps {
  of: readonly { name: string; count: number }[];
  /** A name in words. */
  word: (name: string) => string;
}

/** Numbers with bars, the greatest of which is as long as there is room. */
function Shares({ of, word }: SharesProps) {
  const most = Math.max(1, ...of.map(({ count }) => count));
  return (
    <dl className={s.shares}>
      {of.map(({ name, count }) => (
        <div key={name} className={s.share}>
          <dt>{word(name)}</dt>
          <dd className={s.shareCount}>
            <FormattedNumber value={count} />
          </dd>
          <dd className={s.line} aria-hidden="true">
            <svg className={s.bar}>
              <rect width={`${(count / most) * 100}%`} height="100%" rx="4" />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const PERIODS = ['today', 'week', 'month', 'total'] as const satisfies (keyof VisitCounts)[];

/** Visits today, this week, this month and in total (product O4). */
export function VisitFigures({ visits, large }: { visits: VisitCounts; large?: boolean }) {
  return (
    <div className={classNames(figures.figures, large && figures.large)}>
      <dl className={figures.periods}>
        {PERIODS.map((period) => (
          <div key={period} className={figures.figure}>
            <dt className={figures.period}>
              <FormattedMessage id={`visits.${period}`} />
            </dt>
            <dd className={classNames(figures.count, visits[period] === 0 && figures.none)}>
              <FormattedNumber value={visits[period]} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type Days = OwnerOverview['days'];

/** Units of the drawing; it is stretched to the room that there is. */
const HEIGHT = 100;
const STEP = 10;
const GAP = 2.5;
/** A day without visits has a line too, so that one sees that it was counted. */
const LEAST = 1;

/** Visits of the last days as bars, and the same as a table (product O5). */
function DayChart({ days }: { days: Days }) {
  const { formatMessage } = useIntl();
  const date = useDay();
  const most = Math.max(...days.map(({ visits }) => visits));
  const total = days.reduce((sum, { visits }) => sum + visits, 0);
  const middle = days[Math.floor(days.length / 2)];
  return (
    <figure className={chart.chart}>
      <figcaption className={chart.caption}>
        <span className={chart.title}>
          <FormattedMessage id="statistics.days" values={{ days: days.length }} />
        </span>
        <span className={chart.most}>
          <FormattedMessage id="statistics.most" values={{ most }} />
        </span>
      </figcaption>
      <svg
        className={chart.drawing}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={formatMessage({ id: 'statistics.chart' }, { days: days.length, total, most })}
      >
        {days.map(({ day, visits }, index) => (
          <rect
            key={day}
            className={chart.bar}
            x={index * STEP + GAP / 2}
            width={STEP - GAP}
            {...computeHeight(visits, most)}
          >
            <title>{`${date.short(day)}: ${visits}`}</title>
          </rect>
        ))}
      </svg>
      <div className={chart.axis} aria-hidden="true">
        {[days[0], middle, days.at(-1)].map((day) => day && <span key={day.day}>{date.short(day.day)}</span>)}
      </div>
      <details className={chart.figures}>
        <summary className={chart.summary}>
          <FormattedMessage id="statistics.table" />
        </summary>
        <table className={chart.table}>
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
