import { useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useHost } from 'shared-kit/host';
import { activeFilters } from '../filters/active-filters.ts';
import type { ActiveFilter } from '../filters/active-filters.ts';
import { listAddress } from '../filters/list-address.ts';
import { useRememberSearch } from '../last-searches/use-remember-search.ts';
import { useText } from 'shared-kit/ui/text';
import { useNumbers } from 'shared-kit/ui/use-numbers';
import { FILTER_FORM, FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { GoalSwitch } from './goal-switch.tsx';
import { listHeading } from './list-heading.ts';
import type { ListData } from './list.loader.ts';
import s from './list-page.module.css';
import { RESULTS } from './reveal-results.ts';
import { Results } from './results.tsx';
import { ResultCount } from './result-count.tsx';
import { SortSelect } from './sort-select.tsx';
import { useFocusOnResults } from './use-focus-on-results.ts';
import { useFilterDraft } from './use-filter-draft.ts';

/** Properties for sale or for rent, with filters and order (product A22, S7, S8). */
export default function ListPage({ data }: { data: ListData }) {
  const { goal, query, result } = data;
  const { href, language } = useHost();
  const text = useText();
  const edit = useFilterDraft(goal, query);
  const isSearching = useIsSearching();
  const isNotHydrated = useIsNotHydrated();
  const filters = activeFilters(query, goal, result.facets, text, useNumbers());
  const heading = listHeading({ goal, query, facets: result.facets, language, text });
  const address = listAddress(href, goal, query);
  useFocusOnResults(address);
  useRememberSearch(
    filters.length > 0
      ? {
          address: listAddress(href, goal, { ...query, sort: 'newest', page: 1 }),
          label: [heading, ...filters.filter(isNotInHeading).map(({ label }) => label)].join(' · '),
          language,
        }
      : undefined,
  );
  return (
    <div>
      <header className={s.head}>
        <h1 className={s.title}>{heading}</h1>
        <GoalSwitch goal={goal} query={query} />
      </header>
      <FilterBar
        goal={goal}
        edit={edit}
        facets={result.facets}
        activeCount={filters.length}
        total={isSearching ? undefined : result.total}
      />
      <div id={RESULTS} className={s.body} data-waiting={isNotHydrated || undefined}>
        <div className={s.toolbar}>
          <ResultCount result={result} isSearching={isSearching} />
          <FilterChips filters={filters} goal={goal} />
          <SortSelect
            form={FILTER_FORM}
            value={edit.draft.sort}
            onChange={(sort) => edit.applyNow({ sort })}
          />
        </div>
        <Results
          goal={goal}
          query={query}
          result={result}
          filters={filters}
          isSearching={isSearching || edit.isPending}
        />
      </div>
    </div>
  );
}

/** Towns and areas are part of the heading. */
const isNotInHeading = ({ filter }: ActiveFilter) => filter !== 'city' && filter !== 'area';

/** Whether a navigation to another search of this list is pending. */
function useIsSearching(): boolean {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return next?.pathname === pathname;
}

/** Whether the page is not hydrated yet: a choice has no effect so far. */
function useIsNotHydrated(): boolean {
  return useSyncExternalStore(noChange, onBrowser, onServer);
}

const noChange = () => () => {};
const onBrowser = () => false;
const onServer = () => true;
