import { useIntl } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { Section } from '../page/section.tsx';
import s from './mobility.module.css';

const MAX_SCORE = 10;

/** How well the place is served: the total and its seven categories as bars, 0 to 10 (product P9). */
export function Mobility({ mobility }: { mobility: PropertyDetail['mobility'] }) {
  const { formatMessage, formatNumber } = useIntl();
  if (!mobility) return null;
  const outOfTen = (score: number) =>
    formatMessage({ id: 'mobility.outOfTen' }, { score: formatNumber(score, { maximumFractionDigits: 1 }) });
  return (
    <Section halfOnPaper title="mobility.title">
      <p className={s.total}>
        {formatMessage({ id: 'mobility.total' })} <strong>{outOfTen(mobility.total)}</strong>
      </p>
      <dl className={s.categories}>
        {mobility.categories.map(({ name, score }) => (
          <div key={name} className={s.category}>
            <dt>{name}</dt>
            <dd className={s.score}>{outOfTen(score)}</dd>
            <dd className={s.track} aria-hidden="true">
              <span className={s.bar} style={{ width: `${(score / MAX_SCORE) * 100}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
