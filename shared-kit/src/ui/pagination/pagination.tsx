import { FormattedMessage, useIntl } from 'react-intl';
import { classNames } from '../class-names.tsx';
import { Icon } from '../icon/icon.tsx';
import { chevronLeft, chevronRight } from '../../domain/icon-shapes.ts';
import { Link } from '../link/link.tsx';
import { useNumbers } from '../use-numbers.tsx';
import { pageWindow } from './page-window.ts';
import s from './pagination.module.css';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Address of a page of the list. */
  pathOf: (page: number) => string;
}

/** Ways through a list of more than one page, as real links (product S8). Messages: `navigation`. */
export function Pagination({ page, pageCount, pathOf }: PaginationProps) {
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
            to={page > 1 && pathOf(page - 1)}
          />
        </li>
        {pageWindow(page, pageCount).map((number, index) => (
          <li key={number ?? `gap ${index}`} className={s.number}>
            {number === undefined ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                className={classNames(s.page, number === page && s.current)}
                to={pathOf(number)}
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
            to={page < pageCount && pathOf(page + 1)}
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
