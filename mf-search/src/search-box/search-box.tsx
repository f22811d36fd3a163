import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ModuleWidgetProps } from 'shared-kit/contracts/page';
import type { Goal } from 'shared-kit/domain/goal';
import { SALE } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { filters } from 'shared-kit/domain/icon-shapes';
import { Sheet, SheetTrigger } from 'shared-kit/ui/sheet/sheet';
import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import { activeFilters } from '../filters/active-filters.ts';
import { EMPTY_QUERY, listAddress } from '../filters/list-address.ts';
import { SearchChoices } from '../filters/search-fields.tsx';
import { SearchText } from '../filters/search-text.tsx';
import { useText } from 'shared-kit/ui/text';
import { useNumbers } from 'shared-kit/ui/use-numbers';
import { ChosenFilters } from './chosen-filters.tsx';
import { GoalChoice } from './goal-choice.tsx';
import s from './search-box.module.css';

/** The options of the box. `facets` is indexed by goal: 0 for sale, 1 for rent. */
export interface SearchBoxData {
  facets: [sale: ListingFacets, rent: ListingFacets];
}

/**
 * The home search box (product S1): on phones one field, the others in a sheet. It opens the list of the chosen goal with the query of product S3. Without JavaScript it is a GET form
 * to the list of the goal that it was rendered with; that list redirects when the visitor chose the other goal.
 */
export default function SearchBox({ module, data }: ModuleWidgetProps<SearchBoxData>) {
  const { href, preload } = useHost();
  const navigate = useNavigate();
  const text = useText();
  const numbers = useNumbers();
  const [goal, setGoal] = useState<Goal>(module.goal ?? SALE);
  const [draft, setDraft] = useState<ListingQuery>(EMPTY_QUERY);
  const sheet = useId();
  const group = useId();
  const action = listAddress(href, goal);

  const chooseGoal = (chosen: Goal) => {
    setGoal(chosen);
    setDraft({ ...draft, price: undefined });
  };
  const change = (part: Partial<ListingQuery>) => setDraft({ ...draft, ...part });
  const facets = data.facets[goal];
  const chosen = activeFilters({ ...draft, search: undefined }, goal, facets, text, numbers);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(listAddress(href, goal, draft));
  };

  return (
    <form
      className={s.box}
      role="search"
      aria-label={module.title || text('box.label')}
      action={action}
      method="get"
      onSubmit={submit}
      onFocus={() => preload(action)}
    >
      <GoalChoice goal={goal} onChange={chooseGoal} />
      <div className={s.fields}>
        <SearchText goal={goal} draft={draft} change={change} choose={change} />
        <SheetTrigger sheet={sheet} className={s.trigger}>
          <Icon shape={filters} />
          {text('search.open', { count: chosen.length })}
        </SheetTrigger>
        <Sheet id={sheet} title={text('search.title')} className={s.choices}>
          <SearchChoices group={group} goal={goal} draft={draft} facets={facets} change={change} />
          <Button type="submit" variant="accent" className={s.inSheet}>
            {text('box.show')}
          </Button>
        </Sheet>
        <Button type="submit" variant="accent" className={s.submit}>
          {text('search.apply')}
        </Button>
      </div>
      <ChosenFilters filters={chosen} onChange={({ areas, features }) => change({ areas, features })} />
    </form>
  );
}
