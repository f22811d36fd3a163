import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useNavigationType } from 'react-router';
import type { ListingCard, ListingPage } from 'shared-kit/contracts/api/listing';
import type { Goal } from 'shared-kit/domain/goal';
import { type ListingQuery, formatListingQuery } from 'shared-kit/domain/listing-query';
import { useHost } from 'composer/host';
import { deviceClassAtom } from 'shared-kit/state';
import { Pagination } from 'shared-kit/ui/pagination/pagination';
import { PropertyGrid } from 'shared-kit/ui/property-grid/property-grid';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { mail } from 'shared-kit/domain/icon-shapes';
import { useText } from 'shared-kit/ui/text';
import type { ActiveFilter } from '../filters/active-filters.ts';
import { listAddress } from '../filters/list-address.ts';
import { GOAL_FIELD } from '../filters/form-fields.ts';
import { NoResults } from './no-results.tsx';
import s from './results.module.css';
import { queryInLanguage } from './query-in-language.ts';

interface ResultsProps {
  goal: Goal;
  query: ListingQuery;
  result: ListingPage;
  filters: ActiveFilter[];
  isSearching: boolean;
}

/** The listings of this page and the pagination. While a search is pending they stay in place, faded. */
export function Results({ goal, query, result, filters, isSearching }: ResultsProps) {
  const { href } = useHost();
  // A choice in a filter draws the page anew, but not the homes that it shows until the answer is there.
  const shown = useMemo(
    () => (
      <>
        <Homes
          key={listAddress(href, goal, query)}
          listings={result.items}
          isBesideMap={query.view === 'map'}
        />
        <Pagination
          page={result.page}
          pageCount={result.pageCount}
          toPath={(page) => listAddress(href, goal, { ...query, page })}
        />
        <KeepInformed goal={goal} query={query} result={result} />
      </>
    ),
    [href, goal, query, result],
  );
  if (result.items.length === 0)
    return (
      <NoResults
        goal={goal}
        query={query}
        filters={filters}
        alternatives={result.alternatives}
        understood={result.understood}
      >
        {filters.length > 0 && <KeepInformed goal={goal} query={query} result={result} />}
      </NoResults>
    );
  return (
    <div className={s.results} aria-busy={isSearching}>
      {shown}
    </div>
  );
}

/** Cards that are drawn first after a search: about as many as a screen holds. */
const FIRST = { mobile: 3, tablet: 6, desktop: 6 };

/**
 * The cards of a page. After a choice in a filter the first of them are painted before the others are drawn: a slow phone takes 100 ms
 * and more for all. Who comes back finds them all at once, for the place where they were; so does who moves the map beside them, and has
 * scrolled: a page that shrinks for a moment would move under them.
 */
function Homes({ listings, isBesideMap }: { listings: readonly ListingCard[]; isBesideMap: boolean }) {
  const isBack = useNavigationType() === 'POP';
  const first = FIRST[useAtomValue(deviceClassAtom)];
  const [showsAll, setShowsAll] = useState(isBack || isBesideMap);
  useEffect(() => startTransition(() => setShowsAll(true)), []);
  return (
    <PropertyGrid
      listings={showsAll ? listings : listings.slice(0, first)}
      perRow={isBesideMap ? 4 : 3}
      priorityCount={1}
      headingLevel={3}
    />
  );
}

interface KeepInformedProps {
  goal: Goal;
  query: ListingQuery;
  result: ListingPage;
}

/** Leads to the form for alerts, with the search as it stands in the address, and what was understood of its text as filters; nothing where neither the content nor a live release has that page. */
function KeepInformed({ goal, query, result }: KeepInformedProps) {
  const { href, language } = useHost();
  const text = useText();
  const path = href('search-alert');
  if (!path) return null;
  const wishes = formatListingQuery(
    { ...queryInLanguage(query, result, { goal, language }), sort: 'newest', page: 1 },
    goal,
  );
  wishes.set(GOAL_FIELD, String(goal));
  return (
    <p className={s.keep}>
      <ButtonLink variant="secondary" to={`${path}?${wishes}`}>
        <Icon shape={mail} />
        {text('list.keepInformed')}
      </ButtonLink>
    </p>
  );
}
