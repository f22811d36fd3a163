import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { HomeList } from 'shared-kit/domain/saved-homes';
import { addList, LONGEST_LIST_NAME, MOST_LISTS } from 'shared-kit/domain/saved-homes';
import { savedHomesAtom } from 'shared-kit/state';
import { Button } from 'shared-kit/ui/button/button';
import { TextField } from 'shared-kit/ui/text-field/text-field';
import { useText } from 'shared-kit/ui/text';
import s from './list-tabs.module.css';

interface ListTabsProps {
  lists: readonly HomeList[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** The visitor's lists, and a field for another one. */
export function ListTabs({ lists, chosen, onChoose }: ListTabsProps) {
  const text = useText();
  const change = useSetAtom(savedHomesAtom);
  const [name, setName] = useState('');
  return (
    <div className={s.bar}>
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
      {lists.length < MOST_LISTS && (
        <form
          className={s.new}
          onSubmit={(event) => {
            event.preventDefault();
            if (!name.trim()) return;
            void change((saved) => addList(saved, name));
            setName('');
            onChoose(lists.length);
          }}
        >
          <TextField
            label={text('favourites.newList')}
            hideLabel
            placeholder={text('favourites.newList')}
            maxLength={LONGEST_LIST_NAME}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button variant="secondary" type="submit">
            {text('favourites.addList')}
          </Button>
        </form>
      )}
    </div>
  );
}
