import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ModuleWidgetProps } from 'shared-kit/contracts/page';
import type { Goal } from 'shared-kit/domain/goal';
import { SALE } from 'shared-kit/domain/goal';
import { useHost } from 'shared-kit/host';
import { Button } from 'shared-kit/ui/button/button';
import { EMPTY_QUERY, listAddress } from '../filters/list-address.ts';
import { SearchFields } from '../filters/search-fields.tsx';
import { useText } from 'shared-kit/ui/text';
import { GoalChoice } from './goal-choice.tsx';
import type { SearchBoxData } from './search-box.loader.ts';
import s from './search-box.module.css';

/**
 * The home search box (product S1): opens the list of the chosen goal with the query of product S3. Without JavaScript it is a GET form
 * to the list of the goal that it was rendered with; that list redirects when the visitor chose the other goal.
 */
export default function SearchBox({ module, data }: ModuleWidgetProps<SearchBoxData>) {
  const { href, preload } = useHost();
  const navigate = useNavigate();
  const text = useText();
  const [goal, setGoal] = useState<Goal>(module.goal ?? SALE);
  const [draft, setDraft] = useState(EMPTY_QUERY);
  const action = listAddress(href, goal);

  const chooseGoal = (chosen: Goal) => {
    setGoal(chosen);
    setDraft({ ...draft, price: undefined });
  };
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
        <SearchFields
          goal={goal}
          draft={draft}
          facets={data.facets[goal]}
          change={(part) => setDraft({ ...draft, ...part })}
        />
        <Button type="submit" variant="accent" className={s.submit}>
          {text('search.apply')}
        </Button>
      </div>
    </form>
  );
}
