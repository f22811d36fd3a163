import type { Sort } from 'shared-kit/domain/listing-query';
import { SORTS } from 'shared-kit/domain/listing-query';
import { Button } from 'shared-kit/ui/button/button';
import { Icon } from 'shared-kit/ui/icon/icon';
import { chevronDown } from 'shared-kit/domain/icon-shapes';
import { useText } from 'shared-kit/ui/text';
import s from './sort-select.module.css';

interface SortSelectProps {
  /** Id of the filter form, with which it is sent without JavaScript. */
  form: string;
  value: Sort;
  onChange: (sort: Sort) => void;
}

/** Order of the list (product S7). Without JavaScript a button beside it applies it. */
export function SortSelect({ form, value, onChange }: SortSelectProps) {
  const text = useText();
  return (
    <div className={s.order}>
      <label className={s.sort}>
        <span className={s.label}>{text('list.sort')}</span>
        <span className={s.control}>
          <select
            className={s.select}
            form={form}
            name="sort"
            value={value}
            onChange={(event) => onChange(event.currentTarget.value as Sort)}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {text(`list.sort.${sort}`)}
              </option>
            ))}
          </select>
          <Icon shape={chevronDown} className={s.arrow} />
        </span>
      </label>
      <Button className={s.apply} type="submit" variant="secondary" form={form}>
        {text('list.sort.apply')}
      </Button>
    </div>
  );
}
