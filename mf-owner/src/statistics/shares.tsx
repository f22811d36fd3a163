import { FormattedNumber } from 'react-intl';
import s from './shares.module.css';

interface Props {
  of: readonly { name: string; count: number }[];
  /** A name in words. */
  word: (name: string) => string;
}

/** Numbers with bars, the greatest of which is as long as there is room. */
export function Shares({ of, word }: Props) {
  const most = Math.max(1, ...of.map(({ count }) => count));
  return (
    <dl className={s.shares}>
      {of.map(({ name, count }) => (
        <div key={name} className={s.share}>
          <dt>{word(name)}</dt>
          <dd className={s.count}>
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
