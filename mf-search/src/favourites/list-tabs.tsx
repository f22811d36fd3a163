import type { HomeList } from 'shared-kit/domain/saved-homes';
import { useText } from 'shared-kit/ui/text';
import s from './list-tabs.module.css';

interface ListTabsProps {
  lists: readonly HomeList[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** The visitor's lists, where there are several. */
export function ListTabs({ lists, chosen, onChoose }: ListTabsProps) {
  const text = useText();
  return (
    <ul role="list" className={s.lists} aria-label={text('favourites.lists')}>
      {lists.map((list, index) => (
        <li key={index}>
          <button
            type="button"
            className={s.list}
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
          >
            {list.name || text('property.favourites')} <span className={s.count}>{list.homes.length}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
