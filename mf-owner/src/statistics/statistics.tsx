import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import type { OwnerOverview } from 'shared-kit/contracts/api/owner';
import p from '../layout/panel.module.css';
import { VisitFigures } from './visit-figures.tsx';
import { DayChart } from './day-chart.tsx';
import s from './statistics.module.css';

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

interface Props {
  of: readonly { name: string; count: number }[];
  /** A name in words. */
  word: (name: string) => string;
}

/** Numbers with bars, the greatest of which is as long as there is room. */
function Shares({ of, word }: Props) {
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
