import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { Icon } from 'shared-kit/ui/icon/icon';
import { close } from 'shared-kit/domain/icon-shapes';
import { useText } from 'shared-kit/ui/text';
import type { ActiveFilter } from '../filters/active-filters.ts';
import chip from '../filters/chip.module.css';

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
