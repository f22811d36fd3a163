import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ModuleWidgetProps, WidgetLoaderArgs } from 'shared-kit/contracts/page';
import { type Goal, SALE, RENT } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { useHost } from 'composer/host';
import { Button } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { filters, close } from 'shared-kit/domain/icon-shapes';
import { Sheet, SheetTrigger } from 'shared-kit/ui/sheet/sheet';
import type { ListingFacets } from 'shared-kit/contracts/api/listing';
import { useText, useNumbers } from 'shared-kit/ui/text';
import { SECTION_NAMES, sectionOfGoal } from 'shared-kit/domain/listing-link';
import { VisuallyHidden } from 'shared-kit/ui/visually-hidden/visually-hidden';
import { activeFilters, type ActiveFilter } from '../filters/active-filters.ts';
import { EMPTY_QUERY, listAddress } from '../filters/list-address.ts';
import { SearchChoices } from '../filters/search-fields.tsx';
import { SearchText } from '../filters/search-text.tsx';
import { GOAL_FIELD } from '../filters/form-fields.ts';
import chip from '../filters/chip.module.css';
import s from './search-box.module.css';

/** The options of the box. `facets` is indexed by goal: 0 for sale, 1 for rent. */
interface SearchBoxData {
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

/** Cities and types of both goals, so that changing the goal needs no request. */
export async function loader({ api, language, signal }: WidgetLoaderArgs): Promise<SearchBoxData> {
  const ask = (goal: Goal) => api.get('getFacets', { query: { lang: language, goal }, signal });
  return { facets: await Promise.all([ask(SALE), ask(RENT)]) };
}

/** For sale or for rent (product S5). */
function GoalChoice({ goal, onChange }: { goal: Goal; onChange: (goal: Goal) => void }) {
  const { language } = useHost();
  const text = useText();
  return (
    <fieldset className={s.goals}>
      <legend>
        <VisuallyHidden>{text('box.goal')}</VisuallyHidden>
      </legend>
      {[SALE, RENT].map((choice) => (
        <label key={choice} className={s.choice}>
          <input
            className={s.input}
            type="radio"
            name={GOAL_FIELD}
            value={choice}
            checked={choice === goal}
            onChange={() => onChange(choice)}
          />
          <span className={s.name}>{SECTION_NAMES[sectionOfGoal(choice)][language]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ChosenFiltersProps {
  filters: readonly ActiveFilter[];
  onChange: (query: ListingQuery) => void;
}

/** Regions, provinces and features that were chosen among the suggestions, which no field of the box has: each is taken away by a press. */
export function ChosenFilters({ filters, onChange }: ChosenFiltersProps) {
  const text = useText();
  const chosen = filters.filter(({ filter }) => filter === 'area' || filter === 'with');
  if (chosen.length === 0) return null;
  return (
    <ul role="list" className={chip.chips} aria-label={text('search.chosen')}>
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
          <button
            type="button"
            className={chip.chip}
            aria-label={text('search.remove', { filter: label })}
            onClick={() => onChange(without)}
          >
            {label}
            <Icon shape={close} />
          </button>
        </li>
      ))}
    </ul>
  );
}
