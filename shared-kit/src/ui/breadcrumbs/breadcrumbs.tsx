import { useIntl } from 'react-intl';
import type { Breadcrumb } from 'shared-kit/contracts/page';
import { Link } from '../link/link.tsx';
import s from './breadcrumbs.module.css';

/** The way to this page (product A19, F9); the last step is the page itself. Messages: `navigation`. */
export function Breadcrumbs({ steps }: { steps: readonly Breadcrumb[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'navigation.breadcrumb' })}>
      <ol className={s.list} role="list">
        {steps.map(({ label, path }, index) => (
          <li key={`${path} ${label}`} className={s.item}>
            {index === steps.length - 1 ? (
              <span className={s.current} aria-current="page">
                {label}
              </span>
            ) : path ? (
              <Link className={s.link} to={path}>
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
