import type { Goal } from 'shared-kit/domain/goal';
import { RENT, SALE, isSale } from 'shared-kit/domain/goal';
import { sectionOfGoal } from 'shared-kit/domain/sections';
import { useHost } from 'shared-kit/host';
import { ButtonLink } from 'shared-kit/ui/button/button';
import { EmptyState } from 'shared-kit/ui/empty-state/empty-state';
import type { ActiveFilter } from '../filters/active-filters.ts';
import { listAddress } from '../filters/list-address.ts';
import { useText } from 'shared-kit/ui/text';

const MOST_SUGGESTIONS = 3;

/** Nothing found, and what to do next: remove one filter, remove all, or open the other list. */
export function NoResults({ goal, filters }: { goal: Goal; filters: ActiveFilter[] }) {
  const { href } = useHost();
  const text = useText();
  const isFiltered = filters.length > 0;
  const next = isFiltered ? goal : isSale(goal) ? RENT : SALE;
  return (
    <EmptyState
      title={text('list.empty.title')}
      actions={
        <>
          {filters.length > 1 &&
            filters.slice(0, MOST_SUGGESTIONS).map(({ key, label, without }) => (
              <ButtonLink key={key} variant="secondary" to={listAddress(href, goal, without)}>
                {text('list.empty.without', { filter: label })}
              </ButtonLink>
            ))}
          <ButtonLink to={listAddress(href, next)}>{text(`list.all.${sectionOfGoal(next)}`)}</ButtonLink>
        </>
      }
    >
      {text(isFiltered ? 'list.empty.filtered' : 'list.empty.unfiltered')}
    </EmptyState>
  );
}
