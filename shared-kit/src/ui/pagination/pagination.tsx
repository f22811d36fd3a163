import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../class-names.tsx';
import { Icon } from '../icon/icon.tsx';
import { chevronLeft, chevronRight } from '../../domain/icon-shapes.ts';
import { Link } from '../link/link.tsx';
import { useNumbers } from '../text.tsx';
import s from './pagination.module.css';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Address of a page of the list. */
  toPath: (page: number) => string;
}

/** Ways through a list of more than one page, as real links (product S8). Messages: `navigation`. */
export function Pagination({ page, pageCount, toPath }: PaginationProps) {
  const intl = useIntl();
  const { whole } = useNumbers();
  if (pageCount < 2) return null;
  return (
    <nav className={s.pagination} aria-label={intl.formatMessage({ id: 'navigation.pagination' })}>
      <p className={s.position}>
        <FormattedMessage id="navigation.pageOf" values={{ page, pageCount }} />
      </p>
      <ul className={s.pages} role="list">
        <li>
          <Step
            id="navigation.previousPage"
            shape={chevronLeft}
            rel="prev"
            to={page > 1 && toPath(page - 1)}
          />
        </li>
        {pageWindow(page, pageCount).map((number, index) => (
          <li key={number ?? `gap ${index}`} className={s.number}>
            {number === undefined ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                className={classNames(s.page, number === page && s.current)}
                to={toPath(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={intl.formatMessage({ id: 'navigation.pageOf' }, { page: number, pageCount })}
              >
                {whole(number)}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Step
            id="navigation.nextPage"
            shape={chevronRight}
            rel="next"
            to={page < pageCount && toPath(page + 1)}
          />
        </li>
      </ul>
    </nav>
  );
}

function Step({ id, shape, rel, to }: { id: string; shape: string; rel: string; to: string | false }) {
  const intl = useIntl();
  if (!to) {
    return (
      <span className={classNames(s.page, s.step, s.end)} aria-hidden="true">
        <Icon shape={shape} />
      </span>
    );
  }
  return (
    <Link className={classNames(s.page, s.step)} to={to} rel={rel} aria-label={intl.formatMessage({ id })}>
      <Icon shape={shape} />
    </Link>
  );
}

/** Page numbers to offer around the current one, with the first and the last; `undefined` stands for a gap of two or more. */
export function pageWindow(page: number, pageCount: number): (number | undefined)[] {
  const near = new Set([1, page - 1, page, page + 1, pageCount]);
  if (page <= 3) near.add(2).add(3);
  if (page >= pageCount - 2) near.add(pageCount - 1).add(pageCount - 2);
  const numbers = [...near].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return numbers.flatMap((n, index) => {
    const missing = n - (numbers[index - 1] ?? n - 1) - 1;
    if (missing === 0) return [n];
    return missing === 1 ? [n - 1, n] : [undefined, n];
  });
}
