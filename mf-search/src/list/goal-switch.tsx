import type { Goal } from 'shared-kit/domain/goal';
import { RENT, SALE } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { SECTION_NAMES, sectionOfGoal } from 'shared-kit/domain/listing-link';
import { useHost } from 'composer/host';
import { Link } from 'shared-kit/ui/link/link';
import { listAddress } from '../filters/list-address.ts';
import { useText } from 'shared-kit/ui/text';
import s from './goal-switch.module.css';

/** Switches between sale and rent and keeps the filters except the price, whose range differs (product S5). */
export function GoalSwitch({ goal, query }: { goal: Goal; query: ListingQuery }) {
  const { href, language } = useHost();
  const text = useText();
  const other: ListingQuery = { ...query, price: undefined, page: 1 };
  return (
    <nav aria-label={text('box.goal')}>
      <ul role="list" className={s.switch}>
        {[SALE, RENT].map((choice) => (
          <li key={choice}>
            <Link
              className={s.choice}
              to={listAddress(href, choice, choice === goal ? query : other)}
              aria-current={choice === goal ? 'page' : undefined}
            >
              {SECTION_NAMES[sectionOfGoal(choice)][language]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
