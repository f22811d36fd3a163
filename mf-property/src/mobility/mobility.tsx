import { useIntl } from 'react-intl';
import type { PropertyDetail } from 'shared-kit/contracts/api/property';
import { PageSection } from 'shared-kit/ui/page-section/page-section';
import { useText } from 'shared-kit/ui/text';
import s from './mobility.module.css';

const MAX_SCORE = 10;

/** How well the place is served: the total and its seven categories as bars, 0 to 10 (product P9). */
export function Mobility({ mobility }: { mobility: PropertyDetail['mobility'] }) {
  const text = useText();
  const { formatMessage, formatNumber } = useIntl();
  if (!mobility) return null;
  const outOfTen = (score: number) =>
    formatMessage({ id: 'mobility.outOfTen' }, { score: formatNumber(score, { maximumFractionDigits: 1 }) });
  return (
    <PageSection divided halfOnPaper collapsed={outOfTen(mobility.total)} title={text('mobility.title')}>
      <p className={s.total}>
        {formatMessage({ id: 'mobility.total' })} <strong>{outOfTen(mobility.total)}</strong>
      </p>
      <dl className={s.categories}>
        {mobility.categories.map(({ name, language, score }) => (
          <div key={name} className={s.category}>
            <dt lang={language}>{name}</dt>
            <dd className={s.score}>{outOfTen(score)}</dd>
            <dd className={s.track} aria-hidden="true">
              <svg className={s.bar}>
                <rect width={`${(score / MAX_SCORE) * 100}%`} height="100%" rx="3" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
