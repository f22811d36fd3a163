import type { ReactNode } from 'react';
import type { ListingAlternatives } from 'shared-kit/contracts/api/listing';
import type { Goal } from 'shared-kit/domain/goal';
import { RENT, SALE, isSale } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { sectionOfGoal } from 'shared-kit/domain/sections';
import { useHost } from 'shared-kit/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { EmptyState } from 'shared-kit/ui/empty-state/empty-state';
import { Link } from 'shared-kit/ui/link/link';
import { useText } from 'shared-kit/ui/text';
import type { ActiveFilter } from '../filters/active-filters.ts';
import { listAddress } from '../filters/list-address.ts';
import { dropFilter, inTown } from './drop-filter.ts';
import s from './no-results.module.css';

const MOST_SUGGESTIONS = 3;

interface NoResultsProps {
  goal: Goal;
  query: ListingQuery;
  filters: ActiveFilter[];
  alternatives: ListingAlternatives | null;
  /** What else the visitor can do. */
  children: ReactNode;
}

/** Nothing found, and what to do next: the filters without which there is something, the towns nearby, all of it (product S25). */
export function NoResults({ goal, query, filters, alternatives, children }: NoResultsProps) {
  const { href } = useHost();
  const text = useText();
  const isFiltered = filters.length > 0;
  const next = isFiltered ? goal : isSale(goal) ? RENT : SALE;
  const { without = [], towns = [] } = alternatives ?? {};
  const nameOf = (filter: string) =>
    filters
      .filter((active) => active.filter === filter)
      .map(({ label }) => label)
      .join(', ');
  return (
    <div className={s.empty}>
      <EmptyState
        title={text('list.empty.title')}
        actions={
          <>
            {without.slice(0, MOST_SUGGESTIONS).map(({ filter, count }) => (
              <ButtonLink
                key={filter}
                variant="secondary"
                to={listAddress(href, goal, dropFilter(query, filter))}
              >
                {filter === 'sold'
                  ? text('list.empty.showSold', { count })
                  : text('list.empty.withoutCount', { filter: nameOf(filter), count })}
              </ButtonLink>
            ))}
            <ButtonLink to={listAddress(href, next)}>{text(`list.all.${sectionOfGoal(next)}`)}</ButtonLink>
          </>
        }
      >
        {text(isFiltered ? 'list.empty.filtered' : 'list.empty.unfiltered')}
      </EmptyState>
      {towns.length > 0 && (
        <div className={s.towns}>
          <p>{text('list.empty.nearby')}</p>
          <ul role="list" className={s.list}>
            {towns.map(({ key, name, count, distanceKm }) => (
              <li key={key}>
                <Link className={s.town} to={listAddress(href, goal, inTown(query, key))}>
                  {text('list.empty.town', { town: name, count, km: Math.round(distanceKm) })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </div>
  );
}
