import { useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useHost } from 'composer/host';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { activeFilters, type ActiveFilter } from '../filters/active-filters.ts';
import { listAddress } from '../filters/list-address.ts';
import { useRememberSearch } from '../last-searches/use-remember-search.ts';
import { SplitView } from '../map/split-view.tsx';
import { ViewSwitch } from '../map/view-switch.tsx';
import { useText, useNumbers } from 'shared-kit/ui/text';
import { apiQuery } from './api-query.ts';
import { FILTER_FORM, FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { GoalSwitch } from './goal-switch.tsx';
import { listHeading } from './list-heading.ts';
import type { ListData } from './list.loader.ts';
import s from './list-page.module.css';
import { RESULTS, useFocusOnResults } from './reveal-results.ts';
import { Results } from './results.tsx';
import { ResultCount } from './result-count.tsx';
import { SortSelect } from './sort-select.tsx';
import { useFilterDraft, useIsElsewhere } from './use-filter-draft.ts';

/** Properties for sale or for rent, with filters and order (product A22, S7, S8). */
export default function ListPage({ data }: { data: ListData }) {
  const { goal, query, result } = data;
  const { href, language } = useHost();
  const openArea = useOpenArea(data);
  const text = useText();
  const edit = useFilterDraft(goal, query);
  const isSearching = useIsSearching();
  const isNotHydrated = useIsNotHydrated();
  const filters = activeFilters(query, goal, result.facets, text, useNumbers(), result.understood);
  const heading = listHeading({ goal, query, facets: result.facets, language, text });
  const address = listAddress(href, goal, query);
  useFocusOnResults(address);
  // Where the map was looked at is no wish.
  const wishes = filters.filter(({ filter }) => filter !== 'bounds');
  useRememberSearch(
    wishes.length > 0
      ? {
          address: listAddress(href, goal, { ...query, ...NO_VIEW, sort: 'newest', page: 1 }),
          label: [heading, ...wishes.filter(isNotInHeading).map(({ label }) => label)].join(' · '),
          language,
        }
      : undefined,
  );
  const results = (
    <Results
      goal={goal}
      query={query}
      result={result}
      filters={filters}
      isSearching={isSearching || edit.isPending}
    />
  );
  return (
    <div>
      <header className={s.head} data-view={query.view}>
        <h1 className={s.title}>{heading}</h1>
        <GoalSwitch goal={goal} query={query} />
      </header>
      <FilterBar
        goal={goal}
        edit={edit}
        facets={result.facets}
        understood={result.understood}
        activeCount={filters.length}
        total={isSearching ? undefined : result.total}
      />
      <div
        id={RESULTS}
        className={s.body}
        data-view={query.view}
        data-fills-window={query.view === 'map' || undefined}
        data-waiting={isNotHydrated || undefined}
      >
        <div className={s.toolbar}>
          <ResultCount result={result} isSearching={isSearching} />
          <FilterChips filters={filters} goal={goal} />
          <div className={s.controls}>
            <ViewSwitch goal={goal} query={query} />
            <SortSelect
              form={FILTER_FORM}
              value={edit.draft.sort}
              onChange={(sort) => edit.applyNow({ sort })}
            />
          </div>
        </div>
        {query.view === 'map' ? (
          <SplitView
            goal={goal}
            query={query}
            search={apiQuery(query, goal, language)}
            open={openArea}
            items={result.items}
            total={result.total}
            towns={result.facets.cities}
            isHydrated={!isNotHydrated}
            stills={data.stills}
          >
            {results}
          </SplitView>
        ) : (
          results
        )}
      </div>
    </div>
  );
}

/**
 * Opens the list limited to another part of the map. Moving the map adds nothing to the history, and takes nobody back who has gone
 * elsewhere: the map tells of a move when it has come to rest.
 */
function useOpenArea({ goal, query }: ListData) {
  const { href } = useHost();
  const navigate = useNavigate();
  const opened = useRef<string>(undefined);
  const isElsewhere = useIsElsewhere();
  return (area: Pick<ListingQuery, 'bounds' | 'polygon'>, isMove: boolean) => {
    const address = listAddress(href, goal, { ...query, ...area, page: 1 });
    if (isMove && isElsewhere([opened.current])) return;
    opened.current = address;
    void navigate(address, { preventScrollReset: true, replace: isMove });
  };
}

const NO_VIEW = { view: undefined, bounds: undefined };

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
