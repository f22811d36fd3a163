import type { Goal } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { useHost } from 'composer/host';
import { Icon } from 'shared-kit/ui/icon/icon';
import { list, map } from 'shared-kit/domain/icon-shapes';
import { Link } from 'shared-kit/ui/link/link';
import { useText } from 'shared-kit/ui/text';
import { listAddress } from '../filters/list-address.ts';
import s from './view-switch.module.css';

const VIEWS = [
  { view: undefined, name: 'view.list', icon: list, reload: false },
  // The server draws what the map shows until it has come.
  { view: 'map', name: 'view.map', icon: map, reload: true },
] as const;

/** Changes between list and map, and keeps the search (product S10). */
export function ViewSwitch({ goal, query }: { goal: Goal; query: ListingQuery }) {
  const { href } = useHost();
  const text = useText();
  return (
    <nav aria-label={text('view.label')}>
      <ul role="list" className={s.switch}>
        {VIEWS.map(({ view, name, icon, reload }) => (
          <li key={name}>
            <Link
              className={s.choice}
              to={listAddress(href, goal, { ...query, view })}
              aria-current={view === query.view ? 'page' : undefined}
              reload={reload}
              preventScrollReset
            >
              <Icon shape={icon} />
              <span>{text(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
