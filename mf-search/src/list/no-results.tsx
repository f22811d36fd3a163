import type { ReactNode } from 'react';
import type { ListingAlternatives, DroppableFilter } from 'shared-kit/contracts/api/listing';
import type { Understood } from 'shared-kit/contracts/api/understood';
import { type Goal, RENT, SALE, isSale } from 'shared-kit/domain/goal';
import { type ListingQuery, ROOM_FIELDS } from 'shared-kit/domain/listing-query';
import { sectionOfGoal } from 'shared-kit/domain/listing-link';
import { useHost } from 'composer/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { EmptyState } from 'shared-kit/ui/empty-state/empty-state';
import { Link } from 'shared-kit/ui/link/link';
import { PropertyGrid } from 'shared-kit/ui/property-grid/property-grid';
import { useText } from 'shared-kit/ui/text';
import type { ActiveFilter } from '../filters/active-filters.ts';
import chip from '../filters/chip.module.css';
import { listAddress } from '../filters/list-address.ts';
import s from './no-results.module.css';

const MOST_SUGGESTIONS = 4;

type Without = ListingAlternatives['without'][number];

interface NoResultsProps {
  goal: Goal;
  query: ListingQuery;
  filters: ActiveFilter[];
  alternatives: ListingAlternatives | null;
  understood: readonly Understood[];
  /** What else the visitor can do. */
  children: ReactNode;
}

/** Nothing found, and what to do next: the filters, single features or parts of the text, without which there is something, the towns nearby, the nearest homes, all of it (product S25). */
export function NoResults({ goal, query, filters, alternatives, understood, children }: NoResultsProps) {
  const { href } = useHost();
  const text = useText();
  const isFiltered = filters.length > 0;
  const next = isFiltered ? goal : isSale(goal) ? RENT : SALE;
  const { without = [], towns = [], homes = [] } = alternatives ?? {};
  const listActive = ({ filter, part, feature }: Without) =>
    filters.filter(
      (active) =>
        active.filter === filter &&
        (part === undefined || active.part === part) &&
        (feature === undefined || active.value === feature),
    );
  const formatName = (one: Without) =>
    listActive(one)
      .map(({ label }) => label)
      .join(', ');
  const searchWithout = (one: Without) =>
    (one.part ?? one.feature) === undefined
      ? dropFilter(query, one.filter)
      : (listActive(one)[0]?.without ?? dropFilter(query, one.filter));
  return (
    <div className={s.empty}>
      <EmptyState
        title={text('list.empty.title')}
        actions={
          <>
            {without.slice(0, MOST_SUGGESTIONS).map((one) => (
              <ButtonLink
                key={`${one.filter} ${one.part ?? one.feature ?? ''}`}
                variant="secondary"
                to={listAddress(href, goal, searchWithout(one))}
              >
                {one.filter === 'sold'
                  ? text('list.empty.showSold', { count: one.count })
                  : text('list.empty.withoutCount', { filter: formatName(one), count: one.count })}
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
          <ul role="list" className={`${chip.chips} ${s.list}`}>
            {towns.map(({ key, name, count, distanceKm }) => (
              <li key={key}>
                <Link className={chip.chip} to={listAddress(href, goal, inTown(query, understood, key))}>
                  {text('list.empty.town', { town: name, count, km: Math.round(distanceKm) })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {homes.length > 0 && (
        <section className={s.homes}>
          <h2 className={s.heading}>{text('list.empty.homes')}</h2>
          <PropertyGrid listings={homes} perRow={4} priorityCount={0} headingLevel={3} />
        </section>
      )}
      {children}
    </div>
  );
}

/** A search without one of its filters, from its first page; without the one that hides sold listings, they are shown. */
export function dropFilter(query: ListingQuery, filter: DroppableFilter): ListingQuery {
  const first = { ...query, page: 1 };
  const room = ROOM_FIELDS.find((field) => field === filter);
  if (room) return { ...first, rooms: { ...query.rooms, [room]: undefined } };
  switch (filter) {
    case 'city':
      return { ...first, cities: [], radius: undefined };
    case 'area':
      return { ...first, areas: [] };
    case 'type':
      return { ...first, types: [] };
    case 'energy':
      return { ...first, energy: [] };
    case 'with':
      return { ...first, features: [] };
    case 'annuity':
      return { ...first, hidesAnnuities: false };
    case 'sold':
      return { ...first, showSold: true };
    default:
      return { ...first, [filter]: undefined };
  }
}

/** The same wishes in one other town, as the API counts them: without the towns and areas, or else the town that the text names first. */
export function inTown(query: ListingQuery, understood: readonly Understood[], town: string): ListingQuery {
  const named = query.cities.length > 0 ? undefined : understood.find(({ kind }) => kind === 'town');
  return {
    ...query,
    search: named ? named.rest || undefined : query.search,
    cities: [town],
    radius: undefined,
    areas: [],
    page: 1,
  };
}
