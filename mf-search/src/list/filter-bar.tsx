import type { SubmitEvent } from 'react';
import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import type { Understood } from 'shared-kit/contracts/api/understood';
import type { Goal } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { formatPolygon } from 'shared-kit/domain/map-area';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { filters } from 'shared-kit/domain/icon-shapes';
import { Sheet, SheetTrigger } from 'shared-kit/ui/sheet/sheet';
import { listAddress } from '../filters/list-address.ts';
import { SearchFields } from '../filters/search-fields.tsx';
import { useText } from 'shared-kit/ui/text';
import { focusResults } from './reveal-results.ts';
import type { FilterDraft } from './use-filter-draft.ts';
import s from './filter-bar.module.css';

/** Id of the form, for fields outside it such as the order. */
export const FILTER_FORM = 'list-filters';
const SHEET = 'list-filters-sheet';

interface FilterBarProps {
  goal: Goal;
  edit: FilterDraft;
  facets: ListingFacets;
  understood: readonly Understood[];
  activeCount: number;
  /** Listings found; undefined while a search is pending. */
  total: number | undefined;
}

/** What no field shows, and a form that is sent without JavaScript must not lose: the map, and the area drawn on it. */
function KeptFields({ view, polygon }: Pick<ListingQuery, 'view' | 'polygon'>) {
  return (
    <>
      {view && <input type="hidden" name="view" value={view} />}
      {polygon && <input type="hidden" name="polygon" value={formatPolygon(polygon)} />}
    </>
  );
}

/**
 * All filters in one GET form: a bar on large screens, a sheet from below on phones. Without JavaScript its button submits it;
 * with it every change is applied by itself, what is typed or dragged after a pause, and the button applies at once.
 */
export function FilterBar({ goal, edit, facets, understood, activeCount, total }: FilterBarProps) {
  const { href } = useHost();
  const text = useText();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    edit.applyNow();
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
    focusResults();
  };
  return (
    <div className={s.bar} data-view={edit.draft.view}>
      <SheetTrigger sheet={SHEET} className={s.trigger}>
        <Icon shape={filters} />
        {text('search.open', { count: activeCount })}
      </SheetTrigger>
      <Sheet id={SHEET} title={text('search.title')}>
        <form
          id={FILTER_FORM}
          className={s.fields}
          role="search"
          action={listAddress(href, goal)}
          method="get"
          onSubmit={submit}
        >
          <SearchFields
            goal={goal}
            draft={edit.draft}
            facets={facets}
            understood={understood}
            change={edit.change}
            choose={edit.applyNow}
          />
          <div className={s.submit}>
            <Button type="submit" wide>
              <span className={s.inBar}>{text('search.apply')}</span>
              <span className={s.inSheet}>
                {total === undefined ? text('search.apply') : text('search.show', { count: total })}
              </span>
            </Button>
          </div>
          {/* Last: the places of the others are counted. */}
          <KeptFields {...edit.draft} />
        </form>
      </Sheet>
    </div>
  );
}
