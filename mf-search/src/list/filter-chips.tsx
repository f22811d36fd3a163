import type { Goal } from 'shared-kit/domain/goal';
import { useHost } from 'composer/host';
import { Icon } from 'shared-kit/ui/icon/icon';
import { close } from 'shared-kit/domain/icon-shapes';
import { Link } from 'shared-kit/ui/link/link';
import type { ActiveFilter } from '../filters/active-filters.ts';
import { EMPTY_QUERY, listAddress } from '../filters/list-address.ts';
import { useText } from 'shared-kit/ui/text';
import s from './filter-chips.module.css';

/** The active filters, each a link to the list without it. */
export function FilterChips({ filters, goal }: { filters: ActiveFilter[]; goal: Goal }) {
  const { href } = useHost();
  const text = useText();
  if (filters.length === 0) return null;
  return (
    <ul role="list" className={s.chips} aria-label={text('search.active')}>
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            className={s.chip}
            to={listAddress(href, goal, without)}
            aria-label={text('search.remove', { filter: label })}
            preventScrollReset
          >
            <span className={s.label}>{label}</span>
            <Icon shape={close} className={s.cross} />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link className={s.clear} to={listAddress(href, goal, EMPTY_QUERY)} preventScrollReset>
            {text('search.clear')}
          </Link>
        </li>
      )}
    </ul>
  );
}
