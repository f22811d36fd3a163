import { lazy, Suspense, useRef, useState } from 'react';
import type { Goal } from 'shared-kit/domain/goal';
import type { ListingQuery } from 'shared-kit/domain/listing-query';
import { search } from 'shared-kit/domain/icon-shapes';
import { TextField } from 'shared-kit/ui/text-field/text-field';
import { useText } from 'shared-kit/ui/text';
import s from './search-text.module.css';

const Suggestions = lazy(() => import('../suggestions/suggestions.tsx'));

interface SearchTextProps {
  goal: Goal;
  draft: ListingQuery;
  change: (part: Partial<ListingQuery>) => void;
  /** Adds the filters of what was chosen among the suggestions. */
  choose: (part: Partial<ListingQuery>) => void;
}

/** Town, area, street, type or reference, as the visitor writes it; suggestions come with the first use of the field. */
export function SearchText({ goal, draft, change, choose }: SearchTextProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  return (
    <div className={s.place} onFocus={() => setIsUsed(true)}>
      <TextField
        ref={input}
        className={s.text}
        type="text"
        role="searchbox"
        name="search"
        label={text('search.text')}
        hideLabel
        shape={search}
        placeholder={text('search.text.placeholder')}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={draft.search ?? ''}
        onChange={(event) => {
          setIsUsed(true);
          change({ search: event.currentTarget.value || undefined });
        }}
      />
      {isUsed && (
        <Suspense>
          <Suggestions input={input} goal={goal} draft={draft} choose={choose} />
        </Suspense>
      )}
    </div>
  );
}
